import { callOrder, type CalledBout, type Rests } from "./callOrder.ts";
import { changeoverLeft, chanceOf, expectedOf, leftOf } from "./expected.ts";
import { frozenHead } from "./frozen.ts";
import { createSlots, type Pace, type Slot } from "./pace.ts";
import { isRunning, type MatQueue, type QueuedBout, remainingBouts } from "./queue.ts";
import { createWallClock, type WallClock } from "./workingTime.ts";

/** When a bout starts: the likeliest moment, and the window most starts fall into. */
export type StartWindow = {
  readonly fromMs: number;
  readonly startMs: number;
  readonly toMs: number;
  /** When it is over if it is fought. */
  readonly endMs: number;
  /** Its place in the queue is fixed and it will be fought: only the bouts before it can shift it. */
  readonly isFirm: boolean;
  readonly boutsBefore: number;
};

export type MatForecast = {
  readonly carpet: string;
  readonly fromMs: number;
  readonly endMs: number;
  readonly toMs: number;
};

export type MatEstimate = {
  readonly starts: ReadonlyMap<string, StartWindow>;
  readonly forecast: MatForecast;
  /** All slots together, the changeover after the last bout included. */
  readonly workMs: number;
};

/** Every mat, its bouts in the order they will be called (DY65). */
export function estimateDay(
  queues: readonly MatQueue[],
  pace: Pace,
  rests: Rests,
  nowMs: number,
): readonly MatEstimate[] {
  const called = callOrder(queues, pace, rests, nowMs);
  return queues.map((queue) => estimateCalled(queue, called.get(queue.carpet) ?? [], pace, nowMs));
}

/** Start windows of every bout still to be fought. */
export function estimateStarts(
  queues: readonly MatQueue[],
  pace: Pace,
  rests: Rests,
  nowMs: number,
): ReadonlyMap<string, StartWindow> {
  return new Map(estimateDay(queues, pace, rests, nowMs).flatMap(({ starts }) => [...starts]));
}

export type DayForecast = { readonly mats: readonly MatForecast[]; readonly endMs: number };

export function forecastEnd(
  queues: readonly MatQueue[],
  pace: Pace,
  rests: Rests,
  nowMs: number,
): DayForecast {
  const mats = estimateDay(queues, pace, rests, nowMs).map(({ forecast }) => forecast);
  return { mats, endMs: Math.max(nowMs, ...mats.map(({ endMs }) => endMs)) };
}

/** One mat alone, its bouts in the order they stand, as if nobody had to rest. */
export function estimateMat(queue: MatQueue, pace: Pace, nowMs: number): MatEstimate {
  const called = remainingBouts(queue).map((bout) => ({ bout, waitMs: 0 }));
  return estimateCalled(queue, called, pace, nowMs);
}

function estimateCalled(
  queue: MatQueue,
  called: readonly CalledBout[],
  pace: Pace,
  nowMs: number,
): MatEstimate {
  let wall = createWallClock(nowMs, queue.breaks);
  const slotOf = createSlots(pace, queue.carpet);
  const firm = new Set(frozenHead(queue));
  const starts = new Map<string, StartWindow>();
  let before = beginning(
    called[0]?.bout,
    slotOf,
    nowMs - (pace.lastEndedAtMs.get(queue.carpet) ?? Number.NaN),
  );
  let endMs = nowMs;
  for (const { bout, waitMs } of called) {
    const slot = slotOf(bout);
    const isFirm = firm.has(bout.id) && !bout.mayNotHappen;
    const heldMs = isRunning(bout) ? undefined : heldUntilMs(bout, wall(before.workMs));
    if (heldMs !== undefined) {
      before = afterWaiting(before, wall, heldMs);
      wall = createWallClock(heldMs, queue.breaks);
    }
    before = { ...before, workMs: before.workMs + Math.round(waitMs) };
    const window = startWindow(bout, slot, before, { wall, nowMs, isFirm });
    starts.set(bout.id, window);
    endMs = window.endMs - Math.round(leftOf(bout, slot, nowMs) * (1 - chanceOf(bout)));
    before = addBout(before, bout, slot, nowMs);
  }
  // The last bout is part of the day's uncertainty too, so the margin after it counts.
  const { earlyMs, lateMs } = starts.size === 0 ? { earlyMs: 0, lateMs: 0 } : marginsOf(before);
  const forecast = {
    carpet: queue.carpet,
    fromMs: Math.max(nowMs, endMs - earlyMs),
    endMs,
    toMs: endMs + lateMs,
  };
  return { starts, forecast, workMs: before.earlierMs + before.workMs };
}

/** The mat would be free before the programme lets the bout begin. */
const heldUntilMs = ({ notBeforeMs }: QueuedBout, freeMs: number): number | undefined =>
  notBeforeMs !== undefined && notBeforeMs > freeMs ? notBeforeMs : undefined;

/** Work is counted from there on, and a wait long enough makes good for all that is uncertain before it. */
function afterWaiting(before: Before, wall: WallClock, heldMs: number): Before {
  const isCertain = wall(before.workMs + marginsOf(before).lateMs) <= heldMs;
  const { bouts, workMs, earlierMs, variance, biasMs } = before;
  const counted = { bouts, workMs: 0, earlierMs: earlierMs + workMs };
  return isCertain ? { ...counted, variance: 0, biasMs: 0 } : { ...counted, variance, biasMs };
}

/** Everything ahead of a bout on its mat. Variances add up, and what is wrong with the expectation adds up faster. */
type Before = {
  readonly bouts: number;
  readonly workMs: number;
  /** Work before the mat waited for a time of the programme. */
  readonly earlierMs: number;
  readonly variance: number;
  readonly biasMs: number;
};

/** Between two bouts the next one begins when the rest of the changeover is over (DY63). */
function beginning(
  next: QueuedBout | undefined,
  slotOf: (bout: QueuedBout) => Slot,
  elapsedMs: number,
): Before {
  const isBetween = next !== undefined && !isRunning(next) && !Number.isNaN(elapsedMs);
  const { meanMs, variance } = isBetween
    ? changeoverLeft(slotOf(next).changeoverMs, elapsedMs)
    : { meanMs: 0, variance: 0 };
  return { bouts: 0, workMs: Math.round(meanMs), earlierMs: 0, variance, biasMs: 0 };
}

function addBout(before: Before, bout: QueuedBout, slot: Slot, nowMs: number): Before {
  const { meanMs, variance } = expectedOf(bout, slot, nowMs);
  return {
    bouts: before.bouts + 1,
    workMs: before.workMs + Math.round(meanMs),
    earlierMs: before.earlierMs,
    variance: before.variance + variance,
    biasMs: before.biasMs + chanceOf(bout) * slot.biasMs,
  };
}

/** Whoever comes too late misses a bout, whoever comes too early waits: so a window reaches further towards early (DY66). */
const EARLY_DEVIATIONS = 2.7;
const LATE_DEVIATIONS = 1.4;

function marginsOf({ variance, biasMs }: Before) {
  const spreadMs = Math.sqrt(variance + biasMs ** 2);
  return {
    earlyMs: Math.ceil(EARLY_DEVIATIONS * spreadMs),
    lateMs: Math.ceil(LATE_DEVIATIONS * spreadMs),
  };
}

type Reading = { readonly wall: WallClock; readonly nowMs: number; readonly isFirm: boolean };

function startWindow(bout: QueuedBout, slot: Slot, before: Before, reading: Reading): StartWindow {
  const { wall, nowMs, isFirm } = reading;
  if (isRunning(bout)) {
    const startMs = bout.startedAtMs ?? nowMs;
    const endMs = nowMs + leftOf(bout, slot, nowMs);
    return { fromMs: startMs, startMs, toMs: startMs, endMs, isFirm, boutsBefore: before.bouts };
  }
  const { earlyMs, lateMs } = marginsOf(before);
  return {
    fromMs: Math.max(wall(Math.max(0, before.workMs - earlyMs)), bout.notBeforeMs ?? nowMs),
    startMs: wall(before.workMs),
    toMs: wall(before.workMs + lateMs),
    // Counted from the start: a bout that has begun is not interrupted by a break.
    endMs: wall(before.workMs) + slot.usedMs,
    isFirm,
    boutsBefore: before.bouts,
  };
}
