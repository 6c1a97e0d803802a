import type { ReactNode } from "react";
import { levelWords } from "#web/features/organiser/categoryTitle.ts";
import { programme as words } from "#texts/organiser/programme.ts";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { NumberField } from "#web/kit/fields/NumberField.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import type { CategoryFilter } from "./placing.ts";
import type { Shared } from "./programmeView.ts";
import styles from "./tray.module.css";

type Props = {
  filter: CategoryFilter;
  onFilter: (filter: CategoryFilter) => void;
  categories: Shared["categories"];
  children: ReactNode;
};

/** Which categories are looked at (DY56). */
export function CategoryFilters({ filter, onFilter, categories, children }: Props) {
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
        options={levels.map((one) => [one, levelWords(one) || words.filter.any])}
        onChoose={(level) => onFilter({ ...filter, level })}
      />
      <NumberField
        label={words.filter.upTo}
        className={styles.weight}
        value={filter.upTo}
        onChange={({ currentTarget }) => onFilter({ ...filter, upTo: currentTarget.value })}
      />
      <Checkbox
        label={words.placed}
        checked={filter.withPlaced}
        onChange={({ currentTarget }) => onFilter({ ...filter, withPlaced: currentTarget.checked })}
      />
      {children}
    </Row>
  );
}

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
