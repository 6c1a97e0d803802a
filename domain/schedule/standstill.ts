import { type BeforeFinal, MOST_PASSED, nextToCall, restedAtMs, withoutHeldBack } from "./nextToCall.ts";
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

export type MatDay = {
  readonly pace: Pace;
  readonly rests: Rests;
  /** Of the day's first bouts. */
  readonly beginMs: number;
  /** Who is called to a mat or stands on one. */
  readonly inPlay: ReadonlySet<string>;
  readonly beforeFinal?: BeforeFinal;
};

type Waiting = { readonly bout: QueuedBout; readonly waitedMs: number };

/**
 * The bout a mat calls next, and how long it could have fought one without anybody calling or beginning it; breaks do not
 * count, nor does rest, nor what comes before the day begins (DK15). Undefined while that is usual.
 */
export function waitingBout(queue: MatQueue, day: MatDay, nowMs: number): Waiting | undefined {
  const { pace, rests, beginMs, inPlay, beforeFinal } = day;
  const open = remainingBouts(queue);
  if (open.some(isInPlay)) return undefined;
  const paired = withoutHeldBack(open, beforeFinal).filter(({ fighters }) => fighters.length === 2);
  const bout = nextToCall(paired, { ...rests, inPlay, nowMs });
  if (bout === undefined) return undefined;
  const endedAtMs = pace.lastEndedAtMs.get(queue.carpet) ?? Number.NEGATIVE_INFINITY;
  const waits = paired.slice(0, MOST_PASSED + 1).map((one) => {
    const dueMs = Math.max(
      beginMs,
      endedAtMs + slotFor(pace, queue.carpet, one).changeoverMs,
      one.notBeforeMs ?? Number.NEGATIVE_INFINITY,
      restedAtMs(one, { ...rests, inPlay }),
    );
    return dueMs < nowMs ? workBetween(dueMs, nowMs, queue.breaks) : 0;
  });
  const waitedMs = Math.max(...waits);
  return waitedMs < EMPTY_MS ? undefined : { bout, waitedMs };
}
