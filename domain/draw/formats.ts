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
] as const;
export type Format = (typeof FORMATS)[number];

export type FormatProblem =
  | { readonly code: "unknown-format" }
  | { readonly code: "too-few-entrants"; readonly least: number }
  | { readonly code: "too-many-entrants"; readonly most: number };

const MOST_ENTRANTS = 128;
const ANY_NUMBER: Sizes = { least: 2, most: MOST_ENTRANTS };

/** How many entrants each format can be drawn for. */
const FORMAT_SIZES: Readonly<Record<Format, Sizes>> = {
  single_elimination_two_bronzes: ANY_NUMBER,
  single_elimination_bronze_bout: ANY_NUMBER,
  repechage_from_finalists: ANY_NUMBER,
  repechage_quarterfinal: ANY_NUMBER,
  repechage_from_semifinalists: ANY_NUMBER,
  double_elimination: ANY_NUMBER,
  double_elimination_bronze: ANY_NUMBER,
  round_robin: ANY_NUMBER,
  best_of_three: { least: 2, most: 2 },
  three_person: { least: 3, most: 3 },
  groups_playoff: { least: 5, most: 16 },
};

type Sizes = { readonly least: number; readonly most: number };

export function decideFormat(format: string, n: number): Result<Format, FormatProblem> {
  const known = FORMATS.find((name) => name === format);
  if (known === undefined) return refuse({ code: "unknown-format" });
  const { least, most } = FORMAT_SIZES[known];
  // Written as "not at least", so that NaN and fractions below the limit are refused as well.
  if (!(n >= least) || !Number.isInteger(n)) return refuse({ code: "too-few-entrants", least });
  if (n > most) return refuse({ code: "too-many-entrants", most });
  return ok(known);
}

/** What a category of this size is fought as unless the organiser chooses; one entrant has no bouts. */
export function defaultFormat(n: number): Format | undefined {
  if (n < 2) return undefined;
  if (n === 2) return "best_of_three";
  if (n <= 5) return "round_robin";
  if (n <= 7) return "groups_playoff";
  return "single_elimination_two_bronzes";
}
