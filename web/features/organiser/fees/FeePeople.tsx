import { useState } from "react";
import type { FeePerson } from "#contract/fee/fee.ts";
import { leftOf, overOf } from "#domain/fee/priceList.ts";
import { fees, formatKopecks } from "#texts/fees/fees.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { inOwnLanguage } from "#web/platform/browser/inOwnLanguage.ts";
import { useDownload } from "#web/platform/session/useDownload.ts";
import { PeopleBar, PeopleTable, type Filter } from "./PeopleTable.tsx";

const { people: words } = fees;

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
      <CardHead>
        <CardTitle title={words.title} lead={words.lead} />
        <Files eventId={eventId} />
      </CardHead>
      <PeopleBar {...{ filter, needle }} onFilter={setFilter} onNeedle={setNeedle}>
        {marked.length === 0 ? null : (
          <Button onClick={() => mark(marked)}>{words.marking(marked.length, formatKopecks(sum))}</Button>
        )}
      </PeopleBar>
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
          onPress={() => download(inOwnLanguage(`/events/${eventId}/fees/table?format=${format}`))}
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
