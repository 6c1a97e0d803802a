import { frozenHead } from "./frozen.ts";
import { CHANGEOVER_DEVIATION, createSlots, deviation, mean, type Pace, type Slot } from "./pace.ts";
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
  const wall = createWallClock(nowMs, queue.breaks);
  const slotOf = createSlots(pace, queue.carpet);
  const firm = new Set(frozenHead(queue));
  const remaining = remainingBouts(queue);
  const starts = new Map<string, StartWindow>();
  let before = beginning(remaining, { slotOf, nowMs, endedAtMs: pace.lastEndedAtMs.get(queue.carpet) });
  let endMs = nowMs;
  for (const bout of remaining) {
    const slot = slotOf(bout);
    const isFirm = firm.has(bout.id) && !bout.mayNotHappen;
    const window = startWindow(bout, slot, before, { wall, nowMs, isFirm });
    starts.set(bout.id, window);
    endMs = window.endMs - Math.round(leftOf(bout, slot, nowMs) * (1 - chanceOf(bout)));
    before = addBout(before, bout, slot, nowMs);
  }
  // The last bout is part of the day's uncertainty too, so the margin after it counts.
  const spreadMs = starts.size === 0 ? 0 : spreadOf(before);
  const forecast = {
    carpet: queue.carpet,
    fromMs: Math.max(nowMs, endMs - Math.ceil(EARLY_DEVIATIONS * spreadMs)),
    endMs,
    toMs: endMs + Math.ceil(LATE_DEVIATIONS * spreadMs),
  };
  return { starts, forecast, workMs: before.workMs };
}

/** Everything ahead of a bout on its mat. Variances add up, and what is wrong with the expectation adds up faster. */
type Before = {
  readonly bouts: number;
  readonly workMs: number;
  readonly variance: number;
  readonly biasMs: number;
};

type Moment = {
  readonly slotOf: (bout: QueuedBout) => Slot;
  readonly nowMs: number;
  readonly endedAtMs: number | undefined;
};

/** Between two bouts the next one begins when the rest of the changeover is over (DY63). */
function beginning([next]: readonly QueuedBout[], { slotOf, nowMs, endedAtMs }: Moment): Before {
  if (next === undefined || isRunning(next) || endedAtMs === undefined)
    return { bouts: 0, workMs: 0, variance: 0, biasMs: 0 };
  // A changeover is two waits of equal rate, one after the other; the longer it lasts the likelier the first one is over.
  const waitMs = slotOf(next).changeoverMs / 2;
  const isFirst = 1 / (1 + Math.max(0, nowMs - endedAtMs) / waitMs);
  const variance = (1 + 2 * isFirst - isFirst ** 2) * waitMs ** 2;
  return { bouts: 0, workMs: Math.round((1 + isFirst) * waitMs), variance, biasMs: 0 };
}

/** Somebody does not come: the calls take a minute (DY64). */
const NOT_FOUGHT = 0.06;
const NOT_FOUGHT_MS = 60_000;
const CHANCE_OF_A_MAYBE = 0.3;

/** How likely a bout is fought. */
const chanceOf = (bout: QueuedBout): number =>
  isRunning(bout) ? 1 : (bout.mayNotHappen === true ? CHANCE_OF_A_MAYBE : 1) * (1 - NOT_FOUGHT);

function addBout(before: Before, bout: QueuedBout, slot: Slot, nowMs: number): Before {
  const chance = chanceOf(bout);
  const missed = isRunning(bout) ? 0 : (chance / (1 - NOT_FOUGHT)) * NOT_FOUGHT;
  const slotMs = leftOf(bout, slot, nowMs) + slot.changeoverMs;
  const meanMs = chance * slotMs + missed * NOT_FOUGHT_MS;
  const squares = chance * (slotMs ** 2 + deviationOf(bout, slot, nowMs) ** 2) + missed * NOT_FOUGHT_MS ** 2;
  return {
    bouts: before.bouts + 1,
    workMs: before.workMs + Math.round(meanMs),
    variance: before.variance + squares - meanMs ** 2,
    biasMs: before.biasMs + chance * slot.biasMs,
  };
}

const WEIGHT_OF_A_MAYBE = 0.5;

/** In a plan a bout that may not happen keeps half of its place (DY14). */
export const weightOf = ({ mayNotHappen }: QueuedBout): number => (mayNotHappen ? WEIGHT_OF_A_MAYBE : 1);

/** What a bout under way still needs: as long as those that have lasted so long go on (DY63). */
export function leftOf(bout: QueuedBout, slot: Slot, nowMs: number): number {
  return isRunning(bout) ? Math.round(mean(leftsOf(bout, slot, nowMs))) : slot.usedMs;
}

const deviationOf = (bout: QueuedBout, slot: Slot, nowMs: number): number =>
  isRunning(bout)
    ? Math.hypot(deviation(leftsOf(bout, slot, nowMs)), slot.changeoverMs * CHANGEOVER_DEVIATION)
    : slot.deviationMs;

/** A bout that has outlasted all of them may end any moment. */
function leftsOf({ startedAtMs }: QueuedBout, { lengthsMs }: Slot, nowMs: number): readonly number[] {
  const elapsedMs = Math.max(0, nowMs - (startedAtMs ?? nowMs));
  return lengthsMs.filter((lengthMs) => lengthMs > elapsedMs).map((lengthMs) => lengthMs - elapsedMs);
}

/** Whoever comes too late misses a bout, whoever comes too early waits: so the window reaches further towards early. */
const EARLY_DEVIATIONS = Number(process.env.LO ?? 1.9);
const LATE_DEVIATIONS = Number(process.env.HI ?? 1.6);

const spreadOf = ({ variance, biasMs }: Before): number => Math.sqrt(variance + biasMs ** 2);

type Reading = { readonly wall: WallClock; readonly nowMs: number; readonly isFirm: boolean };

function startWindow(bout: QueuedBout, slot: Slot, before: Before, reading: Reading): StartWindow {
  const { wall, nowMs, isFirm } = reading;
  if (isRunning(bout)) {
    const startMs = bout.startedAtMs ?? nowMs;
    const endMs = nowMs + leftOf(bout, slot, nowMs);
    return { fromMs: startMs, startMs, toMs: startMs, endMs, isFirm, boutsBefore: before.bouts };
  }
  const spreadMs = spreadOf(before);
  return {
    fromMs: wall(Math.max(0, before.workMs - Math.ceil(EARLY_DEVIATIONS * spreadMs))),
    startMs: wall(before.workMs),
    toMs: wall(before.workMs + Math.ceil(LATE_DEVIATIONS * spreadMs)),
    // Counted from the start: a bout that has begun is not interrupted by a break.
    endMs: wall(before.workMs) + slot.usedMs,
    isFirm,
    boutsBefore: before.bouts,
  };
}
