import { isOrderOf, type TieDecision } from "../competition/tieDecision.ts";
import type { Draw } from "../draw/bracket.ts";
import type { Known } from "../draw/resolve.ts";
import { groupStanding } from "../draw/resolve.ts";
import { isSettled } from "../draw/progress.ts";
import { ok, refuse, type Result } from "../result.ts";

export type TieProblem = { readonly code: "not-tied" };

/** A decision is an order of one open tie, everybody in it once. */
export function decideTie(
  ties: readonly (readonly string[])[],
  order: readonly string[],
): Result<TieDecision, TieProblem> {
  return ties.some((tie) => isOrderOf(order, tie)) ? ok(order) : refuse({ code: "not-tied" });
}

/** Sets equal on all rules whose order is needed: everywhere in a table, up to the qualifiers in a group (AW3). */
export function openTies(draw: Draw, known: Known): readonly (readonly number[])[] {
  const needed = draw.qualifiersPerGroup ?? Number.POSITIVE_INFINITY;
  return Object.keys(draw.groups ?? {}).flatMap((group) => {
    const bouts = draw.bouts.filter((bout) => bout.group === group);
    if (!bouts.every(({ id }) => isSettled(known.states.get(id)))) return [];
    let better = 0;
    return known.progress.rankGroup(groupStanding(group, known)).filter((level) => {
      const isNeeded = better < needed;
      better += level.length;
      return isNeeded && level.length > 1;
    });
  });
}
