import { entryList as words } from "#texts/entries/entryList.ts";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { cx } from "#web/kit/cx.ts";
import { LIST_FIELDS, type ListColumn, type ListField } from "./columns.ts";
import styles from "./LineTable.module.css";

type Props = {
  column: ListColumn;
  isDisabled: boolean;
  onAssign: (field: ListField | undefined) => void;
};

const OPTIONS = [
  { value: "", label: words.columns.none },
  ...LIST_FIELDS.map((field) => ({ value: field, label: words.fields[field] })),
];

/** What stands over the column in the file, and what it is taken for. */
export function ColumnHead({ column: { head, field }, isDisabled, onAssign }: Props) {
  return (
    <th scope="col" className={cx(styles.head, field === undefined ? styles.left : styles.taking)}>
      <span className={styles.headText} title={head}>
        {words.columns.head(head)}
      </span>
      <SelectField
        label={<VisuallyHidden>{words.columns.label(head)}</VisuallyHidden>}
        value={field ?? ""}
        disabled={isDisabled}
        options={OPTIONS}
        onChange={({ currentTarget }) => onAssign(LIST_FIELDS.find((one) => one === currentTarget.value))}
      />
    </th>
  );
}
