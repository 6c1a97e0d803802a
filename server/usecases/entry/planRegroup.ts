import type { RegroupGroup, RegroupPlan, RegroupWish } from "#contract/entry/regroup.ts";
import type { Category } from "#domain/category/category.ts";
import { isOfMinors, mergeCategories, mergeProblem, type MergeProblem } from "#domain/category/merge.ts";
import { differencePercent, POOL, splitByWeight, type WeightGroup } from "#domain/category/split.ts";
import { chosenFormat, type FormatPackage } from "#domain/draw/formatPackage.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { RollRow } from "../../persistence/entry/weighInRows.ts";
import { weighInState } from "./readRoll.ts";
import { rollToPerson, weightOf, type RegroupCategory } from "./regroupSubject.ts";

export type RegroupProblem =
  | { readonly code: "not-found" | MergeProblem | "too-few-to-split" | "undecided-entries" }
  | { readonly code: "category-drawn"; readonly category: string };

/** One category as it will be; without a source of its own it is made. */
export type PlannedGroup = {
  readonly of: RegroupCategory | undefined;
  readonly category: Category;
  /** As the organiser chose it; groups of a split are too small for what fitted all of them. */
  readonly format: string | null;
  readonly fighters: readonly RollRow[];
};

export type PlannedRegroup = {
  /** What is touched: the one that stays first. */
  readonly involved: readonly RegroupCategory[];
  readonly groups: readonly PlannedGroup[];
  readonly left: RegroupPlan["left"];
};

/** What a wish comes to: the same for who looks and for who does it (CT28). */
export function planRegroup(
  all: readonly RegroupCategory[],
  wish: RegroupWish,
): Result<PlannedRegroup, RegroupProblem> {
  const uuids = wish.act === "merge" ? [wish.into, ...wish.from] : [wish.category];
  const involved = [...new Set(uuids)].flatMap((uuid) => all.find(({ row }) => row.uuid === uuid) ?? []);
  const [first, ...others] = involved;
  if (first === undefined || involved.length < new Set(uuids).size || uuids.length !== involved.length)
    return refuse({ code: "not-found" });
  const drawn = involved.find(({ category }) => category.status !== "draft");
  if (drawn !== undefined) return refuse({ code: "category-drawn", category: drawn.row.uuid });
  return wish.act === "merge" ? planMerge(first, others) : planSplit(first);
}

function planMerge(
  into: RegroupCategory,
  others: readonly RegroupCategory[],
): Result<PlannedRegroup, RegroupProblem> {
  const involved = [into, ...others];
  for (const [index, one] of involved.entries())
    for (const other of involved.slice(index + 1)) {
      const problem = mergeProblem(one.category, other.category);
      if (problem !== undefined) return refuse({ code: problem });
    }
  const category = mergeCategories(
    into.category,
    others.map((other) => other.category),
  );
  const people = new Map(
    involved.toReversed().flatMap(({ roll }) => roll.map((row) => [row.fighter_uuid, row] as const)),
  );
  const fighters = category.fighters.flatMap(({ uuid }) => people.get(uuid) ?? []);
  return ok({ involved, groups: [{ of: into, category, format: into.row.format, fighters }], left: [] });
}

/** The category itself stays as the first group, with whoever cannot be placed by weight (CT33). */
function planSplit(one: RegroupCategory): Result<PlannedRegroup, RegroupProblem> {
  const left = one.roll.flatMap((row) => {
    const reason = leftReason(row);
    return reason === undefined ? [] : [{ row, reason }];
  });
  const outside = new Set(left.map(({ row }) => row.fighter_uuid));
  const inside = one.category.fighters.filter(({ uuid }) => !outside.has(uuid));
  const split = splitByWeight({ ...one.category, fighters: inside });
  if (!split.ok) return split;
  const rows = new Map(one.roll.map((row) => [row.fighter_uuid, row]));
  return ok({
    involved: [one],
    groups: split.value.map((group, index) => ({
      of: index === 0 ? one : undefined,
      category: categoryOf(one.category, group),
      format: null,
      fighters: group.fighters.flatMap(({ uuid }) => rows.get(uuid) ?? []),
    })),
    left: left.map(({ row, reason }) => ({ ...rollToPerson(row), reason })),
  });
}

function leftReason(row: RollRow): RegroupPlan["left"][number]["reason"] | undefined {
  const state = weighInState(row);
  if (state === "no_show") return "no-show";
  if (state === "overweight") return "overweight";
  return weightOf(row) === null ? "no-weight" : undefined;
}

function categoryOf(
  { weightMin: _min, weightMax: _max, ...rest }: Category,
  { weightMin, weightMax, fighters }: WeightGroup,
): Category {
  return {
    ...rest,
    ...(weightMin !== undefined && { weightMin }),
    ...(weightMax !== undefined && { weightMax }),
    fighters,
  };
}

/** As it is shown before the press. */
export function presentPlan(
  { involved, groups, left }: PlannedRegroup,
  { formats, ...told }: Pick<RegroupPlan, "basis" | "undecided"> & { readonly formats: FormatPackage },
): RegroupPlan {
  const standing = involved.reduce((sum, { roll }) => sum + roll.length, 0);
  const placed = groups.reduce((sum, { fighters }) => sum + fighters.length, left.length);
  return {
    ...told,
    groups: groups.map((group) => presentGroup(group, formats)),
    left,
    both: standing - placed,
  };
}

/** Who has no weight comes last. */
const heaviness = ({ weight }: { readonly weight: number | null }) => weight ?? Number.MAX_VALUE;

function presentGroup(
  { of, category, format, fighters }: PlannedGroup,
  formats: FormatPackage,
): RegroupGroup {
  const people = fighters
    .map((row) => ({ ...rollToPerson(row), from: row.category_uuid }))
    .toSorted((one, other) => heaviness(one) - heaviness(other));
  const difference = differencePercent(people.flatMap(({ weight }) => weight ?? []));
  return {
    category: of?.row.uuid ?? null,
    before: of?.roll.length ?? 0,
    weightMin: category.weightMin ?? null,
    weightMax: category.weightMax ?? null,
    differencePercent: difference,
    isTooWide: isOfMinors(category) && difference > POOL.differencePercent,
    format: chosenFormat(format, formats, people.length) ?? null,
    fighters: people,
  };
}
