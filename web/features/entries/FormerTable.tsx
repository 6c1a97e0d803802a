import type { RollCategory } from "#contract/entry/roll.ts";
import { fullName } from "#web/i18n/names.ts";
import { formatWeight } from "#texts/numbers.ts";
import { formerPeople as words } from "#texts/entries/formerPeople.ts";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { Text } from "#web/kit/Text.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { cx } from "#web/kit/cx.ts";
import stacked from "#web/kit/stackedTable.module.css";
import styles from "./entries.module.css";
import type { Offered } from "./formerDraft.ts";

const { columns } = words;

type Props = {
  shown: readonly Offered[];
  ticked: ReadonlySet<string>;
  categories: readonly RollCategory[];
  categoryOf: (one: Offered) => string;
  onTick: (fighter: string, isOn: boolean) => void;
  onChoose: (one: Offered, category: string) => void;
};

type SearchProps = { text: string; onText: (text: string) => void };

export function FormerSearch({ text, onText }: SearchProps) {
  return (
    <TextField
      type="search"
      label={words.search}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}

export function FormerTable({ shown, ticked, onTick, ...rest }: Props) {
  if (shown.length === 0) return <Text tone="secondary">{words.found}</Text>;
  return (
    <Table caption={words.title} className={cx(styles.former, stacked.stacked)}>
      <thead>
        <tr>
          <HeadCell>{columns.who}</HeadCell>
          <HeadCell isWide>{columns.age}</HeadCell>
          <HeadCell isWide>{columns.was}</HeadCell>
          <HeadCell>{columns.now}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {shown.map((one) => (
          <FormerRow
            key={one.person.fighter}
            one={one}
            isTicked={ticked.has(one.person.fighter)}
            onTick={onTick}
            {...rest}
          />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = Omit<Props, "shown" | "ticked"> & { one: Offered; isTicked: boolean };

/** Those that fit first; the others are there for whom no rule knows well enough. */
function FormerRow({ one, isTicked, categories, categoryOf, onTick, onChoose }: RowProps) {
  const { person, age, fitting } = one;
  const name = fullName(person);
  const others = categories.filter((category) => category.status === "draft" && !fitting.includes(category));
  return (
    <tr>
      <Cell>
        <Checkbox
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(person.fighter, currentTarget.checked)}
          label={
            <>
              <VisuallyHidden>{words.take("")}</VisuallyHidden>
              {name}
              <small className={styles.facts}>
                {[person.team, person.weight === null ? "" : formatWeight(person.weight)]
                  .filter(Boolean)
                  .join(", ")}
              </small>
            </>
          }
        />
      </Cell>
      <Cell isWide>{age === undefined ? "—" : words.age(age)}</Cell>
      <Cell isWide>{person.was.join(", ")}</Cell>
      <Cell>
        <SelectField
          label={<VisuallyHidden>{words.categoryOf(name)}</VisuallyHidden>}
          value={categoryOf(one)}
          options={[
            { value: "", label: words.choose },
            ...[...fitting, ...others].map(({ uuid, title }) => ({ value: uuid, label: title })),
          ]}
          onChange={({ currentTarget }) => onChoose(one, currentTarget.value)}
        />
      </Cell>
    </tr>
  );
}
