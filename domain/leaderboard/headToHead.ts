import { circlesOf, type Victories } from "./circles.ts";
import { createQueue } from "./queue.ts";
import type { DecidedBout } from "./record.ts";
import type { Standing } from "./standing.ts";

/** Who won how often against whom: winner, then loser. */
export type Wins = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Those level on LB1 to LB3, put in order by LB4 and LB5. */
export type RankedGroup = {
  /** A tie of several is a set that stays equal. */
  readonly ties: readonly (readonly Standing[])[];
  /** Head to head with every bout inside a circle dropped. */
  readonly beat: (winner: Standing, loser: Standing) => boolean;
};

/**
 * Orders athletes level on wins, submissions and points by LB4, then LB5. Each step yields one athlete, or the set
 * of those whom nothing separates.
 *
 * Head to head can go in a circle (A beat B, B beat C, C beat A) and can contradict weight through a third athlete,
 * and `sort` given such a comparator returns whatever order the input had. So a circle cancels itself out: its bouts
 * are dropped and weight decides inside it. Then the lightest of those whom nobody left has beaten comes next. Where
 * the comparator is consistent this is the order it gives (LB16).
 */
export function orderTied(group: readonly Standing[], wins: Wins): RankedGroup {
  const victories = withoutCircles(victoriesIn(group, wins));
  const beaten = defeats(victories);
  const queue = createQueue(group);
  for (const standing of group) if (!beaten.has(standing)) queue.join(standing);

  const ties: (readonly Standing[])[] = [];
  for (let tied = queue.lightest(); tied.length > 0; tied = queue.lightest()) {
    const next = separate(tied, wins);
    ties.push(next);
    queue.leave(next);
    for (const loser of next.flatMap((winner) => victories.get(winner) ?? [])) {
      const left = (beaten.get(loser) ?? 0) - 1;
      beaten.set(loser, left);
      if (left === 0) queue.join(loser);
    }
  }
  return { ties, beat: (winner, loser) => victories.get(winner)?.includes(loser) === true };
}

export function winsIn(bouts: readonly DecidedBout[]): Wins {
  const wins = new Map<string, Map<string, number>>();
  for (const { fighters, winner } of bouts) {
    if (!fighters.includes(winner)) continue;
    const over = wins.get(winner) ?? new Map<string, number>();
    for (const loser of fighters) over.set(loser, (over.get(loser) ?? 0) + 1);
    wins.set(winner, over);
  }
  return wins;
}

/**
 * The same weight: look at the bouts of just these once more, because a circle that went through others may be none
 * among them. Those whom that leaves level stay side by side, so that a lot between them moves nobody else.
 */
function separate(tied: readonly Standing[], wins: Wins): readonly Standing[] {
  if (tied.length === 1) return tied;
  const beaten = defeats(withoutCircles(victoriesIn(tied, wins)));
  const first = tied.filter((standing) => !beaten.has(standing));
  return first.length === tied.length ? tied : separate(first, wins);
}

function victoriesIn(group: readonly Standing[], wins: Wins): Victories {
  const inGroup = new Map(group.map((standing) => [standing.uuid, standing]));
  const victories = new Map<Standing, readonly Standing[]>();
  for (const standing of group) {
    const beaten: Standing[] = [];
    for (const [uuid, won] of wins.get(standing.uuid) ?? []) {
      const loser = inGroup.get(uuid);
      if (loser && won > (wins.get(uuid)?.get(standing.uuid) ?? 0)) beaten.push(loser);
    }
    victories.set(standing, beaten);
  }
  return victories;
}

function withoutCircles(victories: Victories): Victories {
  const circles = circlesOf(victories);
  return new Map(
    [...victories].map(([winner, losers]) => [
      winner,
      losers.filter((loser) => circles.get(loser) !== circles.get(winner)),
    ]),
  );
}

/** By how many each was beaten; the unbeaten are not listed. */
function defeats(victories: Victories): Map<Standing, number> {
  const beaten = new Map<Standing, number>();
  for (const loser of [...victories.values()].flat()) beaten.set(loser, (beaten.get(loser) ?? 0) + 1);
  return beaten;
}
