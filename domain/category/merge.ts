import { ok, refuse, type Result } from "#domain/result.ts";
import { type Category, isOpen } from "./category.ts";
import { mergeBan, type MergeBan } from "./mergeCandidates.ts";
import { mergedTitle } from "./mergedTitle.ts";

export type Merge = {
  /** The category that goes on, with everybody in it. */
  readonly into: Category;
  readonly folded: Category;
  /** Both coaches are asked before anything is drawn. */
  readonly consent: "awaited";
};

export type MergeProblem =
  | { readonly code: MergeBan }
  | { readonly code: "category-drawn"; readonly category: string }
  | { readonly code: "same-category" }
  | { readonly code: "entered-in-both"; readonly fighters: readonly string[] };

/** `category` is folded into `target`, which takes everybody; fighters keep their own weights (CT9, LB5). */
export function mergeCategories(category: Category, target: Category): Result<Merge, MergeProblem> {
  if (category.uuid === target.uuid) return refuse({ code: "same-category" });
  const drawn = [category, target].find((one) => !isOpen(one));
  if (drawn) return refuse({ code: "category-drawn", category: drawn.uuid });
  const ban = mergeBan(category, target);
  if (ban) return refuse({ code: ban });
  const present = new Set(target.fighters.map(({ uuid }) => uuid));
  const both = category.fighters.map(({ uuid }) => uuid).filter((uuid) => present.has(uuid));
  if (both.length > 0) return refuse({ code: "entered-in-both", fighters: both });
  return ok({
    into: widened(category, target),
    folded: { ...category, status: "merged" },
    consent: "awaited",
  });
}

/** The result covers both: whoever was allowed into either is allowed into it. */
function widened(category: Category, target: Category): Category {
  const { ageMin, ageMax, weightMin, weightMax, belts, ...rest } = target;
  const bounds = {
    ageMin: lower(category.ageMin, ageMin),
    ageMax: upper(category.ageMax, ageMax),
    weightMin: lower(category.weightMin, weightMin),
    weightMax: upper(category.weightMax, weightMax),
    belts: belts && category.belts ? [...new Set([...belts, ...category.belts])] : undefined,
  };
  return {
    ...rest,
    ...(bounds.ageMin !== undefined && { ageMin: bounds.ageMin }),
    ...(bounds.ageMax !== undefined && { ageMax: bounds.ageMax }),
    ...(bounds.weightMin !== undefined && { weightMin: bounds.weightMin }),
    ...(bounds.weightMax !== undefined && { weightMax: bounds.weightMax }),
    ...(bounds.belts && { belts: bounds.belts }),
    sex: category.sex === target.sex ? target.sex : "mixed",
    level: category.level === target.level ? target.level : "all",
    title: mergedTitle(category.title, target.title),
    fighters: [...category.fighters, ...target.fighters],
  };
}

/** A side without a bound leaves the whole without it. */
function lower(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : Math.min(one, other);
}

function upper(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : Math.max(one, other);
}
