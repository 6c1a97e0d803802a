import type { ReactNode } from "react";
import type { FeePerson } from "#contract/fee/fee.ts";
import { leftOf, overOf } from "#domain/fee/priceList.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { fees, feeWords, formatKopecks } from "#texts/fees/fees.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { Segmented } from "#web/kit/Segmented.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./fees.module.css";

const { people: words } = fees;
const FILTERS = ["all", "debtors", "over"] as const;
export type Filter = (typeof FILTERS)[number];

type BarProps = {
  filter: Filter;
  needle: string;
  onFilter: (filter: Filter) => void;
  onNeedle: (needle: string) => void;
  children: ReactNode;
};

/** Whom the table shows, and what is done with those who are chosen. */
export function PeopleBar({ filter, needle, onFilter, onNeedle, children }: BarProps) {
  return (
    <Row gap={12} wraps align="end" className={styles.bar}>
      <Segmented
        label={words.filter}
        value={filter}
        segments={FILTERS.map((value) => ({ value, label: words[value] }))}
        onChange={onFilter}
      />
      <TextField
        label={words.search}
        type="search"
        value={needle}
        onChange={({ currentTarget }) => onNeedle(currentTarget.value)}
      />
      {children}
    </Row>
  );
}

type TableProps = {
  shown: readonly FeePerson[];
  owing: readonly FeePerson[];
  chosen: ReadonlySet<string>;
  onChoose: (keys: readonly string[], isOn: boolean) => void;
  onMark: (people: readonly FeePerson[]) => void;
};

export function PeopleTable({ shown, owing, chosen, onChoose, onMark }: TableProps) {
  const all = owing.map(({ key }) => key);
  return (
    <Table caption={words.table}>
      <thead>
        <tr>
          <HeadCell>
            {owing.length === 0 ? null : (
              <Checkbox
                label={<VisuallyHidden>{words.chooseAll}</VisuallyHidden>}
                checked={all.every((key) => chosen.has(key))}
                onChange={({ currentTarget }) => onChoose(all, currentTarget.checked)}
              />
            )}
          </HeadCell>
          <HeadCell>{words.name}</HeadCell>
          <HeadCell isWide>{words.categories}</HeadCell>
          <HeadCell align="end">{words.owed}</HeadCell>
          <HeadCell align="end" isWide>
            {words.paid}
          </HeadCell>
          <HeadCell>{words.state}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {shown.map((person) => (
          <PersonRow
            key={person.key}
            person={person}
            isChosen={chosen.has(person.key)}
            onChoose={(isOn) => onChoose([person.key], isOn)}
            onMark={() => onMark([person])}
          />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = {
  person: FeePerson;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
  onMark: () => void;
};

function PersonRow({ person, isChosen, onChoose, onMark }: RowProps) {
  const name = person.name || feeWords.nobody;
  const isOwing = leftOf(person) > 0;
  const categories = person.lines.map(({ category }) => titleWords(category)).join(", ");
  return (
    <tr>
      <Cell>
        {isOwing ? (
          <Checkbox
            label={<VisuallyHidden>{words.choose(name)}</VisuallyHidden>}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        ) : null}
      </Cell>
      <Cell className={styles.who}>
        <b>{name}</b>
        <small>{person.team}</small>
        <small className={styles.narrow}>{categories}</small>
      </Cell>
      <Cell isWide>{categories}</Cell>
      <Cell align="end" className={styles.sum}>
        {formatKopecks(person.owed)}
      </Cell>
      <Cell align="end" isWide className={styles.sum}>
        {formatKopecks(person.paid)}
      </Cell>
      <Cell>
        <Row gap={8} wraps>
          <FeeBadge person={person} />
          {isOwing ? (
            <Button size="sm" variant="secondary" aria-label={words.markOne(name)} onClick={onMark}>
              {words.mark}
            </Button>
          ) : null}
        </Row>
      </Cell>
    </tr>
  );
}

/** Paid, how much is left, or how much is too much. */
function FeeBadge({ person }: { person: FeePerson }) {
  const [left, over] = [leftOf(person), overOf(person)];
  if (over > 0) return <Badge tone="wait">{feeWords.over(formatKopecks(over))}</Badge>;
  if (left === 0) return person.owed === 0 ? null : <Badge tone="ok">{feeWords.paid}</Badge>;
  const word = person.paid === 0 ? feeWords.unpaid : feeWords.partly(formatKopecks(left));
  return <Badge tone="bad">{word}</Badge>;
}
