import { useState } from "react";
import type { CategoryDraft, OrganisedCategory } from "#contract/event/organiser.ts";
import { LEVELS } from "#domain/category/category.ts";
import { categoryAdmin } from "#web/i18n/ru/organiser/categoryAdmin.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm, type Values } from "#web/kit/forms/fields.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { own } from "#web/kit/forms/rules.ts";
import { Text } from "#web/kit/Text.tsx";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";
import { readBoutTime } from "./boutTime.ts";
import styles from "./organiser.module.css";
import { categoriesOfSet, federations, linesOf, type SetLine } from "./usualSet.ts";

const { set: words, fields: fieldWords } = categoryAdmin;
const STYLES = ["nogi", "gi"] as const;

const FIELDS = defineForm({
  federation: {
    kind: "select",
    label: words.federation,
    options: choices(federations(), (name) => name),
    initial: words.usual,
    // The lines of another federation are others.
    sets: () => ({ lines: [] }),
  },
  style: {
    kind: "select",
    label: words.style,
    options: choices(STYLES, (style) => categoryAdmin.styles[style]),
    initial: "nogi",
  },
  lines: { kind: "checkboxes", label: words.ages, hint: words.agesHint, options: everyLine() },
  levels: {
    kind: "checkboxes",
    label: words.levels,
    hint: words.levelsHint,
    options: choices(["all", ...LEVELS], (level) => categoryAdmin.levels[level]),
    initial: ["all"],
  },
  minutes: {
    kind: "text",
    label: words.minutes,
    hint: fieldWords.minutesHint,
    inputMode: "decimal",
    initial: "5",
    rules: [
      own((typed) => (readBoutTime(String(typed)) === undefined ? fieldWords.minutesWrong : undefined)),
    ],
  },
  hasAbsolute: { kind: "checkbox", label: words.absolute },
});

type Chosen = Values<typeof FIELDS>;

type Props = {
  existing: readonly OrganisedCategory[];
  /** Makes them one by one; tells how many it made. */
  onMake: (drafts: readonly CategoryDraft[], onEach: (done: number) => void) => Promise<number>;
  onClose: () => void;
};

/** All weights of a table at once, for the ages, sexes and levels that are chosen. */
export function UsualSetDialog({ existing, onMake, onClose }: Props) {
  const [progress, setProgress] = useState<string>();
  const titles = new Set(existing.map(({ title }) => title));
  const freshOf = (chosen: Chosen) => draftsOf(chosen).filter(({ title }) => !titles.has(title));
  const make = async (chosen: Chosen) => {
    const fresh = freshOf(chosen);
    const tell = (done: number) => setProgress(words.busy(done, fresh.length));
    tell(0);
    const made = await onMake(fresh, tell);
    setProgress(undefined);
    return made === fresh.length || words.stopped(made, fresh.length);
  };
  return (
    <ActDialog
      title={words.title}
      confirm={progress ?? words.submit}
      size="lg"
      isPressableEarly
      canConfirm={(chosen) => freshOf(chosen).length > 0}
      fields={FIELDS}
      onConfirm={make}
      onClose={onClose}
    >
      {({ values, field, form }) => (
        <div className={styles.fields}>
          <Grid columns={2} phone={1} gap={18} align="start">
            {field("federation", { hint: statusOf(values) })}
            {field("style")}
          </Grid>
          {field("lines")}
          {field("levels")}
          <Grid columns={2} phone={1} gap={18} align="start">
            {field("minutes")}
            <FormField form={form} name="hasAbsolute" className={styles.atEnd} />
          </Grid>
          <Preview wanted={draftsOf(values).length} fresh={freshOf(values)} />
        </div>
      )}
    </ActDialog>
  );
}

function Preview({ wanted, fresh }: { wanted: number; fresh: readonly CategoryDraft[] }) {
  return (
    <Stack as="output" gap={6} className={styles.preview}>
      <b>{wanted === 0 ? words.nothing : words.preview(fresh.length)}</b>
      {wanted > fresh.length ? <Text size="small">{words.existing(wanted - fresh.length)}</Text> : null}
      {fresh.length === 0 ? null : (
        <ul>
          {fresh.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const styleOf = ({ style }: Pick<Chosen, "style">) => style || "nogi";

function valueOf(federation: string, { key }: SetLine): string {
  return `${federation}:${key}`;
}

function draftsOf(chosen: Chosen): readonly CategoryDraft[] {
  const { federation, lines, levels, minutes, hasAbsolute } = chosen;
  const style = styleOf(chosen);
  const picked = linesOf(federation, style).filter((line) => lines.includes(valueOf(federation, line)));
  return categoriesOfSet({
    lines: picked,
    levels,
    style,
    boutSeconds: readBoutTime(minutes) ?? null,
    hasAbsolute,
  });
}

/** Whether somebody has compared the tables with those of the federation. */
function statusOf(chosen: Chosen): string | undefined {
  const tables = linesOf(chosen.federation, styleOf(chosen)).map(({ table }) => table);
  const { status } = tables.find((table) => table.status !== "verified") ?? { status: "verified" };
  return words.status[status] || undefined;
}

/** The lines of every federation; offered are those of the one that is chosen, in the chosen style. */
function everyLine() {
  return federations().flatMap((federation) => {
    const byStyle = STYLES.map((style) => ({ style, lines: linesOf(federation, style) }));
    const all = new Map(
      byStyle.flatMap(({ lines }) => lines.map((line) => [valueOf(federation, line), line])),
    );
    const ordered = [...all].toSorted(([, one], [, other]) => one.table.ageMin - other.table.ageMin);
    return ordered.map(([value, line]) => ({
      value,
      label: lineLabel(line),
      isOffered: (values: Readonly<Record<string, unknown>>) =>
        values["federation"] === federation &&
        byStyle.some(
          ({ style, lines }) => style === values["style"] && lines.some(({ key }) => key === line.key),
        ),
    }));
  });
}

function lineLabel({ table: { ageMin, ageMax, ages }, sex }: SetLine): string {
  const isAdult = (ageMax ?? 99) >= 18;
  const who = (isAdult ? categoryAdmin.sexes : ageMin < 13 ? categoryAdmin.children : categoryAdmin.youths)[
    sex
  ];
  const note = /[а-я].*$/i.exec(ages)?.[0] ?? "";
  return [who, categoryAdmin.years(ageMin, ageMax), note && `(${note})`].filter(Boolean).join(" ");
}
