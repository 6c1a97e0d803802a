import { ok, refuse, type Result } from "../result.ts";

/** What is chosen when two records become one person; a name, a birth and a place are chosen as a whole. */
export const PERSON_FIELDS = [
  "name",
  "middleName",
  "birth",
  "sex",
  "club",
  "place",
  "coach",
  "rank",
  "belt",
  "licence",
  "phone",
] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** As they are read; empty where nobody knows. */
export type PersonValues = Readonly<Record<PersonField, string>>;

export type MergedBout = {
  readonly uuid: string;
  readonly opponent: string | undefined;
  readonly isFought: boolean;
};

/** One of the two records: what is known of the person, and everything that hangs on it. */
export type MergeSide = {
  readonly uuid: string;
  readonly values: PersonValues;
  readonly changedAtMs: number;
  readonly hasProfile: boolean;
  /** Whether the acts of an awarding, which nobody rewrites, name them. */
  readonly isAwarded: boolean;
  readonly places: readonly { readonly category: string; readonly isDrawn: boolean }[];
  readonly bouts: readonly MergedBout[];
};

export type MergeProblem =
  /** Who has met in a bout, or is to meet, is two people. */
  | { readonly code: "met-in-a-bout"; readonly bout: string }
  | { readonly code: "drawn-twice"; readonly category: string }
  | { readonly code: "awarded-twice" };

/** Where a category holds both, one of the places is given up. */
export type GivenUp = { readonly category: string; readonly by: string };

export type MergePlan = {
  readonly kept: string;
  readonly duplicate: string;
  /** Whose value is proposed for a field; both know the same where it is not there. */
  readonly proposed: ReadonlyMap<PersonField, string>;
  /** Every category of the person afterwards, once. */
  readonly categories: readonly string[];
  readonly givenUp: readonly GivenUp[];
  /** Of the duplicate: in the draws of these categories the kept one takes the place. */
  readonly redrawn: readonly string[];
  /** Bouts of the duplicate that name the kept one from now on; what was fought keeps its result. */
  readonly bouts: readonly MergedBout[];
};

/** What one person under two records becomes, or why they stay two (PS6–PS8). */
export function decideMerge(one: MergeSide, other: MergeSide): Result<MergePlan, MergeProblem> {
  const [kept, duplicate] = keptFirst(one, other);
  const met = duplicate.bouts.find(({ opponent }) => opponent === kept.uuid);
  if (met !== undefined) return refuse({ code: "met-in-a-bout", bout: met.uuid });
  if (kept.isAwarded && duplicate.isAwarded) return refuse({ code: "awarded-twice" });
  const drawn = new Set(kept.places.filter(({ isDrawn }) => isDrawn).map(({ category }) => category));
  const twice = duplicate.places.find(({ category, isDrawn }) => isDrawn && drawn.has(category));
  if (twice !== undefined) return refuse({ code: "drawn-twice", category: twice.category });
  return ok({
    kept: kept.uuid,
    duplicate: duplicate.uuid,
    proposed: new Map(PERSON_FIELDS.flatMap((field) => proposal(field, kept, duplicate))),
    categories: [...new Set([...kept.places, ...duplicate.places].map(({ category }) => category))],
    givenUp: givenUpPlaces(kept, duplicate),
    redrawn: duplicate.places.filter(({ isDrawn }) => isDrawn).map(({ category }) => category),
    bouts: duplicate.bouts,
  });
}

/** The record most hangs on stays: least is rewritten then, and whoever is asked first, the answer is the same (PS6). */
function keptFirst(one: MergeSide, other: MergeSide): readonly [MergeSide, MergeSide] {
  const weightOf = ({ isAwarded, places, bouts, hasProfile }: MergeSide) => [
    Number(isAwarded),
    bouts.filter(({ isFought }) => isFought).length,
    places.filter(({ isDrawn }) => isDrawn).length,
    Number(hasProfile),
    places.length,
  ];
  const [a, b] = [weightOf(one), weightOf(other)];
  for (const [index, weight] of a.entries()) {
    const difference = weight - (b[index] ?? 0);
    if (difference !== 0) return difference > 0 ? [one, other] : [other, one];
  }
  return one.uuid < other.uuid ? [one, other] : [other, one];
}

/** A drawn place is not given up for one that is not; otherwise the kept record's stays. */
function givenUpPlaces(kept: MergeSide, duplicate: MergeSide): GivenUp[] {
  const own = new Set(kept.places.map(({ category }) => category));
  return duplicate.places
    .filter(({ category }) => own.has(category))
    .map(({ category, isDrawn }) => ({ category, by: isDrawn ? kept.uuid : duplicate.uuid }));
}

/** The fuller value; of two equally full ones that of the record written last (PS7). */
function proposal(field: PersonField, one: MergeSide, other: MergeSide): [PersonField, string][] {
  const [a, b] = [one.values[field].trim(), other.values[field].trim()];
  if (a === b) return [];
  const isFirst = a.length === b.length ? one.changedAtMs >= other.changedAtMs : a.length > b.length;
  return [[field, isFirst ? one.uuid : other.uuid]];
}
