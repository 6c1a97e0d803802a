import { MOST_PASSED, restedAtMs } from "./nextToCall.ts";
import { slotFor, type Pace } from "./pace.ts";
import type { Rests } from "./callOrder.ts";
import { isInPlay, remainingBouts, type MatQueue, type QueuedBout } from "./queue.ts";
import { workBetween } from "./workingTime.ts";

/** Longer than it takes to name a winner. */
const RESULT_MS = 60_000;

/** How long the time of a bout has been out without a result; undefined while that is usual (DK14). */
export function unsettledMs(timeOutAtMs: number, nowMs: number): number | undefined {
  const outMs = nowMs - timeOutAtMs;
  return outMs < RESULT_MS ? undefined : outMs;
}

/** A pair has come and nobody is at the table yet: longer than that is no accident. */
const EMPTY_MS = 3 * 60_000;

/** A final waits for every other bout of its category (DR80). */
const isHeldBack = (bout: QueuedBout, before: readonly QueuedBout[], { beforeFinal }: MatDay): boolean =>
  bout.isFinal === true &&
  (beforeFinal?.has(bout.category) === true || before.some(({ category }) => category === bout.category));

export type MatDay = {
  readonly pace: Pace;
  readonly rests: Rests;
  /** Of the day's first bouts. */
  readonly beginMs: number;
  /** Who is called to a mat or stands on one. */
  readonly inPlay: ReadonlySet<string>;
  readonly beforeFinal?: Pick<ReadonlySet<string>, "has">;
};

type Waiting = { readonly bout: QueuedBout; readonly waitedMs: number };

/**
 * The bout of a mat that could be fought, and how long it has waited without anybody calling or beginning one; breaks do
 * not count, nor does rest, nor what comes before the day begins (DK15). Undefined while that is usual.
 */
export function waitingBout(queue: MatQueue, day: MatDay, nowMs: number): Waiting | undefined {
  const { pace, rests, beginMs, inPlay } = day;
  const open = remainingBouts(queue);
  if (open.some(isInPlay)) return undefined;
  const paired = open
    .filter((bout, index) => bout.fighters.length === 2 && !isHeldBack(bout, open.slice(0, index), day))
    .slice(0, MOST_PASSED + 1);
  const endedAtMs = pace.lastEndedAtMs.get(queue.carpet) ?? Number.NEGATIVE_INFINITY;
  const waiting = paired.map((bout): Waiting => {
    const dueMs = Math.max(
      beginMs,
      endedAtMs + slotFor(pace, queue.carpet, bout).changeoverMs,
      bout.notBeforeMs ?? Number.NEGATIVE_INFINITY,
      restedAtMs(bout, { ...rests, inPlay }),
    );
    return { bout, waitedMs: dueMs < nowMs ? workBetween(dueMs, nowMs, queue.breaks) : 0 };
  });
  const longest = waiting.toSorted((one, other) => other.waitedMs - one.waitedMs)[0];
  return longest === undefined || longest.waitedMs < EMPTY_MS ? undefined : longest;
}
