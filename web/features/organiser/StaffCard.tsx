import { type SubmitEvent, useState } from "react";
import type { OrganisedCarpet } from "#contract/event/organiser.ts";
import type { Staff } from "#contract/competition/staff.ts";
import { staff as words } from "#web/i18n/ru/organiser/organiser.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { Radio } from "#web/kit/fields/Radio.tsx";
import styles from "./StaffCard.module.css";
import { StaffRow } from "./StaffRow.tsx";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useAct } from "#web/kit/useAct.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { changeOf, choiceOf, NO_EDITS, withMember, type MemberEdit, type StaffEdits } from "./staffing.ts";

type Props = { competitionUuid: string; staff: Staff; carpets: readonly OrganisedCarpet[] };

/** Who runs the competition, and which mat (RL21, RL23). */
export function StaffCard({ competitionUuid, staff, carpets }: Props) {
  return (
    <Card heading={words.title} lead={words.lead}>
      {staff.data.length === 0 ? (
        <EmptyState
          title={words.empty}
          level={3}
          action={
            <Button variant="secondary" href="/organiser/users">
              {words.users}
            </Button>
          }
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <StaffForm {...{ competitionUuid, staff, carpets }} />
      )}
    </Card>
  );
}

function StaffForm({ competitionUuid, staff, carpets }: Props) {
  const form = useStaff(
    competitionUuid,
    staff,
    carpets.map(({ uuid }) => uuid),
  );
  const mats = [
    { value: "", label: words.anyMat },
    ...carpets.map(({ uuid, name }) => ({ value: uuid, label: name })),
  ];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.save();
  };
  return (
    <CardBody>
      <form className={styles.form} onSubmit={submit}>
        <FieldSet label={words.who}>
          <Radio
            name="who"
            label={words.all}
            checked={!form.isNaming}
            onChange={() => form.chooseNaming(false)}
          />
          <Radio
            name="who"
            label={words.named}
            checked={form.isNaming}
            onChange={() => form.chooseNaming(true)}
          />
        </FieldSet>
        <FieldSet label={words.list} error={form.error}>
          <ul className={styles.list}>
            {form.members.map((member) => (
              <StaffRow
                key={member.id}
                {...{ member, mats }}
                isNaming={form.isNaming}
                onChange={(change) => form.changeMember(member.id, change)}
              />
            ))}
          </ul>
        </FieldSet>
        <Button type="submit" isBusy={form.isBusy}>
          {words.save}
        </Button>
      </form>
    </CardBody>
  );
}

/** What is chosen on the page until it is saved. What somebody else has saved meanwhile is shown instead (API38). */
function useStaff(competitionUuid: string, staff: Staff, mats: readonly string[]) {
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
      await api.staff.save(competitionUuid, { data: change }, staff.meta.rev);
      await reload();
      setEdits(NO_EDITS);
      showToast({ type: "success", message: words.saved });
    } catch (cause) {
      // The toast said why. What was chosen stays, on top of the list as it is now, unless somebody else has chosen.
      const isStale = isRefusedWith(cause, "stale-staff");
      if (isStale || isRefusedWith(cause, "unknown-mat") || isRefusedWith(cause, "no-referee"))
        await reload();
      if (isStale) setEdits(NO_EDITS);
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
