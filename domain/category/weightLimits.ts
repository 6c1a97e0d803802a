import { ok, refuse, type Result } from "../result.ts";
import { toGrams } from "./category.ts";

/** The oldest anybody is asked about. */
export const MOST_AGE = 99;

export const LEAST_LIMIT_KG = 10;
export const MOST_LIMIT_KG = 300;
export const MOST_LIMITS = 30;

export type LimitsProblem =
  | { readonly code: "no-limits" }
  | { readonly code: "too-many-limits"; readonly most: number }
  | { readonly code: "limit-out-of-range"; readonly kg: number }
  | { readonly code: "limits-out-of-order"; readonly kg: number; readonly after: number };

/** Limits of an own table: they rise, and a scale can show them (CT52). */
export function decideLimits(limitsKg: readonly number[]): Result<readonly number[], LimitsProblem> {
  if (limitsKg.length === 0) return refuse({ code: "no-limits" });
  if (limitsKg.length > MOST_LIMITS) return refuse({ code: "too-many-limits", most: MOST_LIMITS });
  for (const [index, kg] of limitsKg.entries()) {
    const isShown = kg >= LEAST_LIMIT_KG && kg <= MOST_LIMIT_KG && toGrams(kg) % 100 === 0;
    if (!isShown) return refuse({ code: "limit-out-of-range", kg });
    const after = limitsKg[index - 1];
    if (after !== undefined && kg <= after) return refuse({ code: "limits-out-of-order", kg, after });
  }
  return ok(limitsKg);
}
