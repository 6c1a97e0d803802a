import type { Entrant } from "../competition/categoryProgress.ts";
import type { Draw } from "../draw/bracket.ts";
import type { Known } from "../draw/resolve.ts";
import { groupStanding } from "../draw/resolve.ts";
import { isSettled, type Progress, type RankGroup } from "../draw/progress.ts";
import { ok, refuse, type Result } from "../result.ts";

/** The order a person gave to athletes equal on all rules, best first (AW3). */
export type TieDecision = readonly string[];

export type TieProblem = { readonly code: "not-tied" };

/** A decision is an order of one open tie, everybody in it once. */
export function decideTie(
  ties: readonly (readonly string[])[],
  order: readonly string[],
): Result<TieDecision, TieProblem> {
  return ties.some((tie) => isOrderOf(order, tie)) ? ok(order) : refuse({ code: "not-tied" });
}

/**
 * Ranking with the decisions taken so far. A decision holds for exactly the set it was taken for: when a correction
 * changes who is level, it falls silent and a new one is asked for (AW6).
 */
export function withDecisions(
  progress: Progress,
  entrants: readonly Entrant[],
  decisions: readonly TieDecision[],
): Progress {
  const seedOf = (uuid: string) => entrants.findIndex((entrant) => entrant.uuid === uuid) + 1;
  const orders = decisions.map((order) => order.map(seedOf));
  const rankGroup: RankGroup = (standing) =>
    progress.rankGroup(standing).flatMap((level) => {
      const order = level.length > 1 ? orders.find((seeds) => isOrderOf(seeds, level)) : undefined;
      return order ? order.map((seed) => [seed]) : [level];
    });
  return { ...progress, rankGroup };
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

function isOrderOf<Athlete>(order: readonly Athlete[], tie: readonly Athlete[]): boolean {
  const members = new Set(tie);
  return (
    order.length === tie.length &&
    new Set(order).size === tie.length &&
    order.every((one) => members.has(one))
  );
}
