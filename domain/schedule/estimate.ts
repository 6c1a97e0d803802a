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

/** Start windows of every bout still to be fought. Mats do not wait for each other. */
export function estimateStarts(
  queues: readonly MatQueue[],
  pace: Pace,
  nowMs: number,
): ReadonlyMap<string, StartWindow> {
  const starts = new Map<string, StartWindow>();
  for (const queue of queues) {
    for (const [id, window] of estimateMat(queue, pace, nowMs).starts) starts.set(id, window);
  }
  return starts;
}

export type DayForecast = { readonly mats: readonly MatForecast[]; readonly endMs: number };

export function forecastEnd(queues: readonly MatQueue[], pace: Pace, nowMs: number): DayForecast {
  const mats = queues.map((queue) => estimateMat(queue, pace, nowMs).forecast);
  return { mats, endMs: Math.max(nowMs, ...mats.map(({ endMs }) => endMs)) };
}

/** One mat alone: after a result only the mat it was fought on has to be estimated again. */
export function estimateMat(queue: MatQueue, pace: Pace, nowMs: number): MatEstimate {
  let wall = createWallClock(nowMs, queue.breaks);
  const slotOf = createSlots(pace, queue.carpet);
  const firm = new Set(frozenHead(queue));
  const starts = new Map<string, StartWindow>();
  let before = NOTHING_BEFORE;
  let endMs = nowMs;
  for (const bout of remainingBouts(queue)) {
    const slot = slotOf(bout);
    const isFirm = firm.has(bout.id) && !bout.mayNotHappen;
    const heldMs = isRunning(bout) ? undefined : heldUntilMs(bout, wall(before.workMs));
    if (heldMs !== undefined) {
      before = afterWaiting(before, wall, heldMs);
      wall = createWallClock(heldMs, queue.breaks);
    }
    const window = startWindow(bout, slot, before, { wall, nowMs, isFirm });
    starts.set(bout.id, window);
    endMs = window.endMs - Math.round(leftOf(bout, slot, nowMs) * (1 - weightOf(bout)));
    before = addBout(before, bout, slot, nowMs);
  }
  // The last bout is part of the day's uncertainty too, so the margin after it counts.
  const margin = starts.size === 0 ? 0 : marginOf(before);
  const forecast = {
    carpet: queue.carpet,
    fromMs: Math.max(nowMs, endMs - margin),
    endMs,
    toMs: endMs + margin,
  };
  return { starts, forecast, workMs: before.earlierMs + before.workMs };
}

/** The mat would be free before the programme lets the bout begin. */
const heldUntilMs = ({ notBeforeMs }: QueuedBout, freeMs: number): number | undefined =>
  notBeforeMs !== undefined && notBeforeMs > freeMs ? notBeforeMs : undefined;

/** Work is counted from there on, and a wait long enough makes good for all that is uncertain before it. */
function afterWaiting(before: Before, wall: WallClock, heldMs: number): Before {
  const isCertain = wall(before.workMs + marginOf(before)) <= heldMs;
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

const NOTHING_BEFORE: Before = { bouts: 0, workMs: 0, earlierMs: 0, variance: 0, biasMs: 0 };

function addBout(before: Before, bout: QueuedBout, slot: Slot, nowMs: number): Before {
  const weight = weightOf(bout);
  const slotMs = leftOf(bout, slot, nowMs) + slot.changeoverMs;
  return {
    bouts: before.bouts + 1,
    workMs: before.workMs + Math.round(slotMs * weight),
    earlierMs: before.earlierMs,
    variance: before.variance + weight * slot.deviationMs ** 2 + weight * (1 - weight) * slotMs ** 2,
    biasMs: before.biasMs + weight * slot.biasMs,
  };
}

const WEIGHT_OF_A_MAYBE = 0.5;

export const weightOf = ({ mayNotHappen }: QueuedBout): number => (mayNotHappen ? WEIGHT_OF_A_MAYBE : 1);

/** What a bout under way still needs; one that has outlasted the expectation may end any moment. */
export function leftOf(bout: QueuedBout, slot: Slot, nowMs: number): number {
  if (!isRunning(bout)) return slot.usedMs;
  return Math.max(0, slot.usedMs - Math.max(0, nowMs - (bout.startedAtMs ?? nowMs)));
}

/** Four of five starts fall within this many deviations. */
const WINDOW_DEVIATIONS = 1.28;

const marginOf = ({ variance, biasMs }: Before): number =>
  Math.ceil(WINDOW_DEVIATIONS * Math.sqrt(variance + biasMs ** 2));

type Reading = { readonly wall: WallClock; readonly nowMs: number; readonly isFirm: boolean };

function startWindow(bout: QueuedBout, slot: Slot, before: Before, reading: Reading): StartWindow {
  const { wall, nowMs, isFirm } = reading;
  if (isRunning(bout)) {
    const startMs = bout.startedAtMs ?? nowMs;
    const endMs = nowMs + leftOf(bout, slot, nowMs);
    return { fromMs: startMs, startMs, toMs: startMs, endMs, isFirm, boutsBefore: before.bouts };
  }
  const margin = marginOf(before);
  return {
    fromMs: Math.max(wall(Math.max(0, before.workMs - margin)), bout.notBeforeMs ?? nowMs),
    startMs: wall(before.workMs),
    toMs: wall(before.workMs + margin),
    // Counted from the start: a bout that has begun is not interrupted by a break.
    endMs: wall(before.workMs) + slot.usedMs,
    isFirm,
    boutsBefore: before.bouts,
  };
}
