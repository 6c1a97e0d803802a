import type { Sex } from "../category/category.ts";

/** What two categories of different events must have alike to be ranked together (RK3). */
export const GROUPINGS = ["sex", "age", "style", "level", "weight"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What a season counts and how. */
export type SeasonFormula = {
  /** By place, the first one first; whoever shares a place gets what the place is worth. */
  readonly points: readonly number[];
  /** For every bout that was fought and won. */
  readonly perWin: number;
  /** Only so many starts of an athlete count, the best ones; null: all of them. */
  readonly bestStarts: number | null;
  /** A category with fewer athletes gives nothing. */
  readonly minEntrants: number;
  /** Whether a place counts that was reached without a single bout. */
  readonly countsUnfought: boolean;
  readonly groupBy: readonly Grouping[];
};

/** Until the organiser chooses: gold 9, silver 3, bronze 1, every start counts. */
export const DEFAULT_SEASON_FORMULA: SeasonFormula = {
  points: [9, 3, 1],
  perWin: 0,
  bestStarts: null,
  minEntrants: 2,
  countsUnfought: false,
  groupBy: ["sex", "age", "style", "level"],
};

/** Who a category is for, as far as a season asks. */
export type CategoryKind = {
  readonly sex: Sex | null;
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly style: string | null;
  readonly level: string | null;
  readonly weightMin: number | null;
  readonly weightMax: number | null;
};

/** The parts of a category that its group is made of; the others are left empty. */
export function groupOf(kind: CategoryKind, groupBy: readonly Grouping[]): CategoryKind {
  const has = (part: Grouping) => groupBy.includes(part);
  return {
    sex: has("sex") ? kind.sex : null,
    ageMin: has("age") ? kind.ageMin : null,
    ageMax: has("age") ? kind.ageMax : null,
    style: has("style") ? kind.style : null,
    level: has("level") ? kind.level : null,
    weightMin: has("weight") ? kind.weightMin : null,
    weightMax: has("weight") ? kind.weightMax : null,
  };
}

/** The same for everything that is ranked together; it stands in addresses. */
export const groupKey = ({ sex, ageMin, ageMax, style, level, weightMin, weightMax }: CategoryKind): string =>
  [sex, range(ageMin, ageMax), style, level, range(weightMin, weightMax)].map((part) => part ?? "").join("_");

const range = (min: number | null, max: number | null): string =>
  min === null && max === null ? "" : `${min ?? ""}-${max ?? ""}`;
