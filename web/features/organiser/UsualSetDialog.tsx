import { useState } from "react";
import type { CategoryDraft, OrganisedCategory } from "#contract/organiser.ts";
import { LEVELS, type Level, type Style } from "#domain/category/category.ts";
import { categoryAdmin } from "#web/i18n/ru/organiser/categoryAdmin.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";
import { readBoutTime } from "./boutTime.ts";
import styles from "./organiser.module.css";
import { categoriesOfSet, federations, linesOf, type SetLine } from "./usualSet.ts";

const { set: words, fields } = categoryAdmin;
const ALL_LEVELS = ["all", ...LEVELS] as const;

type Props = {
  existing: readonly OrganisedCategory[];
  /** Makes them one by one; tells how many it made. */
  onMake: (drafts: readonly CategoryDraft[], onEach: (done: number) => void) => Promise<number>;
  onClose: () => void;
};

/** All weights of a table at once, for the ages, sexes and levels that are chosen. */
export function UsualSetDialog({ existing, onMake, onClose }: Props) {
  const choice = useSetChoice();
  const [done, setDone] = useState<number>();
  const titles = new Set(existing.map(({ title }) => title));
  const wanted = choice.drafts;
  const fresh = wanted.filter(({ title }) => !titles.has(title));
  const make = async () => {
    setDone(0);
    const made = await onMake(fresh, setDone);
    setDone(undefined);
    return made === fresh.length || words.stopped(made, fresh.length);
  };
  return (
    <ActDialog
      title={words.title}
      confirm={done === undefined ? words.submit : words.busy(done, fresh.length)}
      size="lg"
      canConfirm={fresh.length > 0 && choice.boutSeconds !== undefined}
      onConfirm={make}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <SetFields choice={choice} />
        <Stack as="output" gap={6} className={styles.preview}>
          <b>{wanted.length === 0 ? words.nothing : words.preview(fresh.length)}</b>
          {wanted.length > fresh.length ? (
            <Text size="small">{words.existing(wanted.length - fresh.length)}</Text>
          ) : null}
          {fresh.length === 0 ? null : (
            <ul>
              {fresh.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          )}
        </Stack>
      </div>
    </ActDialog>
  );
}

type Choice = ReturnType<typeof useSetChoice>;

function SetFields({ choice }: { choice: Choice }) {
  const { federation, style, lines, chosen, levels, minutes, boutSeconds, hasAbsolute } = choice;
  const status = lines.find(({ table }) => table.status !== "verified")?.table.status ?? "verified";
  return (
    <>
      <Grid columns={2} phone={1} gap={18} align="start">
        <SelectField
          label={words.federation}
          value={federation}
          hint={words.status[status] || undefined}
          options={federations().map((value) => ({ value, label: value }))}
          onChange={({ currentTarget }) => choice.setFederation(currentTarget.value)}
        />
        <SelectField
          label={words.style}
          value={style}
          options={(["nogi", "gi"] as const).map((value) => ({ value, label: categoryAdmin.styles[value] }))}
          onChange={({ currentTarget }) => choice.setStyle(currentTarget.value === "gi" ? "gi" : "nogi")}
        />
      </Grid>
      <FieldSet label={words.ages} hint={words.agesHint}>
        <Grid columns={2} phone={1} gap={18} rowGap={4}>
          {lines.map((line) => (
            <Checkbox
              key={line.key}
              label={lineLabel(line)}
              checked={chosen.includes(line.key)}
              onChange={() => choice.toggleLine(line.key)}
            />
          ))}
        </Grid>
      </FieldSet>
      <FieldSet label={words.levels} hint={words.levelsHint}>
        <Grid columns={2} phone={1} gap={18} rowGap={4}>
          {ALL_LEVELS.map((level) => (
            <Checkbox
              key={level}
              label={categoryAdmin.levels[level]}
              checked={levels.includes(level)}
              onChange={() => choice.toggleLevel(level)}
            />
          ))}
        </Grid>
      </FieldSet>
      <Grid columns={2} phone={1} gap={18} align="start">
        <TextField
          label={words.minutes}
          hint={fields.minutesHint}
          inputMode="decimal"
          value={minutes}
          error={boutSeconds === undefined ? fields.minutesWrong : undefined}
          onChange={({ currentTarget }) => choice.setMinutes(currentTarget.value)}
        />
        <Checkbox
          label={words.absolute}
          checked={hasAbsolute}
          className={styles.atEnd}
          onChange={({ currentTarget }) => choice.setHasAbsolute(currentTarget.checked)}
        />
      </Grid>
    </>
  );
}

function lineLabel({ table: { ageMin, ageMax, ages }, sex }: SetLine): string {
  const isAdult = (ageMax ?? 99) >= 18;
  const who = (isAdult ? categoryAdmin.sexes : ageMin < 13 ? categoryAdmin.children : categoryAdmin.youths)[
    sex
  ];
  const note = /[а-я].*$/i.exec(ages)?.[0] ?? "";
  return [who, categoryAdmin.years(ageMin, ageMax), note && `(${note})`].filter(Boolean).join(" ");
}

function useSetChoice() {
  const [federation, setFederation] = useState<string>(words.usual);
  const [style, setStyle] = useState<Style>("nogi");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [levels, setLevels] = useState<readonly (Level | "all")[]>(["all"]);
  const [minutes, setMinutes] = useState("5");
  const [hasAbsolute, setHasAbsolute] = useState(false);
  const lines = linesOf(federation, style);
  const boutSeconds = readBoutTime(minutes);
  const picked = lines.filter(({ key }) => chosen.includes(key));
  const toggle = <One,>(list: readonly One[], one: One) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  return {
    federation,
    style,
    lines,
    chosen,
    levels,
    minutes,
    boutSeconds,
    hasAbsolute,
    drafts: categoriesOfSet({ lines: picked, levels, style, boutSeconds: boutSeconds ?? null, hasAbsolute }),
    setFederation: (value: string) => {
      setFederation(value);
      setChosen([]);
    },
    setStyle,
    setMinutes,
    setHasAbsolute,
    toggleLine: (key: string) => setChosen(toggle(chosen, key)),
    toggleLevel: (level: Level | "all") => setLevels(toggle(levels, level)),
  };
}
