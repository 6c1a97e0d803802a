import type { RankedGroup } from "./headToHead.ts";
import { rank } from "./leaderboard.ts";
import { decidedBouts } from "./record.ts";
import type { LeaderboardCategory, LeaderboardFighting } from "./record.ts";
import type { Standing } from "./standing.ts";

export const CRITERIA = ["wins", "submissions", "points", "head-to-head", "weight", "equal"] as const;
export type Criterion = (typeof CRITERIA)[number];

export type ExplainedPlace = {
  readonly uuid: string;
  /** Those equal on all rules share the first place of their set. */
  readonly place: number;
  /** What puts this athlete ahead of the next one down; absent for the last. */
  readonly aheadBy?: Criterion;
};

/** Every place with the criterion that decided between neighbours (LB22). */
export function explain(
  category: LeaderboardCategory,
  fightings: readonly LeaderboardFighting[],
): readonly ExplainedPlace[] {
  const groups = rank(category, decidedBouts(category, fightings));
  const ties = groups.flatMap((group) => group.ties.map((tie) => ({ tie, beat: group.beat })));
  let better = 0;
  return ties.flatMap(({ tie, beat }, index) => {
    const place = better + 1;
    better += tie.length;
    return tie.map((standing, inTie) => {
      const next = tie[inTie + 1] ?? ties[index + 1]?.tie[0];
      return { uuid: standing.uuid, place, ...(next && { aheadBy: criterion(standing, next, tie, beat) }) };
    });
  });
}

function criterion(a: Standing, b: Standing, tie: readonly Standing[], beat: RankedGroup["beat"]): Criterion {
  if (a.wins !== b.wins) return "wins";
  if (a.subs !== b.subs) return "submissions";
  if (a.points !== b.points) return "points";
  if (tie.includes(b)) return "equal";
  // Level on weight and yet apart: then it was their own bout, once the circle through others was left out.
  return beat(a, b) || a.weight === b.weight ? "head-to-head" : "weight";
}
