import { ok, refuse, type Result } from "#domain/result.ts";
import type { Category, CategoryFighter } from "./category.ts";
import { isOpen } from "./category.ts";
import { isWithin, MOST_DIFFERENCE, weightDifference } from "./weightDifference.ts";

export type Split = {
  readonly groups: readonly (readonly CategoryFighter[])[];
  /** Nobody is near enough to them; a person decides where they go. */
  readonly left: readonly CategoryFighter[];
};

export type SplitProblem =
  | { readonly code: "category-drawn" }
  | { readonly code: "small-enough"; readonly most: number }
  | { readonly code: "weights-unknown"; readonly fighters: readonly string[] };

export type SplitKind =
  /** Too many for one bracket. */
  | "elimination"
  /** Children, who should have several bouts with somebody of their own weight. */
  | "nearest-weight";

const MOST_IN_BRACKET = 64;
const LEAST_IN_GROUP = 3;
const MOST_IN_GROUP = 5;

/** How a category that is too large, or too uneven for children, is divided (CT20). */
export function splitCategory(category: Category, kind: SplitKind): Result<Split, SplitProblem> {
  if (!isOpen(category)) return refuse({ code: "category-drawn" });
  const { fighters } = category;
  const most = kind === "elimination" ? MOST_IN_BRACKET : MOST_IN_GROUP;
  const isUneven = kind === "nearest-weight" && !isWithin(differenceOf(fighters), MOST_DIFFERENCE);
  const unknown = fighters.filter(({ weight }) => typeof weight !== "number").map(({ uuid }) => uuid);
  if (unknown.length > 0) return refuse({ code: "weights-unknown", fighters: unknown });
  if (fighters.length <= most && !isUneven) return refuse({ code: "small-enough", most });
  const lightestFirst = fighters.toSorted((one, other) => kgOf(one) - kgOf(other));
  return ok(
    kind === "elimination"
      ? { groups: evenParts(lightestFirst, MOST_IN_BRACKET), left: [] }
      : nearestGroups(lightestFirst),
  );
}

/** As few parts as the limit allows, none more than one larger than another. */
function evenParts(fighters: readonly CategoryFighter[], most: number): CategoryFighter[][] {
  const count = Math.ceil(fighters.length / most);
  const edge = (part: number) => Math.round((part * fighters.length) / count);
  return Array.from({ length: count }, (_, part) => fighters.slice(edge(part), edge(part + 1)));
}

/** The best division of the lighter ones: first as few left over as possible, then the smallest differences. */
type Division = Split & { readonly spread: number };

/**
 * Groups of nearest weight are neighbours in the order of weight, so it is enough to choose where to cut: the best
 * division of the first n ends with somebody left over or with a group of three to five.
 */
function nearestGroups(lightestFirst: readonly CategoryFighter[]): Split {
  const best: Division[] = [{ groups: [], left: [], spread: 0 }];
  lightestFirst.forEach((fighter, index) => {
    const before = best[index];
    const alone = before ? [{ ...before, left: [...before.left, fighter] }] : [];
    const grouped = SIZES.flatMap((size): Division[] => {
      const rest = best[index + 1 - size];
      const group = lightestFirst.slice(index + 1 - size, index + 1);
      const difference = differenceOf(group);
      if (!rest || group.length < size || !isWithin(difference, MOST_DIFFERENCE)) return [];
      return [{ groups: [...rest.groups, group], left: rest.left, spread: rest.spread + difference }];
    });
    best.push(...[...alone, ...grouped].toSorted(byQuality).slice(0, 1));
  });
  const { groups, left } = best.at(-1) ?? { groups: [], left: [] };
  return { groups, left };
}

const SIZES = Array.from(
  { length: MOST_IN_GROUP - LEAST_IN_GROUP + 1 },
  (_, index) => LEAST_IN_GROUP + index,
);

const byQuality = (one: Division, other: Division): number =>
  one.left.length - other.left.length || one.spread - other.spread;

const kgOf = ({ weight }: CategoryFighter): number => weight ?? 0;

const differenceOf = (fighters: readonly CategoryFighter[]): number => weightDifference(fighters.map(kgOf));
