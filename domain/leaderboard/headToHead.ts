import type { DecidedBout } from "./record.ts";
import type { Standing } from "./standing.ts";

/** `true` when the first beat the second more often than the other way round (LB14). */
export type Beat = (winner: Standing, loser: Standing) => boolean;

/**
 * Orders athletes level on wins, submissions and points by LB4, then LB5. Each step yields one athlete, or the set
 * of those whom nothing separates.
 *
 * Head to head can go in a circle (A beat B, B beat C, C beat A) and can contradict weight through a third athlete,
 * and `sort` given such a comparator returns whatever order the input had. So a circle cancels itself out: its bouts
 * are dropped and weight decides inside it. Then the lightest of those whom nobody left has beaten comes next. Where
 * the comparator is consistent this is the order it gives (LB16).
 */
export function orderTied(
  group: readonly Standing[],
  bouts: readonly DecidedBout[],
): readonly (readonly Standing[])[] {
  const met = beatIn(bouts);
  const beat = withoutCircles(group, met);
  const order: (readonly Standing[])[] = [];
  let left = group;
  while (left.length > 0) {
    const next = separate(lightest(unbeaten(left, beat)), met);
    order.push(next);
    left = left.filter((standing) => !next.includes(standing));
  }
  return order;
}

export function beatIn(bouts: readonly DecidedBout[]): Beat {
  const wins = new Map<string, Map<string, number>>();
  for (const { fighters, winner } of bouts)
    for (const loser of fighters.includes(winner) ? fighters : []) {
      const over = wins.get(winner) ?? new Map<string, number>();
      wins.set(winner, over.set(loser, (over.get(loser) ?? 0) + 1));
    }
  const winsOver = (a: Standing, b: Standing) => wins.get(a.uuid)?.get(b.uuid) ?? 0;
  return (winner, loser) => winsOver(winner, loser) > winsOver(loser, winner);
}

/** Head to head with every bout inside a circle dropped. */
export function withoutCircles(group: readonly Standing[], beat: Beat): Beat {
  const reached = new Map(group.map((standing) => [standing, reachedFrom(standing, group, beat)]));
  return (winner, loser) => beat(winner, loser) && reached.get(loser)?.has(winner) !== true;
}

/**
 * The same weight: look at the bouts of just these once more, because a circle that went through others may be none
 * among them. Those whom that leaves level stay side by side, so that a lot between them moves nobody else.
 */
function separate(tied: readonly Standing[], beat: Beat): readonly Standing[] {
  const first = unbeaten(tied, withoutCircles(tied, beat));
  return first.length === tied.length ? tied : separate(first, beat);
}

const unbeaten = (group: readonly Standing[], beat: Beat): readonly Standing[] =>
  group.filter((standing) => !group.some((other) => beat(other, standing)));

function lightest(group: readonly Standing[]): readonly Standing[] {
  const least = Math.min(...group.map(({ weight }) => weight));
  return group.filter(({ weight }) => weight === least);
}

/** Everybody beaten by this athlete, or by somebody beaten by this athlete, and so on. */
function reachedFrom(start: Standing, group: readonly Standing[], beat: Beat): ReadonlySet<Standing> {
  const reached = new Set<Standing>();
  const queue = [start];
  for (let winner = queue.pop(); winner; winner = queue.pop())
    for (const loser of group)
      if (!reached.has(loser) && beat(winner, loser)) {
        reached.add(loser);
        queue.push(loser);
      }
  return reached;
}
