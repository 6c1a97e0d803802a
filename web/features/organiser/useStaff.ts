import { useState } from "react";
import { ApiFailure } from "#contract/error.ts";
import type { Staff } from "#contract/staff.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { staff as words } from "#web/i18n/ru/organiser/organiser.ts";
import { useAct } from "#web/kit/useAct.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { changeOf, choiceOf, NO_EDITS, withMember, type MemberEdit, type StaffEdits } from "./staffing.ts";

/** What is chosen on the page until it is saved. What somebody else has saved meanwhile is shown instead (API38). */
export function useStaff(competitionUuid: string, staff: Staff, mats: readonly string[]) {
  const api = useApi();
  const reload = useReload();
  const [edits, setEdits] = useState(NO_EDITS);
  const [error, setError] = useState<string>();
  const choice = choiceOf(staff.data, edits);
  const edit = (change: (now: StaffEdits) => StaffEdits) => {
    setEdits(change);
    setError(undefined);
  };
  const { isBusy, press: save } = useAct(async () => {
    const change = changeOf(choice, mats);
    if (change === undefined) return setError(words.nobody);
    try {
      await api.organiser.setStaff(competitionUuid, change, staff.meta.rev);
      await reload();
      setEdits(NO_EDITS);
      showToast({ type: "success", message: words.saved });
    } catch (cause) {
      // The toast said why. What was chosen stays, on top of the list as it is now, unless somebody else has chosen.
      const refusal = cause instanceof ApiFailure ? cause.error.name : undefined;
      if (refusal === "ConflictError" || refusal === "ValidationError") await reload();
      if (refusal === "ConflictError") setEdits(NO_EDITS);
      throw cause;
    }
  });
  return {
    ...choice,
    error,
    isBusy,
    save,
    chooseNaming: (isNaming: boolean) => edit((now) => ({ ...now, isNaming })),
    changeMember: (id: number, change: MemberEdit) => edit((now) => withMember(now, id, change)),
  };
}
