import { defaultFormat } from "../draw/formatPackage.ts";
import type { Format } from "../draw/formats.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { type Category, type CategoryFighter, isOpen, isOverLimit, limitOf } from "./category.ts";
import { isSameKind } from "./sameKind.ts";

export type Transfer = {
  readonly from: Category;
  readonly to: Category;
  /** What each is fought as now; absent when nobody is left to fight. */
  readonly fromFormat: Format | undefined;
  readonly toFormat: Format | undefined;
  readonly journal: {
    readonly action: "moved-by-weight";
    readonly fighter: string;
    readonly from: string;
    readonly to: string;
    readonly weightKg: number;
  };
};

export type TransferProblem =
  | { readonly code: "category-drawn"; readonly category: string }
  | { readonly code: "not-entered" }
  | { readonly code: "already-entered" }
  | { readonly code: "other-kind" }
  | { readonly code: "too-heavy"; readonly limitKg: number };

/** One action, and only before the draw of both (CT8); after it the opponent gets a walkover instead. */
export function decideTransfer(
  fighter: string,
  weightKg: number,
  from: Category,
  to: Category,
): Result<Transfer, TransferProblem> {
  const drawn = [from, to].find((category) => !isOpen(category));
  if (drawn) return refuse({ code: "category-drawn", category: drawn.uuid });
  const entered = from.fighters.find(({ uuid }) => uuid === fighter);
  if (!entered) return refuse({ code: "not-entered" });
  if (to.fighters.some(({ uuid }) => uuid === fighter)) return refuse({ code: "already-entered" });
  if (to.isAbsolute || !isSameKind(from, to)) return refuse({ code: "other-kind" });
  if (isOverLimit(weightKg, limitOf(to))) return refuse({ code: "too-heavy", limitKg: limitOf(to) });
  return ok(applyTransfer({ ...entered, weight: weightKg }, weightKg, from, to));
}

function applyTransfer(moved: CategoryFighter, weightKg: number, from: Category, to: Category): Transfer {
  const left = from.fighters.filter(({ uuid }) => uuid !== moved.uuid);
  const joined = [...to.fighters, moved];
  return {
    from: { ...from, fighters: left },
    to: { ...to, fighters: joined },
    fromFormat: defaultFormat(left.length),
    toFormat: defaultFormat(joined.length),
    journal: { action: "moved-by-weight", fighter: moved.uuid, from: from.uuid, to: to.uuid, weightKg },
  };
}
