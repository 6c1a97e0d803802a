import { ok, refuse, type Result } from "#domain/result.ts";

export const FORMATS = [
  "single_elimination_two_bronzes",
  "single_elimination_bronze_bout",
  "repechage_from_finalists",
  "repechage_quarterfinal",
  "repechage_from_semifinalists",
  "double_elimination",
  "double_elimination_bronze",
  "round_robin",
  "best_of_three",
  "three_person",
  "groups_playoff",
  "groups_playoff_two_bronzes",
  "double_elimination_crossed",
  "double_elimination_bronze_crossed",
  "russian_order",
] as const;
export type Format = (typeof FORMATS)[number];

export type FormatProblem =
  | { readonly code: "unknown-format" }
  | { readonly code: "too-few-entrants"; readonly least: number }
  | { readonly code: "too-many-entrants"; readonly most: number };

export type FormatTraits = {
  /** How many entrants it can be drawn for. */
  readonly least: number;
  readonly most: number;
  /** Everybody meets everybody, so the whole draw is one table with an order from the first result on, and no tree. */
  readonly isOneTable: boolean;
  /** Bouts in a circle come first or alone: what somebody still needs for a place can be told. */
  readonly hasCircles: boolean;
};

/** From a bracket of 32 on, losers cross over at every drop: with fewer the first drop is enough. */
const LEAST_CROSSED = 17;

const TREE: FormatTraits = { least: 2, most: 128, isOneTable: false, hasCircles: false };
const GROUPS: FormatTraits = { ...TREE, least: 5, most: 16, hasCircles: true };

/** What screens and rules ask of a format; a new one does not compile without its answers. */
const FORMAT_TRAITS: Readonly<Record<Format, FormatTraits>> = {
  single_elimination_two_bronzes: TREE,
  single_elimination_bronze_bout: TREE,
  repechage_from_finalists: TREE,
  repechage_quarterfinal: TREE,
  repechage_from_semifinalists: TREE,
  double_elimination: TREE,
  double_elimination_bronze: TREE,
  round_robin: { ...TREE, isOneTable: true, hasCircles: true },
  best_of_three: { ...TREE, most: 2 },
  three_person: { ...TREE, least: 3, most: 3 },
  groups_playoff: GROUPS,
  groups_playoff_two_bronzes: GROUPS,
  double_elimination_crossed: { ...TREE, least: LEAST_CROSSED },
  double_elimination_bronze_crossed: { ...TREE, least: LEAST_CROSSED },
  russian_order: TREE,
};

/** Of a format as a category names it; none yet, or one this page does not know, is shown as a tree. */
export function formatTraits(format: string | null): FormatTraits {
  const known = FORMATS.find((name) => name === format);
  return known === undefined ? TREE : FORMAT_TRAITS[known];
}

export function decideFormat(format: string, n: number): Result<Format, FormatProblem> {
  const known = FORMATS.find((name) => name === format);
  if (known === undefined) return refuse({ code: "unknown-format" });
  const { least, most } = FORMAT_TRAITS[known];
  // Written as "not at least", so that NaN and fractions below the limit are refused as well.
  if (!(n >= least) || !Number.isInteger(n)) return refuse({ code: "too-few-entrants", least });
  if (n > most) return refuse({ code: "too-many-entrants", most });
  return ok(known);
}

/** Circles first, then a tree. */
export const isOfGroups = (format: Format): boolean =>
  FORMAT_TRAITS[format].hasCircles && !FORMAT_TRAITS[format].isOneTable;

const CROSSED = [
  ["double_elimination", "double_elimination_crossed"],
  ["double_elimination_bronze", "double_elimination_bronze_crossed"],
] as const;

/**
 * What this format is when so many are drawn now. A draw is read by the name of its format: a new shape has a new name, and
 * what was drawn under the old one stays as it is (DR83).
 */
export function currentFormat(format: Format, n: number): Format {
  const [plain, crossed] = CROSSED.find((pair) => pair.some((name) => name === format)) ?? [format, format];
  return n < LEAST_CROSSED ? plain : crossed;
}

/** What so many can be drawn as. */
export function offeredFormats(n: number): readonly Format[] {
  return FORMATS.filter((format) => decideFormat(format, n).ok && currentFormat(format, n) === format);
}
