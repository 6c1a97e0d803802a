import { entryProblems, type Entrant, type Limits } from "./eligibility.ts";

/** A category as far as somebody who enters it is concerned. */
export type OfferedCategory = Limits & {
  readonly style: string | undefined;
  readonly level: string | undefined;
  readonly isDrawn: boolean;
};

/** The categories somebody may enter on that day, in the order of the offer. */
export const fittingCategories = <Category extends OfferedCategory>(
  entrant: Entrant,
  offered: readonly Category[],
  day: string,
): Category[] =>
  offered.filter((category) => !category.isDrawn && entryProblems(entrant, category, day).length === 0);

/**
 * The lightest class that holds the weight, of equal ones the first of the offer (EN30). Without a weight nobody knows the
 * class, unless there is only one.
 */
export function proposedCategory<Category extends OfferedCategory>(
  entrant: Entrant,
  offered: readonly Category[],
  day: string,
): Category | undefined {
  const fitting = fittingCategories(entrant, offered, day);
  if (entrant.weight === undefined) return fitting.length === 1 ? fitting[0] : undefined;
  return lowest(fitting, ({ weightMax }) => [weightMax ?? Number.POSITIVE_INFINITY]);
}

/** What is known of a category somebody was entered in before. */
export type EarlierCategory = Pick<OfferedCategory, "style" | "level" | "weightMax">;

/** The fitting category most like an earlier one: by style, then by level, then by the limit of weight (EN31). */
export const nearestCategory = <Category extends OfferedCategory>(
  entrant: Entrant,
  earlier: EarlierCategory,
  offered: readonly Category[],
  day: string,
): Category | undefined =>
  lowest(fittingCategories(entrant, offered, day), ({ style, level, weightMax }) => [
    style === earlier.style ? 0 : 1,
    level === earlier.level ? 0 : 1,
    distance(weightMax, earlier.weightMax),
  ]);

function distance(one: number | undefined, other: number | undefined): number {
  if (one === undefined || other === undefined) return one === other ? 0 : Number.POSITIVE_INFINITY;
  return Math.abs(one - other);
}

/** The first of those whose numbers are the lowest, compared one after the other. */
function lowest<One>(all: readonly One[], numbersOf: (one: One) => readonly number[]): One | undefined {
  const compare = (one: One, other: One): number => {
    const others = numbersOf(other);
    for (const [at, number] of numbersOf(one).entries()) {
      const otherNumber = others[at] ?? number;
      if (number !== otherNumber) return number < otherNumber ? -1 : 1;
    }
    return 0;
  };
  return all.toSorted(compare)[0];
}
