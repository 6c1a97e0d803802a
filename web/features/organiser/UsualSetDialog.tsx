import { useState } from "react";
import type { CategoryDraft, OrganisedCategory, OwnTable } from "#contract/event/organiser.ts";
import { ADULT_AGE } from "#domain/category/category.ts";
import { BELTS, beltsOfAge, LEVELS } from "#domain/category/levels.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { federationWord, USUAL_FEDERATION } from "#texts/organiser/federations.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm, type Values } from "#web/kit/forms/fields.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { own } from "#web/kit/forms/rules.ts";
import { Text } from "#web/kit/Text.tsx";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";
import { readBoutTime } from "./boutTime.ts";
import styles from "./organiser.module.css";
import { categoriesOfSet, federations, lineLabel, linesOf, type SetLine } from "./usualSet.ts";

const { set: words, fields: fieldWords } = categoryAdmin;
const STYLES = ["nogi", "gi"] as const;
const DIVISIONS = ["levels", "belts"] as const;

const setFields = (tables: readonly OwnTable[]) =>
  defineForm({
    federation: {
      kind: "select",
      label: words.federation,
      options: choices(federations(tables), federationWord),
      initial: USUAL_FEDERATION,
      // The lines of another federation are others.
      sets: () => ({ lines: [] }),
    },
    style: {
      kind: "select",
      label: words.style,
      options: choices(STYLES, (style) => categoryAdmin.styles[style]),
      initial: "nogi",
    },
    lines: { kind: "checkboxes", label: words.ages, hint: words.agesHint, options: everyLine(tables) },
    divide: {
      kind: "radio",
      label: words.divide,
      options: choices(DIVISIONS, (by) => words.divisions[by]),
      initial: "levels",
    },
    belts: {
      kind: "checkboxes",
      label: words.belts,
      hint: words.beltsHint,
      options: BELTS.map((value) => ({
        value,
        label: categoryAdmin.levels[value],
        isOffered: (values) => agesOf(values, tables).some((ages) => beltsOfAge(ages).includes(value)),
      })),
      initial: BELTS,
      isAsked: ({ divide }) => divide === "belts",
    },
    levels: {
      isAsked: ({ divide }) => divide !== "belts",
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

type Chosen = Values<ReturnType<typeof setFields>>;

type Props = {
  existing: readonly OrganisedCategory[];
  tables: readonly OwnTable[];
  /** Makes them one by one; tells how many it made. */
  onMake: (drafts: readonly CategoryDraft[], onEach: (done: number) => void) => Promise<number>;
  onClose: () => void;
};

/** All weights of a table at once, for the ages, sexes and levels that are chosen. */
export function UsualSetDialog({ existing, tables, onMake, onClose }: Props) {
  const [progress, setProgress] = useState<string>();
  // One made in Russian is there already on an English page too.
  const titles = new Set(existing.map(({ title }) => titleWords(title)));
  const freshOf = (chosen: Chosen) => draftsOf(chosen, tables).filter(({ title }) => !titles.has(title));
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
      fields={setFields(tables)}
      onConfirm={make}
      onClose={onClose}
    >
      {({ values, field, form }) => (
        <div className={styles.fields}>
          <Grid columns={2} phone={1} gap={18} align="start">
            {field("federation", { hint: statusOf(values, tables) })}
            {field("style")}
          </Grid>
          {field("lines")}
          {field("divide")}
          {field("levels")}
          {field("belts")}
          <Grid columns={2} phone={1} gap={18} align="start">
            {field("minutes")}
            <FormField form={form} name="hasAbsolute" className={styles.atEnd} />
          </Grid>
          <Preview
            wanted={draftsOf(values, tables).length}
            fresh={freshOf(values)}
            missing={values.lines.length === 0 ? words.nothing : words.undivided[values.divide || "levels"]}
          />
        </div>
      )}
    </ActDialog>
  );
}

type PreviewProps = {
  wanted: number;
  fresh: readonly CategoryDraft[];
  /** What has to be chosen before there is anything to make. */
  missing: string;
};

function Preview({ wanted, fresh, missing }: PreviewProps) {
  return (
    <Stack as="output" gap={6} className={styles.preview}>
      <b>{wanted === 0 ? missing : words.preview(fresh.length)}</b>
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

function draftsOf(chosen: Chosen, tables: readonly OwnTable[]): readonly CategoryDraft[] {
  const { federation, lines, divide, belts, levels, minutes, hasAbsolute } = chosen;
  const style = styleOf(chosen);
  const picked = linesOf(federation, style, tables).filter((line) =>
    lines.includes(valueOf(federation, line)),
  );
  return categoriesOfSet({
    lines: picked,
    levels: divide === "belts" ? belts : levels,
    style,
    boutSeconds: readBoutTime(minutes) ?? null,
    hasAbsolute,
  });
}

/** The ages of the chosen lines; before one is chosen, of adults. */
function agesOf(
  values: Readonly<Record<string, unknown>>,
  tables: readonly OwnTable[],
): readonly Parameters<typeof beltsOfAge>[0][] {
  const { federation, lines } = values;
  const chosen = Array.isArray(lines) ? lines : [];
  const ages = STYLES.flatMap((style) => linesOf(String(federation), style, tables)).flatMap((line) =>
    chosen.includes(valueOf(String(federation), line)) ? [line.table] : [],
  );
  return ages.length === 0 ? [{ ageMin: ADULT_AGE }] : ages;
}

/** Whether somebody has compared the tables with those of the federation. */
function statusOf(chosen: Chosen, tables: readonly OwnTable[]): string | undefined {
  const chosenTables = linesOf(chosen.federation, styleOf(chosen), tables).map(({ table }) => table);
  const { status } = chosenTables.find((table) => table.status !== "verified") ?? { status: "verified" };
  return words.status[status] || undefined;
}

/** The lines of every federation; offered are those of the one that is chosen, in the chosen style. */
function everyLine(tables: readonly OwnTable[]) {
  return federations(tables).flatMap((federation) => {
    const byStyle = STYLES.map((style) => ({ style, lines: linesOf(federation, style, tables) }));
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
