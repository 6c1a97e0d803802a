import { beatIn, withoutCircles } from "./headToHead.ts";
import type { Beat } from "./headToHead.ts";
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
  const bouts = decidedBouts(category, fightings);
  const places = rank(category, bouts).flatMap(({ ties }) => {
    const beat = withoutCircles(ties.flat(), beatIn(bouts));
    return ties.flatMap((tie) => tie.map((standing) => ({ standing, tie, beat })));
  });
  return places.map((here, index) => {
    const next = places[index + 1];
    const place = places.findIndex(({ tie }) => tie === here.tie) + 1;
    const aheadBy = next && criterion(here.standing, next.standing, here.tie, here.beat);
    return { uuid: here.standing.uuid, place, ...(aheadBy && { aheadBy }) };
  });
}

function criterion(a: Standing, b: Standing, tie: readonly Standing[], beat: Beat): Criterion {
  if (a.wins !== b.wins) return "wins";
  if (a.subs !== b.subs) return "submissions";
  if (a.points !== b.points) return "points";
  if (tie.includes(b)) return "equal";
  // Level on weight and yet apart: then it was their own bout, once the circle through others was left out.
  return beat(a, b) || a.weight === b.weight ? "head-to-head" : "weight";
}
