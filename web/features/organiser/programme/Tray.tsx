import { useState } from "react";
import type { DatedDay } from "#domain/schedule/programme/programme.ts";
import { categoryAdmin } from "#web/i18n/ru/organiser/categoryAdmin.ts";
import { programme as words } from "#web/i18n/ru/organiser/programme.ts";
import { Button } from "#web/kit/Button.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { NumberField } from "#web/kit/fields/NumberField.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { type CategoryFilter, isChosen, NO_FILTER } from "./placing.ts";
import type { Shared } from "./programmeView.ts";
import styles from "./tray.module.css";

/** Categories without a place, and sets of them that are placed at once (DY56). */
export function Tray({
  categories,
  competition,
  programme,
  plan,
  isReadOnly,
  onOpen,
}: Shared & { day: DatedDay }) {
  const [filter, setFilter] = useState<CategoryFilter>(NO_FILTER);
  const [withPlaced, setWithPlaced] = useState(false);
  const placed = new Set(programme.placements.map(({ category }) => category));
  const open = categories.filter(({ uuid }) => withPlaced || !placed.has(uuid));
  const shown = open.filter((category) => isChosen(category, filter));
  const fighters = new Map(competition.categories.map(({ uuid, fighters: list }) => [uuid, list.length]));
  return (
    <Stack as="section" gap={12} className={styles.tray} aria-label={words.tray}>
      <Row gap={12} wraps>
        <Heading level={3}>{`${words.tray}: ${categories.length - placed.size}`}</Heading>
        <Text size="small" tone="muted">
          {words.trayLead}
        </Text>
      </Row>
      <Filters filter={filter} onFilter={setFilter} categories={categories}>
        <Checkbox
          label={words.placed}
          checked={withPlaced}
          onChange={({ currentTarget }) => setWithPlaced(currentTarget.checked)}
        />
        <Button
          size="sm"
          variant="secondary"
          disabled={isReadOnly || shown.length === 0}
          onClick={() => onOpen({ kind: "place", categories: shown.map(({ uuid }) => uuid) })}
        >
          {words.placeChosen(shown.length)}
        </Button>
      </Filters>
      {shown.length === 0 ? (
        <Text tone="muted">{open.length === 0 ? words.allPlaced : words.nobodyChosen}</Text>
      ) : (
        <ul className={styles.list}>
          {shown.map(({ uuid, title }) => (
            <li key={uuid}>
              <button
                type="button"
                className={styles.card}
                disabled={isReadOnly}
                onClick={() => onOpen({ kind: "place", categories: [uuid] })}
              >
                <b>{title}</b>
                <small>
                  {words.people(fighters.get(uuid) ?? 0)}, {words.chipBouts(plan.boutsOf.get(uuid) ?? 0)}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

type FiltersProps = {
  filter: CategoryFilter;
  onFilter: (filter: CategoryFilter) => void;
  categories: Shared["categories"];
  children: React.ReactNode;
};

function Filters({ filter, onFilter, categories, children }: FiltersProps) {
  const levels = [...new Set(categories.flatMap(({ level }) => level ?? []))];
  const sex = ["m", "f"] as const;
  const age = ["children", "adults"] as const;
  const pick = <Value extends string>(list: readonly Value[], value: string) =>
    list.find((one) => one === value) ?? "";
  return (
    <Row gap={12} rowGap={8} wraps align="end">
      <Choice
        label={words.filter.sex}
        value={filter.sex}
        options={sex.map((one) => [one, words.filter[one]])}
        onChoose={(value) => onFilter({ ...filter, sex: pick(sex, value) })}
      />
      <Choice
        label={words.filter.age}
        value={filter.age}
        options={age.map((one) => [one, words.filter[one]])}
        onChoose={(value) => onFilter({ ...filter, age: pick(age, value) })}
      />
      <Choice
        label={words.filter.level}
        value={filter.level}
        options={levels.map((one) => [one, levelName(one)])}
        onChoose={(level) => onFilter({ ...filter, level })}
      />
      <NumberField
        label={words.filter.upTo}
        className={styles.weight}
        value={filter.upTo}
        onChange={({ currentTarget }) => onFilter({ ...filter, upTo: currentTarget.value })}
      />
      {children}
    </Row>
  );
}

const LEVELS: Readonly<Record<string, string>> = categoryAdmin.levelsInTitle;
const levelName = (level: string) => LEVELS[level] ?? words.filter.any;

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
};

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={value}
      options={[["", words.filter.any] as const, ...options].map(([key, title]) => ({
        value: key,
        label: title,
      }))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
