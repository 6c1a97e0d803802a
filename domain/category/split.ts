import { ok, refuse, type Result } from "#domain/result.ts";
import { ADULT_AGE, type Category, isOpen, toGrams } from "./category.ts";
import { OLDEST_CHILD } from "./weighIn.ts";

/** Of children's pools: how many stand in one, and how far apart their weights may be, in percent of the lightest. */
export const POOL = { least: 3, most: 5, differencePercent: 10 } as const;

/** Children who are more than this are split, so that each gets several bouts; others where a tree has no room. */
const MOST_CHILDREN = 8;
const MOST_IN_A_TREE = 64;

export type Weighed = { readonly uuid: string; readonly weight: number };

export type WeightGroup = {
  readonly fighters: readonly Weighed[];
  /** As a class: above the heaviest of the group before, up to its own heaviest. */
  readonly weightMin?: number;
  readonly weightMax?: number;
};

/** The categories that are too large for one draw (CT30). */
export function proposeSplits(all: readonly Category[]): string[] {
  return all.filter((one) => isOpen(one) && isTooLarge(one)).map(({ uuid }) => uuid);
}

function isTooLarge({ ageMax = Number.POSITIVE_INFINITY, fighters }: Category): boolean {
  return fighters.length > (ageMax <= OLDEST_CHILD ? MOST_CHILDREN : MOST_IN_A_TREE);
}

/**
 * The groups a category falls into by weight: minors into pools, others into even parts that fit a tree (CT31, CT32).
 * Who has no weight is in none of them.
 */
export function splitByWeight(
  category: Category,
): Result<readonly WeightGroup[], { readonly code: "too-few-to-split" }> {
  const people = weighedOf(category);
  const parts = (category.ageMax ?? Number.POSITIVE_INFINITY) < ADULT_AGE ? poolsOf(people) : partsOf(people);
  return parts.length < 2 ? refuse({ code: "too-few-to-split" }) : ok(withLimits(category, parts));
}

/** How far apart these weights are, in percent of the lightest; nothing where fewer than two are known. */
export function differencePercent(weights: readonly number[]): number {
  if (weights.length < 2) return 0;
  const [lightest, heaviest] = [Math.min(...weights), Math.max(...weights)];
  return (100 * (toGrams(heaviest) - toGrams(lightest))) / toGrams(lightest);
}

/** Whether people of these weights may meet where nobody chose it (CT31). Without a weight nobody can tell. */
export const isNearInWeight = (weights: readonly (number | undefined)[]): boolean => {
  const known = weights.flatMap((weight) => weight ?? []);
  return known.length === weights.length && differencePercent(known) <= POOL.differencePercent;
};

export const weightsOf = ({ fighters }: Category): (number | undefined)[] =>
  fighters.map(({ weight }) => weight ?? undefined);

function weighedOf({ fighters }: Category): Weighed[] {
  return fighters
    .flatMap(({ uuid, weight }) => (weight === null || weight === undefined ? [] : [{ uuid, weight }]))
    .toSorted((one, other) => one.weight - other.weight || (one.uuid < other.uuid ? -1 : 1));
}

/** Better is smaller, the first figure first: pools too wide, by how much, pools that are not of four, all differences. */
type Cost = readonly [number, number, number, number];
type Way = { readonly cost: Cost; readonly pools: readonly (readonly Weighed[])[] };

/** Neighbours in weight, three to five together: every way to cut the line is weighed, so the best one is found. */
function poolsOf(people: readonly Weighed[]): readonly (readonly Weighed[])[] {
  if (people.length <= POOL.most) return people.length === 0 ? [] : [people];
  const best: (Way | undefined)[] = [{ cost: [0, 0, 0, 0], pools: [] }];
  for (let end = 1; end <= people.length; end += 1) {
    const ways: Way[] = [];
    for (let size = POOL.least; size <= POOL.most; size += 1) {
      const before = best[end - size];
      const pool = people.slice(Math.max(0, end - size), end);
      if (before !== undefined)
        ways.push({ cost: sumOf(before.cost, costOf(pool)), pools: [...before.pools, pool] });
    }
    best.push(ways.toSorted((one, other) => compareCosts(one.cost, other.cost))[0]);
  }
  return best.at(-1)?.pools ?? [people];
}

function costOf(pool: readonly Weighed[]): Cost {
  const difference = differencePercent(pool.map(({ weight }) => weight));
  const over = Math.max(0, difference - POOL.differencePercent);
  return [over > 0 ? 1 : 0, over, Math.abs(pool.length - 4), difference];
}

const sumOf = (one: Cost, other: Cost): Cost => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
  one[3] + other[3],
];

function compareCosts(one: Cost, other: Cost): number {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function partsOf(people: readonly Weighed[]): readonly (readonly Weighed[])[] {
  const parts = Math.ceil(people.length / MOST_IN_A_TREE);
  return Array.from({ length: parts }, (_, index) =>
    people.slice(
      Math.floor((index * people.length) / parts),
      Math.floor(((index + 1) * people.length) / parts),
    ),
  );
}

function withLimits(
  { weightMin, weightMax }: Category,
  parts: readonly (readonly Weighed[])[],
): WeightGroup[] {
  const heaviestOf = (index: number) => parts[index]?.at(-1)?.weight;
  return parts.map((fighters, index) => {
    const from = index === 0 ? weightMin : heaviestOf(index - 1);
    const to = index === parts.length - 1 ? weightMax : heaviestOf(index);
    return {
      fighters,
      ...(from !== undefined && { weightMin: from }),
      ...(to !== undefined && { weightMax: to }),
    };
  });
}
