import type { SubmitEvent } from "react";
import type { OrganisedCarpet } from "#contract/organiser.ts";
import type { StaffMember } from "#contract/staff.ts";
import { staff as words } from "#web/i18n/ru/staff.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#web/ui/Card.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { FieldSet } from "#web/ui/FieldSet.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Radio } from "#web/ui/Radio.tsx";
import { SelectField } from "#web/ui/SelectField.tsx";
import { Text } from "#web/ui/Text.tsx";
import { VisuallyHidden } from "#web/ui/VisuallyHidden.tsx";
import styles from "./StaffCard.module.css";
import { useStaff } from "./useStaff.ts";

type Props = {
  competitionUuid: string;
  staff: readonly StaffMember[];
  carpets: readonly OrganisedCarpet[];
};

/** Who runs the competition, and which mat (RL21, RL23). */
export function StaffCard({ competitionUuid, staff, carpets }: Props) {
  return (
    <Card>
      <CardHead>
        <div>
          <Heading level={2} look="h3">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.lead}
          </Text>
        </div>
      </CardHead>
      {staff.length === 0 ? (
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
    void form.save();
  };
  return (
    <CardBody>
      <form className={styles.form} onSubmit={submit}>
        <FieldSet label={words.who}>
          <Radio name="who" label={words.all} checked={!form.isNaming} onChange={() => form.name(false)} />
          <Radio name="who" label={words.named} checked={form.isNaming} onChange={() => form.name(true)} />
        </FieldSet>
        <FieldSet label={words.list} error={form.error}>
          <ul className={styles.list}>
            {form.members.map((member) => (
              <Member
                key={member.id}
                {...{ member, mats }}
                isNaming={form.isNaming}
                onChange={(change) => form.change(member.id, change)}
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

type MemberProps = {
  member: StaffMember;
  mats: readonly { readonly value: string; readonly label: string }[];
  isNaming: boolean;
  onChange: (change: Partial<StaffMember>) => void;
};

function Member({ member, mats, isNaming, onChange }: MemberProps) {
  const name = member.displayName || member.username;
  return (
    <li className={styles.member}>
      {isNaming ? (
        <Checkbox
          label={name}
          checked={member.isNamed}
          onChange={({ currentTarget }) => onChange({ isNamed: currentTarget.checked })}
        />
      ) : (
        <span>{name}</span>
      )}
      <SelectField
        label={<VisuallyHidden>{words.mat(name)}</VisuallyHidden>}
        value={member.carpet ?? ""}
        options={mats}
        onChange={({ currentTarget }) => onChange({ carpet: currentTarget.value || null })}
      />
    </li>
  );
}
