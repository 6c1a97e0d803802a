import { type Category, isForAdults, isOpen, isOverLimit, type Level, LEVELS, limitOf } from "./category.ts";
import { compareLimits, isSameAge, isSameLevel, isSameStyleAndSex } from "./sameKind.ts";
import { isWithin, MOST_DIFFERENCE, weightDifference, weightsOf } from "./weightDifference.ts";

/** In the order they are proposed. */
export const MERGE_KINDS = [
  "heavier-class",
  "neighbouring-level",
  "older-age",
  "other-sex",
  "absolute",
] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];

export type MergeCandidate = {
  readonly kind: MergeKind;
  readonly category: Category;
  readonly weightDifference: number;
};

export type MergeLimits = {
  /** A category of so many or fewer looks for company. */
  readonly fewest: number;
  readonly mostDifference: number;
};

export const MERGE_LIMITS: MergeLimits = { fewest: 1, mostDifference: MOST_DIFFERENCE };

export function needsMerge({ fighters }: Category, { fewest }: MergeLimits = MERGE_LIMITS): boolean {
  return fighters.length > 0 && fighters.length <= fewest;
}

/** Where the athletes of a small category could go, best first (CT18). People decide. */
export function mergeCandidates(
  category: Category,
  all: readonly Category[],
  limits: MergeLimits = MERGE_LIMITS,
): readonly MergeCandidate[] {
  if (!isOpen(category)) return [];
  const others = all.filter(
    (other) => other.uuid !== category.uuid && isOpen(other) && !mergeBan(category, other),
  );
  return MERGE_KINDS.flatMap((kind) =>
    FINDERS[kind](category, others).map((other) => candidate(kind, category, other)),
  ).filter((found) => isCloseEnough(found, limits));
}

export type MergeBan = "other-style" | "sexes-apart" | "adults-with-minors";

const APART_FROM_AGE = 12;

/** What no coach's consent can change (CT9). */
export function mergeBan(one: Category, other: Category): MergeBan | undefined {
  const oldest = Math.max(...[one, other].map(({ ageMax = Number.POSITIVE_INFINITY }) => ageMax));
  if (one.style !== other.style) return "other-style";
  if (one.sex !== other.sex && oldest >= APART_FROM_AGE) return "sexes-apart";
  return isForAdults(one) === isForAdults(other) ? undefined : "adults-with-minors";
}

type Finder = (category: Category, others: readonly Category[]) => readonly Category[];

const FINDERS: Readonly<Record<MergeKind, Finder>> = {
  "heavier-class": (category, others) =>
    classes(others)
      .filter(
        (other) =>
          isSameStyleAndSex(other, category) &&
          isSameAge(other, category) &&
          isSameLevel(other, category) &&
          isOverLimit(limitOf(other), limitOf(category)),
      )
      .slice(0, 1),
  "neighbouring-level": (category, others) =>
    isForAdults(category)
      ? []
      : classes(others).filter(
          (other) =>
            isSameStyleAndSex(other, category) &&
            isSameAge(other, category) &&
            isSameWeight(other, category) &&
            areNeighbours(other.level, category.level),
        ),
  "older-age": (category, others) =>
    nextOlder(
      category,
      classes(others).filter((other) => isSameStyleAndSex(other, category) && isSameLevel(other, category)),
    ),
  "other-sex": (category, others) =>
    classes(others).filter(
      (other) =>
        other.sex !== category.sex &&
        isSameAge(other, category) &&
        isSameLevel(other, category) &&
        isSameWeight(other, category),
    ),
  absolute: (category, others) =>
    others.filter(
      (other) =>
        other.isAbsolute &&
        isSameStyleAndSex(other, category) &&
        isSameAge(other, category) &&
        (other.level === "all" || isSameLevel(other, category)),
    ),
};

/** Lightest first, so that the next heavier class is the first above. */
function classes(others: readonly Category[]): readonly Category[] {
  return others.filter(({ isAbsolute }) => !isAbsolute).toSorted(compareLimits);
}

const isSameWeight = (one: Category, other: Category): boolean => limitOf(one) === limitOf(other);

function areNeighbours(one: Level | "all", other: Level | "all"): boolean {
  if (one === "all" || other === "all") return false;
  return Math.abs(LEVELS.indexOf(one) - LEVELS.indexOf(other)) === 1;
}

/** The next age group only, its nearest weights first. */
function nextOlder(category: Category, others: readonly Category[]): readonly Category[] {
  const older = others.filter((other) => leastAge(other) > leastAge(category));
  const next = Math.min(...older.map(leastAge));
  return older
    .filter((other) => leastAge(other) === next)
    .toSorted((one, other) => compareDistances(one, other, category));
}

/** The weight classes of two ages rarely have the same limits. */
function compareDistances(one: Category, other: Category, from: Category): number {
  const [near, far] = [one, other].map((category) =>
    limitOf(category) === limitOf(from) ? 0 : Math.abs(limitOf(category) - limitOf(from)),
  );
  return near === far || near === undefined || far === undefined ? 0 : near - far;
}

const leastAge = ({ ageMin = 0 }: Category): number => ageMin;

function candidate(kind: MergeKind, category: Category, other: Category): MergeCandidate {
  const difference = weightDifference([...weightsOf(category), ...weightsOf(other)]);
  return { kind, category: other, weightDifference: difference };
}

/** An adult who goes up a class has chosen it; a child and whoever meets older people has not. */
function isCloseEnough({ kind, category, weightDifference }: MergeCandidate, limits: MergeLimits): boolean {
  const isLimited = kind === "older-age" || (kind !== "absolute" && !isForAdults(category));
  return !isLimited || isWithin(weightDifference, limits.mostDifference);
}
