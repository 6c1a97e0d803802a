import type { CategoryDraft, OwnTable } from "#contract/event/organiser.ts";
import { ADULT_AGE, type Sex, SEXES, type Style, STYLES } from "#domain/category/category.ts";
import { BELTS, beltsOfAge, type CategoryLevel } from "#domain/category/levels.ts";
import { classesOf, findWeightTables, type WeightTable } from "#domain/category/weightTables.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import { agesNote } from "#texts/organiser/federations.ts";
import { weightTables } from "#texts/organiser/weightTables.ts";
import { CHILD_AGE, titleOfCategory } from "./categoryTitle.ts";

/** A line of the choice: one table for one sex. Children's tables serve both. */
export type SetLine = { readonly key: string; readonly table: WeightTable; readonly sex: Sex };

export type SetChoice = {
  readonly lines: readonly SetLine[];
  /** Levels or belts. */
  readonly levels: readonly CategoryLevel[];
  readonly style: Style;
  readonly boutSeconds: number | null;
  readonly hasAbsolute: boolean;
};

/** Own tables stand together, before those of the federations (CT51). */
export function federations(own: readonly OwnTable[]): readonly string[] {
  return [...new Set(tablesOf(own).map(({ federation }) => federation))];
}

export function linesOf(federation: string, style: Style, own: readonly OwnTable[] = []): readonly SetLine[] {
  return tablesOf(own)
    .filter((table) => table.federation === federation && table.styles.includes(style))
    .flatMap((table) => table.sexes.map((sex) => ({ key: `${table.ages}:${sex}`, table, sex })))
    .toSorted((one, other) => one.table.ageMin - other.table.ageMin);
}

const tablesOf = (own: readonly OwnTable[]): readonly WeightTable[] => [
  ...own.map(asTable),
  ...findWeightTables(),
];

const asTable = ({ title, sex, ageMin, ageMax, limitsKg, isOpenAbove }: OwnTable): WeightTable => ({
  federation: weightTables.title,
  styles: STYLES,
  sexes: sex === null ? SEXES : [sex],
  ages: title,
  ageMin,
  ...(ageMax !== null && { ageMax }),
  limitsKg,
  isOpenAbove,
  names: [],
  source: title,
  status: "verified",
});

/** Every class of every chosen line, for every chosen level, or belt people of that age wear (CT54). */
export function categoriesOfSet({
  lines,
  levels,
  style,
  boutSeconds,
  hasAbsolute,
}: SetChoice): CategoryDraft[] {
  return lines.flatMap(({ table, sex }) =>
    levels
      .filter((level) => isWorn(level, table))
      .flatMap((level) => {
        const classes = [...classesOf(table), ...(hasAbsolute ? [{}] : [])];
        return classes.map(({ weightMin, weightMax }: { weightMin?: number; weightMax?: number }) => {
          const { ageMin, ageMax } = table;
          const kind = { sex, ageMin, ageMax, level, style, weightMin, weightMax };
          return {
            title: titleOfCategory(kind),
            boutSeconds,
            sex,
            ageMin,
            ageMax: ageMax ?? null,
            level,
            style,
            weightMin: weightMin ?? null,
            weightMax: weightMax ?? null,
          };
        });
      }),
  );
}

const isWorn = (level: CategoryLevel, table: WeightTable): boolean => {
  const belt = BELTS.find((known) => known === level);
  return belt === undefined || beltsOfAge(table).includes(belt);
};

/** «Мужчины 18+», and the name of an own table before it. */
export function lineLabel({ table: { federation, ageMin, ageMax, ages }, sex }: SetLine): string {
  const people = peopleWords([sex], ageMin, ageMax);
  if (federation === weightTables.title) return `${ages}: ${people}`;
  const note = agesNote(ages);
  return note === "" ? people : `${people} (${note})`;
}

/** «Мальчики и девочки 10–11 лет». */
export function peopleWords(sexes: readonly Sex[], ageMin: number, ageMax: number | undefined): string {
  const { sexes: adults, children, youths, years, together } = categoryAdmin;
  const names = (ageMax ?? ADULT_AGE) >= ADULT_AGE ? adults : ageMin < CHILD_AGE ? children : youths;
  const [first, second] = sexes.map((sex) => names[sex]);
  const people = second === undefined ? first : together(first ?? "", second);
  return `${people} ${years(ageMin, ageMax)}`;
}
