import type { Roll, RollCategory, RollEntry } from "#contract/entry/roll.ts";
import type { useWeighing } from "./useWeighing.ts";
import styles from "./weighing.module.css";
import { keyOf, readWeight, spareKg, tooHeavyFor } from "./weight.ts";
import { fullName } from "#web/i18n/names.ts";
import { decimalMark } from "#texts/numbers.ts";
import { weighing } from "#texts/entries/weighing.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { NumberField } from "#web/kit/fields/NumberField.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { tabMemory } from "#web/platform/browser/tabMemory.ts";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

const neverTold = () => () => undefined;

type FormProps = {
  entry: RollEntry;
  category: RollCategory;
  roll: Roll;
  acts: ReturnType<typeof useWeighing>;
  onDone: () => void;
};

/** The weight now, and what it means in this class and in the others of the athlete. */
export function WeightForm({ entry, category, roll, acts, onDone }: FormProps) {
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
        {typed.kind === "weight" ? <TooHeavyFor classes={tooHeavyFor(typed.kg, entry, roll)} /> : null}
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

/** One weighing counts for every class: which of them it closes is told before it is written (CT37). */
function TooHeavyFor({ classes }: { classes: ReturnType<typeof tooHeavyFor> }) {
  if (classes.length === 0) return null;
  return (
    <Banner tone="bad" icon="warn" title={weighing.outOfClass}>
      {classes.map(({ title, over }) => weighing.outOf(title, over)).join("; ")}
    </Banner>
  );
}

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", decimalMark, "0"] as const;

/** For a finger at the scale: large keys that leave the system's keyboard away. */
function Keypad({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const press = (sign: string, label: string, next: string) => (
    <Button key={sign} variant="secondary" size="lg" aria-label={label} onClick={() => onChange(next)}>
      {sign}
    </Button>
  );
  return (
    <fieldset className={styles.keypad} aria-label={weighing.keypad}>
      {KEYS.map((key) => press(key, key === decimalMark ? weighing.comma : key, value + key))}
      {press("⌫", weighing.erase, value.slice(0, -1))}
    </fieldset>
  );
}
