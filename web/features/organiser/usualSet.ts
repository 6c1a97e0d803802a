import type { CategoryDraft } from "#contract/event/organiser.ts";
import type { Level, Sex, Style } from "#domain/category/category.ts";
import { classesOf, findWeightTables, type WeightTable } from "#domain/category/weightTables.ts";
import { titleOfCategory } from "./categoryTitle.ts";

/** A line of the choice: one table for one sex. Children's tables serve both. */
export type SetLine = { readonly key: string; readonly table: WeightTable; readonly sex: Sex };

export type SetChoice = {
  readonly lines: readonly SetLine[];
  readonly levels: readonly (Level | "all")[];
  readonly style: Style;
  readonly boutSeconds: number | null;
  readonly hasAbsolute: boolean;
};

export function federations(): readonly string[] {
  return [...new Set(findWeightTables().map(({ federation }) => federation))];
}

export function linesOf(federation: string, style: Style): readonly SetLine[] {
  return findWeightTables({ federation, style })
    .flatMap((table) => table.sexes.map((sex) => ({ key: `${table.ages}:${sex}`, table, sex })))
    .toSorted((one, other) => one.table.ageMin - other.table.ageMin);
}

/** Every class of every chosen line, for every chosen level. */
export function categoriesOfSet({
  lines,
  levels,
  style,
  boutSeconds,
  hasAbsolute,
}: SetChoice): CategoryDraft[] {
  return lines.flatMap(({ table, sex }) =>
    levels.flatMap((level) => {
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
