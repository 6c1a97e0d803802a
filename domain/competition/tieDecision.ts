import type { Progress, RankGroup } from "../draw/progress.ts";

/** The order a person gave to athletes equal on all rules, best first (AW3). */
export type TieDecision = readonly string[];

/**
 * Ranking with the decisions taken so far. A decision holds for exactly the set it was taken for: when a correction
 * changes who is level, it falls silent and a new one is asked for (AW6).
 */
export function withDecisions(
  progress: Progress,
  entrants: readonly { readonly uuid: string }[],
  decisions: readonly TieDecision[],
): Progress {
  if (decisions.length === 0) return progress;
  const seedOf = (uuid: string) => entrants.findIndex((entrant) => entrant.uuid === uuid) + 1;
  const orders = decisions.map((order) => order.map(seedOf));
  const rankGroup: RankGroup = (standing) =>
    progress.rankGroup(standing).flatMap((level) => {
      const order = level.length > 1 ? orders.find((seeds) => isOrderOf(seeds, level)) : undefined;
      return order ? order.map((seed) => [seed]) : [level];
    });
  return { ...progress, rankGroup };
}

/** The same athletes, everybody once. */
export function isOrderOf<Athlete>(order: readonly Athlete[], tie: readonly Athlete[]): boolean {
  const members = new Set(tie);
  return (
    order.length === tie.length &&
    new Set(order).size === tie.length &&
    order.every((one) => members.has(one))
  );
}
