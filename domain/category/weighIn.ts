import { ok, refuse, type Result } from "#domain/result.ts";
import { type Category, isOpen, isOverLimit, limitOf, type Style, toGrams } from "./category.ts";
import { nextClassFor } from "./sameKind.ts";

export const WEIGH_IN_STATUSES = ["not_weighed", "passed", "overweight", "no_show"] as const;
export type WeighInStatus = (typeof WEIGH_IN_STATUSES)[number];

/** One athlete in one category, as he stands before the scale. */
export type WeighInEntry = {
  readonly status: WeighInStatus;
  readonly age: number;
  readonly category: Category;
  /** All categories of the competition: the next class is looked for among them. */
  readonly all: readonly Category[];
};

export type WeighInRules = {
  readonly toleranceKg: number;
  /** Absent: any number of attempts. */
  readonly mostAttempts?: number;
  /** Absent: in what the category is fought in. */
  readonly attire?: Style;
};

export const STRICT_WEIGH_IN: WeighInRules = { toleranceKg: 0 };

export type WeighInOutcome =
  | { readonly status: "passed"; readonly weightKg: number }
  | {
      readonly status: "overweight";
      readonly weightKg: number;
      readonly overKg: number;
      /** The next class that fits, where it can still be entered. */
      readonly next?: Category;
      /** A child is moved without being asked; anybody older may refuse and is out then (CT16). */
      readonly consequence: "move" | "offer" | "out";
    };

export type WeighInProblem =
  | { readonly code: "weight-unreadable" }
  | { readonly code: "wrong-attire"; readonly needed: Style }
  | { readonly code: "too-many-attempts"; readonly most: number }
  | { readonly code: "already-passed" };

/** What the scale decides. An absolute has no limit: missing the weight of a class does not close it. */
export function decideWeighIn(
  entry: WeighInEntry,
  weightKg: number,
  attire: Style,
  attempt: number,
  rules: WeighInRules = STRICT_WEIGH_IN,
): Result<WeighInOutcome, WeighInProblem> {
  const { category, status } = entry;
  const needed = rules.attire ?? category.style;
  const most = rules.mostAttempts ?? Number.POSITIVE_INFINITY;
  if (status === "passed") return refuse({ code: "already-passed" });
  if (!isReadable(weightKg)) return refuse({ code: "weight-unreadable" });
  if (attire !== needed) return refuse({ code: "wrong-attire", needed });
  if (attempt > most) return refuse({ code: "too-many-attempts", most });
  const limitKg = category.isAbsolute ? Number.POSITIVE_INFINITY : limitOf(category);
  const isOver = isOverLimit(weightKg, limitKg, rules.toleranceKg);
  return ok(isOver ? overweight(entry, weightKg, limitKg) : { status: "passed", weightKg });
}

/** A scale shows tenths; anything finer, or no weight at all, is a slip of the finger. */
function isReadable(kg: number): boolean {
  return Number.isFinite(kg) && kg > 0 && toGrams(kg) % 100 === 0 && Math.abs(kg * 1000 - toGrams(kg)) < 1e-6;
}

/** Up to this age the scale moves instead of asking (CT16), and everybody is to get several bouts (CT30). */
export const OLDEST_CHILD = 12;

function overweight({ category, all, age }: WeighInEntry, weightKg: number, limitKg: number): WeighInOutcome {
  const found = isOpen(category) ? nextClassFor(category, all, weightKg) : undefined;
  const next = found && isOpen(found) ? found : undefined;
  const overKg = (toGrams(weightKg) - toGrams(limitKg)) / 1000;
  if (!next) return { status: "overweight", weightKg, overKg, consequence: "out" };
  return {
    status: "overweight",
    weightKg,
    overKg,
    next,
    consequence: age <= OLDEST_CHILD ? "move" : "offer",
  };
}
