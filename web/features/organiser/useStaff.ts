import { useState } from "react";
import type { StaffMember } from "#contract/staff.ts";
import { showToast } from "#web/frame/toasts/toasts.ts";
import { staff as words } from "#web/i18n/ru/staff.ts";
import { useApi } from "#web/session/useApi.ts";
import { changeOf } from "./staffing.ts";

/** What is chosen on the page until it is saved. */
export function useStaff(competitionUuid: string, staff: readonly StaffMember[], mats: readonly string[]) {
  const api = useApi();
  const [isNaming, setIsNaming] = useState(staff.some(({ isNamed }) => isNamed));
  const [members, setMembers] = useState(staff);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    const change = changeOf({ members, isNaming, mats });
    if (change === undefined) return setError(words.nobody);
    setIsBusy(true);
    try {
      const { data } = await api.organiser.setStaff(competitionUuid, change);
      setMembers(data);
      showToast({ type: "success", message: words.saved });
    } catch {
      // The toast said why; what was chosen stays.
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isNaming,
    members,
    error,
    isBusy,
    save,
    name: (isOn: boolean) => {
      setIsNaming(isOn);
      setError(undefined);
    },
    change: (id: number, change: Partial<StaffMember>) => {
      setMembers((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
      setError(undefined);
    },
  };
}
