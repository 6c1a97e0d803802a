import type { SubmitEvent } from "react";
import type { OrganisedCarpet } from "#contract/organiser.ts";
import type { Staff } from "#contract/staff.ts";
import { staff as words } from "#web/i18n/ru/organiser/organiser.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { Radio } from "#web/kit/fields/Radio.tsx";
import styles from "./StaffCard.module.css";
import { StaffRow } from "./StaffRow.tsx";
import { useStaff } from "./useStaff.ts";

type Props = { competitionUuid: string; staff: Staff; carpets: readonly OrganisedCarpet[] };

/** Who runs the competition, and which mat (RL21, RL23). */
export function StaffCard({ competitionUuid, staff, carpets }: Props) {
  return (
    <Card>
      <CardHead>
        <CardTitle title={words.title} lead={words.lead} />
      </CardHead>
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
