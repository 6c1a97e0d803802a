import type { Roll, RollCategory, RollEntry } from "#contract/entry/roll.ts";
import type { useWeighing } from "./useWeighing.ts";
import styles from "./weighing.module.css";
import { keyOf, readWeight, spareKg, nextClass } from "./weight.ts";
import { fullName } from "#web/i18n/names.ts";
import { weighing } from "#web/i18n/ru/entries/weighing.ts";
import { categoryAdmin } from "#web/i18n/ru/organiser/categoryAdmin.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { NumberField } from "#web/kit/fields/NumberField.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { List, Row } from "#web/kit/layout/layout.tsx";
import { tabMemory } from "#web/platform/browser/tabMemory.ts";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

type PanelProps = {
  entry: RollEntry;
  category: RollCategory;
  roll: Roll;
  /** Of the competition. */
  uuid: string;
  weighing: ReturnType<typeof useWeighing>;
  /** The next who was not weighed yet. */
  onDone: () => void;
};

/** One athlete at the scale: what is known, the weight, and what follows from it. */
export function WeighPanel({ entry, category, roll, uuid, weighing: acts, onDone }: PanelProps) {
  const name = fullName(entry);
  const who = { category: entry.category, fighter: entry.fighter };
  const isDrawn = category.status !== "draft";
  const isClosed =
    entry.hasBegun || (isDrawn && category.status !== "drawn" && category.status !== "in_progress");
  const limit = categoryAdmin.weight(category.weightMin ?? undefined, category.weightMax ?? undefined);
  return (
    <Card className={styles.panel} aria-label={name}>
      <CardHead>
        <div>
          <Heading level={2}>{name}</Heading>
          <Row as="p" gap={14} rowGap={2} align="stretch" wraps className={styles.facts}>
            <span>{category.title}</span>
            {entry.birthYear === null ? null : <span>{weighing.born(entry.birthYear)}</span>}
            {entry.team === null ? null : <span>{entry.team.name}</span>}
            <span>{weighing.declared(entry.declared)}</span>
            <b>{category.weightMax === null ? weighing.noLimit : weighing.limit(limit)}</b>
          </Row>
        </div>
      </CardHead>
      <CardBody className={styles.body}>
        <Checkbox
          label={weighing.papers}
          checked={entry.hasPapers}
          disabled={acts.isBusy || isClosed}
          onChange={({ currentTarget }) =>
            void acts.weigh({ act: "papers", ...who, hasPapers: currentTarget.checked })
          }
        />
        <OtherClasses entry={entry} roll={roll} />
        {isDrawn ? <Text tone="secondary">{isClosed ? weighing.closed : weighing.drawn}</Text> : null}
        {isClosed || entry.state === "passed" || entry.state === "no_show" ? null : (
          <WeightForm key={keyOf(entry)} {...{ entry, category, acts, onDone }} />
        )}
        <Outcome entry={entry} category={category} />
        <MoveOffer {...{ entry, category, acts }} all={roll.categories} />
        {isDrawn && !isClosed && (entry.state === "overweight" || entry.state === "no_show") ? (
          <Banner
            tone="wait"
            action={
              <Button variant="secondary" href={`/competition/${uuid}/refereeing/category/${category.uuid}`}>
                {weighing.toCategory}
              </Button>
            }
          >
            {weighing.mustLeave}
          </Banner>
        ) : null}
        {entry.state === "not_weighed" ? null : (
          <Row gap={12} align="stretch" wraps className={styles.acts}>
            {isClosed ? null : (
              <Button
                variant="secondary"
                isBusy={acts.isBusy}
                onClick={() => void acts.weigh({ act: "undo", ...who }, weighing.undone)}
              >
                {weighing.undo}
              </Button>
            )}
            <Button onClick={onDone}>{weighing.next}</Button>
          </Row>
        )}
      </CardBody>
    </Card>
  );
}

/** The same weight counts there, each by its own limit (CT22). */
function OtherClasses({ entry, roll }: Pick<PanelProps, "entry" | "roll">) {
  const others = roll.entries.filter(
    ({ fighter, category }) => fighter === entry.fighter && category !== entry.category,
  );
  if (others.length === 0) return null;
  return (
    <List gap={6} aria-label={weighing.otherClasses}>
      {others.map(({ category, state }) => (
        <li key={category}>
          <Row gap={8} align="center" wraps>
            <span>{roll.categories.find(({ uuid }) => uuid === category)?.title}</span>
            <Badge tone={state === "passed" ? "ok" : state === "overweight" ? "bad" : "line"}>
              {weighing.badges[state]}
            </Badge>
          </Row>
        </li>
      ))}
    </List>
  );
}

function Outcome({ entry, category }: Pick<PanelProps, "entry" | "category">) {
  const { state, weight } = entry;
  if (state === "passed")
    return (
      <Banner tone="ok" icon="check">
        {weight === null ? weighing.badges.passed : weighing.result.passed(weight)}
      </Banner>
    );
  if (state === "no_show") return <Banner icon="warn">{weighing.result.no_show}</Banner>;
  if (state !== "overweight" || weight === null) return null;
  return (
    <Banner
      tone="bad"
      icon="scale"
      title={weighing.result.overweight(weight, -(spareKg(weight, category) ?? 0))}
    >
      {weighing.result.again} {weighing.attempts(entry.attempts)}
    </Banner>
  );
}

const neverTold = () => () => undefined;

type FormProps = Pick<PanelProps, "entry" | "category" | "onDone"> & { acts: PanelProps["weighing"] };

function WeightForm({ entry, category, acts, onDone }: FormProps) {
  const memory = `weigh:${keyOf(entry)}`;
  // What was typed and not sent is there again after a reload.
  const kept = useSyncExternalStore(
    neverTold,
    () => tabMemory.getItem(memory) ?? "",
    () => "",
  );
  const [typedNow, setTyped] = useState<string>();
  const text = typedNow ?? kept;
  const [isTold, setIsTold] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // With a keyboard the weight is typed at once; on a tablet it would bring the system's own over the keys.
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  }, []);
  const who = { category: entry.category, fighter: entry.fighter };
  const typed = readWeight(text);
  const change = (next: string) => {
    setTyped(next);
    setIsTold(false);
    tabMemory.setItem(memory, next);
  };
  const save = async () => {
    if (typed.kind !== "weight") return setIsTold(true);
    const isFit = (spareKg(typed.kg, category) ?? 0) >= 0;
    const said = isFit ? weighing.saved.passed(fullName(entry)) : undefined;
    if (!(await acts.weigh({ act: "weigh", ...who, weightKg: typed.kg }, said))) return;
    change("");
    tabMemory.removeItem(memory);
    if (isFit) onDone();
  };
  const error =
    typed.kind === "unlikely" ? weighing.unlikely : typed.kind === "weight" ? undefined : weighing.wrong;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NumberField
        label={weighing.weight}
        suffix={weighing.kilograms}
        hint={weighing.weightHint}
        value={text}
        ref={field}
        maxLength={6}
        className={styles.weight}
        error={isTold || typed.kind === "wrong" ? error : undefined}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <output className={styles.verdict}>
        <Verdict text={text} category={category} />
      </output>
      <Keypad value={text} onChange={change} />
      <Row gap={12} align="stretch" wraps className={styles.acts}>
        <Button
          variant="secondary"
          size="lg"
          isBusy={acts.isBusy}
          onClick={() => void acts.weigh({ act: "no-show", ...who }, weighing.saved.no_show(fullName(entry)))}
        >
          {weighing.absent}
        </Button>
        <Button type="submit" size="lg" isBusy={acts.isBusy} className={styles.save}>
          {weighing.save}
        </Button>
      </Row>
    </form>
  );
}

function Verdict({ text, category }: { text: string; category: RollCategory }) {
  const typed = readWeight(text);
  if (typed.kind !== "weight") return null;
  const spare = spareKg(typed.kg, category);
  if (spare === undefined) return <Badge tone="ok">{weighing.noLimit}</Badge>;
  if (spare < 0) return <Badge tone="bad">{weighing.over(-spare)}</Badge>;
  return (
    <Badge tone="ok">
      {weighing.inLimit}. {weighing.spare(spare)}
    </Badge>
  );
}

const { move: words } = weighing;
const OLDEST_CHILD = 12;

/** Where somebody who is too heavy may still compete (CT16). */
function MoveOffer({
  entry,
  category,
  all,
  acts,
}: Omit<FormProps, "onDone"> & { all: readonly RollCategory[] }) {
  const [isAsked, setIsAsked] = useState(false);
  if (entry.state !== "overweight" || entry.weight === null || category.status !== "draft") return null;
  const next = nextClass(category, entry.weight, all);
  if (next === undefined) return <Text tone="secondary">{words.out}</Text>;
  const name = fullName(entry);
  const isChild = (category.ageMax ?? OLDEST_CHILD + 1) <= OLDEST_CHILD;
  const move = async () => {
    const { fighter, category: from } = entry;
    return acts.move({ fighter, from, to: next.uuid, isByWeight: true }, words.done(name, next.title));
  };
  return (
    <div className={styles.offer}>
      <Text size="small" tone="secondary">
        {isChild ? words.child : words.adult}
      </Text>
      <Button size="lg" isBlock onClick={() => setIsAsked(true)}>
        {words.to(next.title)}
      </Button>
      {isAsked ? (
        <ActDialog
          title={words.ask(name, next.title)}
          confirm={words.confirm}
          isPersistent={false}
          onConfirm={move}
          onClose={() => setIsAsked(false)}
        >
          <Text>{words.text}</Text>
        </ActDialog>
      ) : null}
    </div>
  );
}

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ",", "0"] as const;

/** For a finger at the scale: large keys that leave the system's keyboard away. */
function Keypad({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const press = (sign: string, label: string, next: string) => (
    <Button key={sign} variant="secondary" size="lg" aria-label={label} onClick={() => onChange(next)}>
      {sign}
    </Button>
  );
  return (
    <fieldset className={styles.keypad} aria-label={weighing.keypad}>
      {KEYS.map((key) => press(key, key === "," ? weighing.comma : key, value + key))}
      {press("⌫", weighing.erase, value.slice(0, -1))}
    </fieldset>
  );
}
