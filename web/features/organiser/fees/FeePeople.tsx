import { useState } from "react";
import type { FeePerson } from "#contract/fee/fee.ts";
import { leftOf, overOf } from "#domain/fee/priceList.ts";
import { formatKopecks } from "#web/i18n/numbers.ts";
import { fees, feeWords } from "#web/i18n/ru/fees/fees.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { Segmented } from "#web/kit/Segmented.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { useDownload } from "#web/platform/session/useDownload.ts";
import styles from "./fees.module.css";

const { people: words } = fees;
const FILTERS = ["all", "debtors", "over"] as const;
type Filter = (typeof FILTERS)[number];

type Props = {
  eventId: string;
  people: readonly FeePerson[];
  onMark: (people: readonly FeePerson[]) => void;
};

/** Everybody with what they owe; debtors are found with one press, a club by its name. */
export function FeePeople({ eventId, people, onMark }: Props) {
  const [filter, setFilter] = useState<Filter>("all");
  const [needle, setNeedle] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = people.filter((person) => isWanted(person, filter, needle));
  const owing = shown.filter((person) => leftOf(person) > 0);
  const marked = owing.filter(({ key }) => chosen.has(key));
  const choose = (keys: readonly string[], isOn: boolean) =>
    setChosen(
      (before) => new Set(isOn ? [...before, ...keys] : [...before].filter((key) => !keys.includes(key))),
    );
  const mark = (these: readonly FeePerson[]) => {
    setChosen(new Set());
    onMark(these);
  };
  const sum = marked.reduce((total, person) => total + leftOf(person), 0);
  return (
    <Card isClipped>
      <CardHead className={styles.head}>
        <CardTitle title={words.title} lead={words.lead} />
        <Files eventId={eventId} />
      </CardHead>
      <Row gap={12} wraps align="end" className={styles.bar}>
        <Segmented
          label={words.filter}
          value={filter}
          segments={FILTERS.map((value) => ({ value, label: words[value] }))}
          onChange={setFilter}
        />
        <TextField
          label={words.search}
          type="search"
          value={needle}
          onChange={({ currentTarget }) => setNeedle(currentTarget.value)}
        />
        {marked.length === 0 ? null : (
          <Button onClick={() => mark(marked)}>{words.marking(marked.length, formatKopecks(sum))}</Button>
        )}
      </Row>
      {shown.length === 0 ? (
        <EmptyState
          title={words.nobody}
          level={3}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setFilter("all");
                setNeedle("");
              }}
            >
              {words.reset}
            </Button>
          }
        />
      ) : (
        <PeopleTable {...{ shown, owing, chosen, onChoose: choose, onMark: mark }} />
      )}
    </Card>
  );
}

type TableProps = {
  shown: readonly FeePerson[];
  owing: readonly FeePerson[];
  chosen: ReadonlySet<string>;
  onChoose: (keys: readonly string[], isOn: boolean) => void;
  onMark: Props["onMark"];
};

function PeopleTable({ shown, owing, chosen, onChoose, onMark }: TableProps) {
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
  const categories = person.lines.map(({ category }) => category).join(", ");
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

function Files({ eventId }: { eventId: string }) {
  const download = useDownload(words.failed);
  return (
    <Row gap={4}>
      {(["xlsx", "csv"] as const).map((format) => (
        <ActButton
          key={format}
          size="sm"
          variant="ghost"
          aria-label={words.save(words[format])}
          onPress={() => download(`/events/${eventId}/fees/table?format=${format}`)}
        >
          {words[format]}
        </ActButton>
      ))}
    </Row>
  );
}

function isWanted(person: FeePerson, filter: Filter, needle: string): boolean {
  const text = `${person.name} ${person.team ?? ""}`.toLocaleLowerCase("ru");
  if (!text.includes(needle.trim().toLocaleLowerCase("ru"))) return false;
  if (filter === "debtors") return leftOf(person) > 0;
  return filter === "all" || overOf(person) > 0;
}
