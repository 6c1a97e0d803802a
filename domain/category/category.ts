import type { CategoryLevel } from "./levels.ts";

export const SEXES = ["m", "f"] as const;
export type Sex = (typeof SEXES)[number];

export const STYLES = ["gi", "nogi"] as const;
export type Style = (typeof STYLES)[number];

export const CATEGORY_STATUSES = ["draft", "drawn", "in_progress", "finished", "awarded", "merged"] as const;
export type CategoryStatus = (typeof CATEGORY_STATUSES)[number];

export type CategoryFighter = { readonly uuid: string; readonly weight?: number | null };

/** Discipline × sex × age × level or belt × weight (CT5). */
export type Category = {
  readonly uuid: string;
  readonly title: string;
  readonly style: Style;
  /** Children's categories may be mixed. */
  readonly sex: Sex | "mixed";
  readonly ageMin?: number;
  readonly ageMax?: number;
  readonly level: CategoryLevel;
  /** The lightest is above this, kg. */
  readonly weightMin?: number;
  /** Inclusive, kg; absent above the last limit and in an absolute. */
  readonly weightMax?: number;
  readonly isAbsolute?: boolean;
  readonly status: CategoryStatus;
  readonly fighters: readonly CategoryFighter[];
};

export const ADULT_AGE = 18;

/** The draw fixes who is in a category: before it people can still be moved. */
export const isOpen = ({ status }: Category): boolean => status === "draft";

export const limitOf = ({ weightMax = Number.POSITIVE_INFINITY }: Category): number => weightMax;

/** Weights are compared in whole grams: 82.3 + 0.5 is not 82.8 for a computer. */
export const toGrams = (kg: number): number => Math.round(kg * 1000);

export const isOverLimit = (kg: number, limitKg: number, toleranceKg = 0): boolean =>
  toGrams(kg) > toGrams(limitKg) + toGrams(toleranceKg);
