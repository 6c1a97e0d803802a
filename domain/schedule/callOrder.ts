import { changeoverLeft, expectedOf, leftOf } from "./expected.ts";
import { MOST_PASSED, nextToCall } from "./nextToCall.ts";
import { createSlots, type Pace, type Slot } from "./pace.ts";
import { isRunning, type MatQueue, type QueuedBout, remainingBouts } from "./queue.ts";
import type { RestRule } from "./rest.ts";

/** What decides which bout a mat calls next. */
export type Rests = {
  readonly rest: RestRule;
  /** When each athlete's last bout ended. */
  readonly lastEndedAtMs: ReadonlyMap<string, number>;
};

/** A bout as its mat will come to it, and how long the mat stands still before it. */
export type CalledBout = { readonly bout: QueuedBout; readonly waitMs: number };

/**
 * The bouts of every mat in the order they will be called if all goes as expected: one whose athletes have not rested, or
 * are not known yet, lets others pass (DY47, DY65).
 */
export function callOrder(
  queues: readonly MatQueue[],
  pace: Pace,
  rests: Rests,
  nowMs: number,
): ReadonlyMap<string, readonly CalledBout[]> {
  const day: Day = { pace, rests, nowMs, ends: new Map(rests.lastEndedAtMs), open: new Set() };
  for (const queue of queues) for (const { id } of remainingBouts(queue)) day.open.add(id);
  const mats = queues.map((queue) => beginMat(queue, day));
  for (let mat = firstFree(mats); mat !== undefined; mat = firstFree(mats)) {
    const next = nextOf(mat, day);
    const waitMs = next === undefined ? waitOf(mat, mats, day) : 0;
    if (waitMs > 0) {
      mat.freeMs += waitMs;
      mat.waitMs += waitMs;
    } else call(mat, next ?? mat.left[0], day);
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
};

type Mat = {
  readonly carpet: string;
  readonly slotOf: (bout: QueuedBout) => Slot;
  readonly left: QueuedBout[];
  readonly called: CalledBout[];
  freeMs: number;
  waitMs: number;
};

function beginMat(queue: MatQueue, day: Day): Mat {
  const { carpet } = queue;
  const remaining = remainingBouts(queue);
  const mat: Mat = {
    carpet,
    slotOf: createSlots(day.pace, carpet),
    left: remaining.filter((bout) => !isRunning(bout)),
    called: [],
    freeMs: day.nowMs,
    waitMs: 0,
  };
  for (const bout of remaining) if (isRunning(bout)) call(mat, bout, day);
  const endedAtMs = day.pace.lastEndedAtMs.get(carpet);
  const [next] = mat.left;
  if (mat.called.length === 0 && next !== undefined && endedAtMs !== undefined)
    mat.freeMs += changeoverLeft(mat.slotOf(next).changeoverMs, day.nowMs - endedAtMs).meanMs;
  return mat;
}

function firstFree(mats: readonly Mat[]): Mat | undefined {
  let first: Mat | undefined;
  for (const mat of mats) if (mat.left.length > 0 && mat.freeMs < (first?.freeMs ?? Infinity)) first = mat;
  return first;
}

/** Of those whose athletes are known by then. Somebody who comes from a bout rests after it as anybody else. */
function nextOf({ left, freeMs }: Mat, { ends, open, rests }: Day): QueuedBout | undefined {
  const known = new Map<QueuedBout, QueuedBout>();
  for (const bout of left) {
    const feeders = bout.feeders ?? [];
    if (feeders.some((id) => open.has(id) || (ends.get(id) ?? 0) > freeMs)) continue;
    known.set(feeders.length === 0 ? bout : { ...bout, fighters: [...bout.fighters, ...feeders] }, bout);
    if (known.size > MOST_PASSED) break;
  }
  const moment = { rest: rests.rest, nowMs: freeMs, lastEndedAtMs: ends, inPlay: NOBODY };
  const next = nextToCall([...known.keys()], moment);
  return next && known.get(next);
}

const NOBODY: ReadonlySet<string> = new Set();

/** Until the athletes of one of its bouts are known, or until another mat moves; nothing when none does. */
function waitOf({ left, freeMs }: Mat, mats: readonly Mat[], { ends, open }: Day): number {
  const knownMs = left.map(({ feeders = [] }) =>
    feeders.some((id) => open.has(id)) ? Infinity : Math.max(...feeders.map((id) => ends.get(id) ?? 0)),
  );
  const moves = mats.flatMap((mat) => (mat.left.length > 0 && mat.freeMs > freeMs ? mat.freeMs : []));
  const untilMs = Math.min(...knownMs, ...moves);
  return Number.isFinite(untilMs) ? untilMs - freeMs : 0;
}

/** It begins when everybody is off other mats, rested or not. */
function call(mat: Mat, bout: QueuedBout | undefined, { ends, open, nowMs }: Day): void {
  if (bout === undefined) return;
  const slot = mat.slotOf(bout);
  const freeMs = isRunning(bout)
    ? nowMs
    : Math.max(mat.freeMs, ...bout.fighters.map((one) => ends.get(one) ?? 0));
  const waitMs = mat.waitMs + freeMs - mat.freeMs;
  const endMs = freeMs + leftOf(bout, slot, nowMs);
  for (const one of [bout.id, ...bout.fighters]) ends.set(one, Math.max(endMs, ends.get(one) ?? 0));
  open.delete(bout.id);
  if (!isRunning(bout)) mat.left.splice(mat.left.indexOf(bout), 1);
  mat.called.push({ bout, waitMs });
  mat.freeMs = freeMs + expectedOf(bout, slot, nowMs).meanMs;
  mat.waitMs = 0;
}
