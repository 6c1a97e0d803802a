import { useEffect, type ReactNode } from "react";
import type { ListBasis } from "#contract/entry/list.ts";
import type { Likeness } from "#domain/person/likeness.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatWeight } from "#texts/numbers.ts";
import { entryList } from "#texts/entries/entryList.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { pairKey, type LikeOf, type Verdict } from "./decidePeople.ts";
import type { ListPreview, PreviewLine } from "./previewList.ts";
import styles from "./SimilarPeopleCard.module.css";
import type { ChangeDraft } from "./listDraft.ts";

const { people: words } = entryList;

type Props = {
  preview: ListPreview;
  basis: ListBasis;
  change: ChangeDraft;
  isReadOnly: boolean;
  shown: number | undefined;
  onShow: (line: number | undefined) => void;
};

/** One pair at a time: the program proposes, a person decides, also otherwise than it was proposed (PS5). */
export function SimilarPeopleCard({ preview, basis, change, isReadOnly, shown, onShow }: Props) {
  const asked = preview.lines.filter(({ decided }) => decided.question !== undefined);
  const line = preview.lines.find(({ read }) => read.line === shown) ?? asked[0];
  const pair = line?.decided.question ?? line?.decided.pair;
  const at = line === undefined ? -1 : asked.indexOf(line);
  const decide = (verdict: Verdict) => {
    if (line === undefined || pair === undefined || isReadOnly) return;
    if (verdict === "later") {
      onShow((asked[at + 1] ?? asked[0])?.read.line);
      return;
    }
    change(({ people }) => ({
      people: new Map(people).set(pairKey(line.read.line, pair.somebody), verdict),
    }));
    onShow(undefined);
  };
  useKeys(pair === undefined ? undefined : decide);
  if (line === undefined || pair === undefined)
    return (
      <Card heading={words.title}>
        <CardBody>
          <Text tone="secondary">{words.none}</Text>
        </CardBody>
      </Card>
    );
  return (
    <Card>
      <CardHead>
        <Heading level={2} look="h3">
          {words.title}
        </Heading>
        {at < 0 ? null : (
          <Text size="small" tone="muted">
            {words.of(at + 1, asked.length)}
          </Text>
        )}
      </CardHead>
      <CardBody>
        <Stack gap={12}>
          <Pair {...{ line, pair, preview, basis }} />
          <Text size="small" tone="secondary">
            {reasonOf(pair.likeness)}
            {line.decided.question === undefined ? ` ${decidedOf(line)}.` : ""}
          </Text>
          <Stack gap={8}>
            <Choice verdict="same" number="1" onPress={decide} isDisabled={isReadOnly} />
            <Choice verdict="different" number="2" onPress={decide} isDisabled={isReadOnly} />
            <Choice verdict="later" number="3" onPress={decide} isDisabled={isReadOnly} />
          </Stack>
        </Stack>
      </CardBody>
    </Card>
  );
}

const LOOKS = { same: "primary", different: "secondary", later: "ghost" } as const;
type ChoiceProps = {
  verdict: Verdict;
  number: string;
  isDisabled: boolean;
  onPress: (verdict: Verdict) => void;
};

function Choice({ verdict, number, isDisabled, onPress }: ChoiceProps) {
  return (
    <Button isBlock variant={LOOKS[verdict]} disabled={isDisabled} onClick={() => onPress(verdict)}>
      {words[verdict]} <Kbd className={styles.key}>{number}</Kbd>
    </Button>
  );
}

const VERDICT_OF_KEY: Readonly<Record<string, Verdict>> = { "1": "same", "2": "different", "3": "later" };

/** Anywhere but in a field. */
function useKeys(decide: ((verdict: Verdict) => void) | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const verdict = VERDICT_OF_KEY[event.key];
      const isTyped =
        event.target instanceof Element && event.target.closest("input,textarea,select,dialog,[role=dialog]");
      if (verdict === undefined || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      decide?.(verdict);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

const decidedOf = ({ decided }: PreviewLine): string =>
  decided.isProposed
    ? words.decided.proposed
    : decided.is === undefined
      ? words.decided.different
      : words.decided.same;

function reasonOf({ names, born, club }: Likeness): string {
  return `${words.names[names]}, ${words.club[club]}, ${words.born[born]}.`;
}

type PairProps = { line: PreviewLine; pair: LikeOf; preview: ListPreview; basis: ListBasis };

function Pair({ line, pair: { somebody, likeness }, preview, basis }: PairProps) {
  const known =
    "fighter" in somebody ? basis.people.find(({ fighter }) => fighter === somebody.fighter) : undefined;
  const other =
    "line" in somebody ? preview.lines.find(({ read }) => read.line === somebody.line) : undefined;
  const team = basis.teams.find(({ id }) => id === known?.team);
  const titles = basis.categories
    .filter(({ uuid }) => known?.categories.includes(uuid))
    .map(({ title }) => title);
  const differs = likeness.born === "near";
  return (
    <>
      <Text size="small" tone="secondary">
        {other === undefined
          ? words.withKnown(line.read.line)
          : words.withLine(line.read.line, other.read.line)}
      </Text>
      <div className={styles.pair}>
        <Side label={words.inList} person={line.read.person} differs={differs}>
          {[line.read.club, weightOf(line)]}
        </Side>
        {other === undefined ? null : (
          <Side label={words.above} person={other.read.person} differs={differs}>
            {[other.read.club, weightOf(other)]}
          </Side>
        )}
        {known === undefined ? null : (
          <Side label={words.there} person={known} differs={differs}>
            {[[team?.name, team?.city].filter(Boolean).join(", "), titles.join("; ")]}
          </Side>
        )}
      </div>
    </>
  );
}

const weightOf = ({ read: { person, category } }: PreviewLine): string =>
  [titleWords(category?.title ?? ""), person.weight === null ? "" : formatWeight(person.weight)]
    .filter(Boolean)
    .join(", ");

type Shown = Pick<
  PreviewLine["read"]["person"],
  "lastName" | "firstName" | "middleName" | "birthDate" | "birthYear"
>;
type SideProps = { label: string; person: Shown; differs: boolean; children: readonly string[] };

function Side({ label, person, differs, children }: SideProps) {
  const born: ReactNode =
    person.birthDate?.split("-").toReversed().join(".") ?? person.birthYear ?? words.bornUnknown;
  return (
    <div>
      <small>{label}</small>
      <b>{[person.lastName, person.firstName, person.middleName].filter(Boolean).join(" ")}</b>
      <p>
        {differs ? <mark>{born}</mark> : born}
        {children.filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}
