import { useState } from "react";
import { useNavigate } from "react-router";
import type { Roll, RollEntry } from "#contract/entry/roll.ts";
import { StateBadge } from "../weighing/WeighingPage.tsx";
import { isWanted, keyOf } from "../weighing/weight.ts";
import { fullName } from "#web/i18n/names.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatWeight } from "#texts/numbers.ts";
import { entriesDesk } from "#texts/entries/entriesDesk.ts";
import { closing } from "#texts/organiser/closing.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Menu } from "#web/kit/Menu.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./AthleteTable.module.css";

const { list: words } = entriesDesk;

/** What can be done with one entry of somebody. */
export type ActsOnEntry = {
  /** Nobody comes, goes or becomes another any more; what is known of them is put right all the same. */
  isClosed: boolean;
  onMove: (entry: RollEntry) => void;
  onRemove: (entry: RollEntry) => void;
  /** Of a drawn category: there the entrants are changed from then on. */
  onOpenDraw: (entry: RollEntry) => void;
};

type Props = ActsOnEntry & { roll: Roll };
type TableProps = Props & {
  /** What is looked for in the list beside it. */
  text: string;
  onReset: () => void;
};

/** Everybody who is in a category, found by a word or by the category. */
export function AthleteTable({ roll, text, onReset, ...acts }: TableProps) {
  const [category, setCategory] = useState<string>();
  const shown = roll.entries.filter((entry) => isWanted(entry, { text, category, state: "all" }));
  const reset = () => {
    onReset();
    setCategory(undefined);
  };
  return (
    <>
      <SelectField
        className={styles.filters}
        label={words.category}
        value={category ?? "all"}
        options={[
          { value: "all", label: words.all },
          ...roll.categories.map(({ uuid, title }) => ({ value: uuid, label: titleWords(title) })),
        ]}
        onChange={({ currentTarget: { value } }) => setCategory(value === "all" ? undefined : value)}
      />
      <Card>
        {shown.length === 0 ? (
          <EmptyState title={words.nobody} action={<Button onClick={reset}>{words.reset}</Button>} />
        ) : (
          <Rows {...{ roll, shown }} {...acts} />
        )}
      </Card>
    </>
  );
}

function Rows({ roll, shown, ...acts }: Props & { shown: readonly RollEntry[] }) {
  const categories = new Map(roll.categories.map((category) => [category.uuid, category]));
  return (
    <Table caption={words.table}>
      <thead>
        <tr>
          <HeadCell>{words.columns.name}</HeadCell>
          <HeadCell className={styles.wide}>{words.columns.category}</HeadCell>
          <HeadCell align="end" className={styles.wide}>
            {words.columns.born}
          </HeadCell>
          <HeadCell align="end" className={styles.wide}>
            {words.columns.weight}
          </HeadCell>
          <HeadCell className={styles.wide}>{words.columns.state}</HeadCell>
          <HeadCell>
            <VisuallyHidden>{words.columns.acts}</VisuallyHidden>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {shown.map((entry) => {
          const weight = entry.weight ?? entry.declared;
          const category = categories.get(entry.category);
          return (
            <tr key={keyOf(entry)}>
              <Cell className={styles.who}>
                <b>{fullName(entry)}</b>
                <small>{entry.team?.name}</small>
                <small className={styles.narrow}>{titleWords(category?.title ?? "")}</small>
              </Cell>
              <Cell className={styles.wide}>{titleWords(category?.title ?? "")}</Cell>
              <Cell align="end" className={styles.wide}>
                {entry.birthYear}
              </Cell>
              <Cell align="end" className={styles.wide}>
                {weight === null ? "" : formatWeight(weight)}
              </Cell>
              <Cell className={styles.wide}>
                <StateBadge entry={entry} />
              </Cell>
              <Cell align="end">
                <EntryActs entry={entry} {...acts} isOpen={category?.status === "draft"} />
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

type ActsProps = ActsOnEntry & { entry: RollEntry; isOpen: boolean };

export function EntryActs({ entry, isOpen: isUndrawn, isClosed, onMove, onRemove, onOpenDraw }: ActsProps) {
  const navigate = useNavigate();
  const { application } = entry;
  const isOpen = isUndrawn && !isClosed;
  const drawn = isClosed ? closing.closed : isOpen ? undefined : words.drawn;
  return (
    <Menu
      label={words.more(fullName(entry))}
      actions={[
        { label: words.move, icon: "swap", onPress: () => onMove(entry), isDisabled: !isOpen, hint: drawn },
        ...(isUndrawn
          ? []
          : [{ label: words.toDraw, icon: "bracket" as const, onPress: () => onOpenDraw(entry) }]),
        ...(application === null
          ? []
          : [
              {
                label: words.application,
                icon: "doc" as const,
                onPress: () => void navigate(`/personal/applications/${application}`),
              },
            ]),
        {
          label: words.remove,
          icon: "trash",
          isDangerous: true,
          isDisabled: !isOpen || application !== null,
          hint: drawn ?? (application === null ? undefined : words.byEntry),
          onPress: () => onRemove(entry),
        },
      ]}
    />
  );
}

/** Looks for people by surname, first name or club while it is typed. */
export function NameSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextField
      label={personsDesk.search}
      type="search"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
