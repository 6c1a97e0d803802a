import type { StaffMember } from "#contract/competition/staff.ts";
import { staff as words } from "#web/i18n/ru/organiser/organiser.ts";
import { userName } from "#web/platform/session/userName.ts";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./StaffCard.module.css";
import type { MemberEdit } from "./staffing.ts";

type Props = {
  member: StaffMember;
  mats: readonly { readonly value: string; readonly label: string }[];
  isNaming: boolean;
  onChange: (change: MemberEdit) => void;
};

/** A referee of the list: whether they are named, and their mat. */
export function StaffRow({ member, mats, isNaming, onChange }: Props) {
  const name = userName(member);
  const label = member.hasLeft ? <Left name={name} /> : name;
  return (
    <li className={styles.member}>
      {isNaming ? (
        <Checkbox
          label={label}
          checked={member.isNamed}
          onChange={({ currentTarget }) => onChange({ isNamed: currentTarget.checked })}
        />
      ) : (
        <span>{label}</span>
      )}
      <SelectField
        label={<VisuallyHidden>{words.mat(name)}</VisuallyHidden>}
        className={styles.mat}
        value={member.carpet ?? ""}
        options={mats}
        onChange={({ currentTarget }) => onChange({ carpet: currentTarget.value || null })}
      />
    </li>
  );
}

function Left({ name }: { name: string }) {
  return (
    <>
      {name}
      <small className={styles.left}>{words.left}</small>
    </>
  );
}
