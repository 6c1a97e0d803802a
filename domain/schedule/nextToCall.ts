import { isInPlay, type QueuedBout } from "./queue.ts";
import { restBeforeMs, type RestRule } from "./rest.ts";

export type BeforeFinal = Pick<ReadonlySet<string>, "has">;

export type Moment = {
  readonly rest: RestRule;
  readonly nowMs: number;
  /** When each athlete's last bout ended. */
  readonly lastEndedAtMs: ReadonlyMap<string, number>;
  /** Who is called to a mat or stands on one. */
  readonly inPlay: ReadonlySet<string>;
  /** Categories of which a bout before the final is not over yet, on whichever mat it is. */
  readonly beforeFinal?: BeforeFinal;
};

/** A bout that waits for somebody lets so many others pass: further down nobody is at the mat yet. */
export const MOST_PASSED = 8;

/** Bouts in the order of their mat without the finals that wait for another bout of their category: they take no place (DR80). */
export function withoutHeldBack<Bout extends QueuedBout>(
  bouts: readonly Bout[],
  beforeFinal?: BeforeFinal,
): readonly Bout[] {
  const passed = new Set<string>();
  return bouts.filter(({ isFinal, category }) => {
    const isHeldBack = isFinal && (passed.has(category) || beforeFinal?.has(category));
    passed.add(category);
    return !isHeldBack;
  });
}

/**
 * The bout a mat calls next, of those it could call in their order. One whose athlete has not rested or is on another mat
 * lets the next ones pass, and so does one whose time in the programme has not come; a final waits for every other bout of
 * its category, also for one of another mat (DR80). When all others wait, it is the one that can begin first (DY47, DY50).
 */
export function nextToCall<Bout extends QueuedBout>(
  bouts: readonly Bout[],
  moment: Moment,
): Bout | undefined {
  const called = bouts.find(isInPlay);
  if (called !== undefined) return called;
  let soonest: { readonly bout: Bout; readonly atMs: number } | undefined;
  for (const bout of withoutHeldBack(bouts, moment.beforeFinal).slice(0, MOST_PASSED + 1)) {
    const atMs = Math.max(restedAtMs(bout, moment), bout.notBeforeMs ?? Number.NEGATIVE_INFINITY);
    if (atMs <= moment.nowMs) return bout;
    if (soonest === undefined || atMs < soonest.atMs) soonest = { bout, atMs };
  }
  return soonest?.bout;
}

/** When everybody in the bout has rested; never while one of them is in another one. */
export function restedAtMs(bout: QueuedBout, { rest, lastEndedAtMs, inPlay }: Omit<Moment, "nowMs">): number {
  if (bout.fighters.some((fighter) => inPlay.has(fighter))) return Number.POSITIVE_INFINITY;
  const ends = bout.fighters.flatMap((fighter) => lastEndedAtMs.get(fighter) ?? []);
  return ends.length === 0 ? Number.NEGATIVE_INFINITY : Math.max(...ends) + restBeforeMs(bout, rest);
}
