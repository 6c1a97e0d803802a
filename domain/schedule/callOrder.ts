import { changeoverLeft, expectedOf, leftOf } from "./expected.ts";
import { MOST_PASSED, nextToCall } from "./nextToCall.ts";
import { createSlots, type Pace, type Slot } from "./pace.ts";
import { isRunning, type MatQueue, type QueuedBout, remainingBouts } from "./queue.ts";
import type { RestRule } from "./rest.ts";
import { type Break, createWallClock, outOfBreaks, workBetween } from "./workingTime.ts";

/** What decides which bout a mat calls next. */
export type Rests = {
  readonly rest: RestRule;
  /** When each athlete's last bout ended. */
  readonly lastEndedAtMs: ReadonlyMap<string, number>;
};

/** A bout as its mat will come to it, and how long the mat stands still before it but for breaks and the programme. */
export type CalledBout = { readonly bout: QueuedBout; readonly waitMs: number };

/**
 * The bouts of every mat in the order they will be called if all goes as expected: one whose athletes have not rested, or
 * are not known yet, lets others pass (DY47, DY65). Nothing begins in a break or before its time in the programme.
 */
export function callOrder(
  queues: readonly MatQueue[],
  pace: Pace,
  rests: Rests,
  nowMs: number,
): ReadonlyMap<string, readonly CalledBout[]> {
  const open = queues.flatMap(remainingBouts);
  const day: Day = {
    pace,
    rests,
    nowMs,
    ends: new Map(rests.lastEndedAtMs),
    open: new Set(open.map(({ id }) => id)),
    others: Map.groupBy(
      open.filter(({ isFinal }) => isFinal !== true),
      ({ category }) => category,
    ),
  };
  const mats = queues.map((queue) => beginMat(queue, day));
  for (let first = firstFree(mats); first !== undefined; first = firstFree(mats)) {
    const { mat, next } = ableAsSoon(first, mats, day);
    const waitMs = next === undefined ? waitOf(mat, mats, day) : 0;
    if (waitMs > 0) mat.freeMs = outOfBreaks(mat.freeMs + waitMs, mat.breaks);
    else call(mat, next ?? mat.left[0], day);
  }
  return new Map(mats.map(({ carpet, called }) => [carpet, called]));
}

type Day = {
  readonly pace: Pace;
  readonly rests: Rests;
  readonly nowMs: number;
  /** Of athletes, and of the bouts somebody comes from. */
  readonly ends: Map<string, number>;
  /** What has not begun in the forecast. */
  readonly open: Set<string>;
  /** By category, the bouts its final waits for on whichever mat (DR80). */
  readonly others: ReadonlyMap<string, readonly QueuedBout[]>;
};

/**
 * From when on a bout may begin: its time in the programme has come, and over are the bouts its people come from, before
 * a final all others of its category. Not told while one of them has not begun.
 */
function readyMs({ feeders = [], isFinal, category, notBeforeMs = -Infinity }: QueuedBout, day: Day): number {
  const others = (isFinal === true && day.others.get(category)) || [];
  const ends = [...feeders, ...others.map(({ id }) => id)].map((id) =>
    day.open.has(id) ? Infinity : (day.ends.get(id) ?? 0),
  );
  return Math.max(notBeforeMs, ...ends);
}

type Mat = {
  readonly carpet: string;
  readonly slotOf: (bout: QueuedBout) => Slot;
  readonly left: QueuedBout[];
  readonly called: CalledBout[];
  readonly breaks: readonly Break[];
  freeMs: number;
  /** Since when nothing is fought on it. */
  idleMs: number;
};

function beginMat(queue: MatQueue, day: Day): Mat {
  const { carpet } = queue;
  const remaining = remainingBouts(queue);
  const mat: Mat = {
    carpet,
    slotOf: createSlots(day.pace, carpet),
    left: remaining.filter((bout) => !isRunning(bout)),
    called: [],
    breaks: queue.breaks ?? [],
    freeMs: day.nowMs,
    idleMs: day.nowMs,
  };
  for (const bout of remaining) if (isRunning(bout)) call(mat, bout, day);
  const endedAtMs = day.pace.lastEndedAtMs.get(carpet);
  const [next] = mat.left;
  if (mat.called.length > 0) return mat;
  const left =
    next === undefined || endedAtMs === undefined
      ? 0
      : changeoverLeft(mat.slotOf(next).changeoverMs, day.nowMs - endedAtMs).meanMs;
  mat.freeMs = mat.idleMs = createWallClock(day.nowMs, mat.breaks)(left);
  return mat;
}

function firstFree(mats: readonly Mat[]): Mat | undefined {
  let first: Mat | undefined;
  for (const mat of mats) if (mat.left.length > 0 && mat.freeMs < (first?.freeMs ?? Infinity)) first = mat;
  return first;
}

/** Of mats that are free at the same moment, as after a break, one that has a bout to call or knows until when it waits. */
function ableAsSoon(first: Mat, mats: readonly Mat[], day: Day): { mat: Mat; next?: QueuedBout } {
  const asSoon = mats.filter((mat) => mat.left.length > 0 && mat.freeMs === first.freeMs);
  for (const mat of asSoon) {
    const next = nextOf(mat, day);
    if (next !== undefined) return { mat, next };
  }
  return { mat: asSoon.find((mat) => waitOf(mat, mats, day) > 0) ?? first };
}

/** Of those whose athletes are known by then. Somebody who comes from a bout rests after it as anybody else. */
function nextOf({ left, freeMs }: Mat, day: Day): QueuedBout | undefined {
  const known: (QueuedBout & { readonly bout: QueuedBout })[] = [];
  for (const bout of left) {
    if (readyMs(bout, day) > freeMs) continue;
    known.push({ ...bout, fighters: [...bout.fighters, ...(bout.feeders ?? [])], bout });
    if (known.length > MOST_PASSED) break;
  }
  const moment = { rest: day.rests.rest, nowMs: freeMs, lastEndedAtMs: day.ends, inPlay: NOBODY };
  return nextToCall(known, moment)?.bout;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Until the athletes of one of its bouts are known and its time has come, or until another mat moves; nothing when none does. */
function waitOf({ left, freeMs }: Mat, mats: readonly Mat[], day: Day): number {
  const moves = mats.flatMap((mat) => (mat.left.length > 0 && mat.freeMs > freeMs ? mat.freeMs : []));
  const untilMs = Math.min(...left.map((bout) => readyMs(bout, day)), ...moves);
  return Number.isFinite(untilMs) ? untilMs - freeMs : 0;
}

/** It begins when everybody is off other mats, rested or not, and its time has come. */
function call(mat: Mat, bout: QueuedBout | undefined, { ends, open, nowMs }: Day): void {
  if (bout === undefined) return;
  const slot = mat.slotOf(bout);
  const { breaks, idleMs } = mat;
  const heldMs = outOfBreaks(Math.max(idleMs, bout.notBeforeMs ?? idleMs), breaks);
  const freeMs = isRunning(bout)
    ? nowMs
    : outOfBreaks(Math.max(mat.freeMs, heldMs, ...bout.fighters.map((one) => ends.get(one) ?? 0)), breaks);
  const waitMs = isRunning(bout) ? 0 : workBetween(heldMs, freeMs, breaks);
  const endMs = freeMs + leftOf(bout, slot, nowMs);
  for (const one of [bout.id, ...bout.fighters]) ends.set(one, Math.max(endMs, ends.get(one) ?? 0));
  open.delete(bout.id);
  if (!isRunning(bout)) mat.left.splice(mat.left.indexOf(bout), 1);
  mat.called.push({ bout, waitMs });
  mat.freeMs = mat.idleMs = createWallClock(freeMs, breaks)(expectedOf(bout, slot, nowMs).meanMs);
}
