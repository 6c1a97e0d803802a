import { ADULT_AGE, type Category, isOpen, limitOf } from "./category.ts";
import { beltsOfAge, LEVELS } from "./levels.ts";
import { compareLimits, isSameAge, isSameKind, isSameLevel, isSameStyleAndSex } from "./sameKind.ts";
import { isNearInWeight, weightsOf } from "./split.ts";

/** Why a category is proposed, the best reason first (CT24). */
export const MERGE_REASONS = ["heavier-class", "neighbouring-level", "older-age", "absolute"] as const;
export type MergeReason = (typeof MERGE_REASONS)[number];

/** What keeps two categories apart, whoever asks (CT25). */
export const MERGE_PROBLEMS = ["other-style", "sexes-apart", "ages-apart"] as const;
export type MergeProblem = (typeof MERGE_PROBLEMS)[number];

/** A category of so many, or fewer, is small. */
export const SMALL_CATEGORY = 2;

/** From this age up men and women never meet. */
const SEXES_APART_AGE = 12;

/** Between minors of one category: two neighbouring groups of three years. */
const MOST_YEARS_APART = 5;

export type MergeProposal = {
  readonly category: string;
  readonly to: { readonly category: string; readonly reason: MergeReason } | undefined;
  /** Where nothing can be proposed: the category that would be, had it not been drawn already. */
  readonly drawn: string | undefined;
  /** Every category it may be merged with by hand. */
  readonly choice: readonly string[];
};

/** For every small category that is not drawn, the one it had best be merged into (CT24). */
export function proposeMerges(all: readonly Category[], atMost = SMALL_CATEGORY): MergeProposal[] {
  return all.filter((one) => isOpen(one) && isSmall(one, atMost)).map((one) => proposalFor(one, all));
}

export function mergeProblem(one: Category, other: Category): MergeProblem | undefined {
  if (one.style !== other.style) return "other-style";
  if (one.sex !== other.sex && !(isOfSmallChildren(one) && isOfSmallChildren(other))) return "sexes-apart";
  if (isSameAge(one, other) || (isOfAdults(one) && isOfAdults(other))) return undefined;
  const areMinors = isOfMinors(one) && isOfMinors(other);
  return areMinors && yearsBetween(one, other) <= MOST_YEARS_APART ? undefined : "ages-apart";
}

/** From the youngest to the oldest of two categories of minors; a bound that is not known widens nothing. */
function yearsBetween(one: Category, other: Category): number {
  const ages = [one, other].flatMap(({ ageMin, ageMax }) => [ageMin ?? [], ageMax ?? []].flat());
  return Math.max(...ages) - Math.min(...ages);
}

/** A category nobody grown up is in. */
export const isOfMinors = ({ ageMax = Number.POSITIVE_INFINITY }: Category): boolean => ageMax < ADULT_AGE;

const isOfAdults = ({ ageMin = 0 }: Category): boolean => ageMin >= ADULT_AGE;

const isOfSmallChildren = ({ ageMax = Number.POSITIVE_INFINITY }: Category): boolean =>
  ageMax < SEXES_APART_AGE;

/** What categories become when they are one: wide enough for everybody, and everybody once (CT26). */
export function mergeCategories(into: Category, others: readonly Category[]): Category {
  const all = [into, ...others];
  const { ageMin: _, ageMax: __, weightMin: ___, weightMax: ____, ...rest } = into;
  const people = new Map(all.flatMap(({ fighters }) => fighters).map((one) => [one.uuid, one]));
  return {
    ...rest,
    ...widest("ageMin", all, Math.min),
    ...widest("ageMax", all, Math.max),
    ...widest("weightMin", all, Math.min),
    ...widest("weightMax", all, Math.max),
    sex: all.every(({ sex }) => sex === into.sex) ? into.sex : "mixed",
    level: all.every(({ level }) => level === into.level) ? into.level : "all",
    fighters: [...people.values()],
  };
}

type Bound = "ageMin" | "ageMax" | "weightMin" | "weightMax";

/** A bound that one of them lacks is no bound of all together. */
function widest(
  bound: Bound,
  all: readonly Category[],
  choose: (...values: number[]) => number,
): { readonly [Name in Bound]?: number } {
  const values = all.flatMap((one) => one[bound] ?? []);
  return values.length < all.length ? {} : { [bound]: choose(...values) };
}

const isSmall = ({ fighters }: Category, atMost: number): boolean =>
  fighters.length > 0 && fighters.length <= atMost;

function proposalFor(one: Category, all: readonly Category[]): MergeProposal {
  const others = all.filter(
    (other) => other.uuid !== one.uuid && other.fighters.length > 0 && mergeProblem(one, other) === undefined,
  );
  const open = others.filter(isOpen);
  const to = bestFor(one, open, all);
  return {
    category: one.uuid,
    to,
    drawn: to === undefined ? bestFor(one, others.filter(isDrawn), all)?.category : undefined,
    choice: open.map(({ uuid }) => uuid),
  };
}

const isDrawn = ({ status }: Category): boolean => status === "drawn" || status === "in_progress";

function bestFor(one: Category, others: readonly Category[], all: readonly Category[]): MergeProposal["to"] {
  for (const reason of MERGE_REASONS) {
    const found = CANDIDATES[reason](one, others, all);
    if (found !== undefined) return { category: found.uuid, reason };
  }
  return undefined;
}

/** `others` can be chosen, `all` tells what the neighbouring age is, whoever is in it. */
type Candidate = (
  one: Category,
  others: readonly Category[],
  all: readonly Category[],
) => Category | undefined;

const CANDIDATES: Readonly<Record<MergeReason, Candidate>> = {
  /** Past the neighbouring class only where the weights are near all the same. */
  "heavier-class": (one, others) => {
    if (one.isAbsolute) return undefined;
    const heavier = others
      .filter((other) => !other.isAbsolute && isSameKind(one, other) && compareLimits(one, other) < 0)
      .toSorted(compareLimits)[0];
    return heavier && (isNeighbouring(one, heavier) || isNear(one, heavier)) ? heavier : undefined;
  },
  "neighbouring-level": (one, others) =>
    isOfMinors(one)
      ? others.find(
          (other) =>
            isSameAge(one, other) &&
            isSameStyleAndSex(one, other) &&
            isSameWeight(one, other) &&
            isNeighbouringLevel(one, other),
        )
      : undefined,
  "older-age": (one, others, all) => {
    const isOlder = (other: Category) =>
      isSameStyleAndSex(one, other) && isSameLevel(one, other) && startAge(other) > startAge(one);
    const next = Math.min(...all.filter(isOlder).map(startAge));
    return others
      .filter((other) => isOlder(other) && startAge(other) === next && isNear(one, other))
      .toSorted(compareLimits)[0];
  },
  absolute: (one, others) =>
    one.isAbsolute
      ? undefined
      : others.find(
          (other) =>
            other.isAbsolute === true &&
            isSameAge(one, other) &&
            isSameStyleAndSex(one, other) &&
            (isSameLevel(one, other) || other.level === "all"),
        ),
};

const startAge = ({ ageMin = 0 }: Category): number => ageMin;

/** One begins where the other ends; where the lower bound is not written down, weights tell. */
const isNeighbouring = (one: Category, heavier: Category): boolean =>
  heavier.weightMin !== undefined && heavier.weightMin === limitOf(one);

const isNear = (one: Category, other: Category): boolean =>
  isNearInWeight([...weightsOf(one), ...weightsOf(other)]);

const isSameWeight = (one: Category, other: Category): boolean =>
  one.weightMin === other.weightMin && one.weightMax === other.weightMax;

function isNeighbouringLevel(one: Category, other: Category): boolean {
  return [LEVELS, beltsOfAge(one)].some((steps: readonly string[]) => {
    const [at, next] = [steps.indexOf(one.level), steps.indexOf(other.level)];
    return at >= 0 && next >= 0 && Math.abs(at - next) === 1;
  });
}
