import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { createConflicts, type Conflict } from "#domain/schedule/conflicts.ts";
import { estimateDay, estimateMat, type MatEstimate, type StartWindow } from "#domain/schedule/estimate.ts";
import { frozenHead } from "#domain/schedule/frozen.ts";
import { slotFor, type Pace } from "#domain/schedule/pace.ts";
import { beginOf, dayAt } from "#domain/schedule/programme/programme.ts";
import { waitingBout } from "#domain/schedule/standstill.ts";
import { isInPlay, isRunning, type MatQueue } from "#domain/schedule/queue.ts";
import { beforeFinal, calledNext } from "#web/sport/facts/calledNext.ts";
import { dayFacts } from "#web/sport/facts/dayFacts.ts";
import { matQueues } from "#web/sport/facts/dayQueues.ts";
import { learnedFrom } from "#web/sport/facts/startWindows.ts";

/** The rest of the day as it would go from now. */
export type DayPlan = {
  readonly starts: ReadonlyMap<string, StartWindow>;
  /** What is wrong with a bout where it stands. */
  readonly conflictsOf: (bout: string) => readonly Conflict[];
  readonly mats: ReadonlyMap<string, MatPlan>;
  readonly frozen: ReadonlySet<string>;
  /** Bouts that will never be fought stand in no queue (DY29). */
  readonly off: ReadonlySet<string>;
  /** Bouts that wait and let one behind them pass: their times run ahead of the order they stand in (DY65). */
  readonly passed: ReadonlySet<string>;
  /** Which of these bouts, in the order of their mat, is called next (DY47). */
  readonly calledNext: (bouts: readonly Fighting[]) => Fighting | undefined;
  /** Minutes since each athlete's last bout ended. */
  readonly restedMs: ReadonlyMap<string, number>;
  /** The bout of a mat that could long be fought, and how long nobody has begun it (DK15). */
  readonly waitingOn: (carpet: string) => ReturnType<typeof waitingBout>;
};

type MatPlan = {
  readonly endMs: number;
  readonly boutsLeft: number;
  /** How long a bout and a changeover take here. */
  readonly boutMs: number;
  readonly changeoverMs: number;
};

/** What the rest of the day is computed from. */
export function dayInput(competition: Competition) {
  const facts = dayFacts(competition);
  return { facts, ...learnedFrom(competition, facts), queues: matQueues(competition, facts) };
}

type Estimated = { readonly pace: Pace; readonly nowMs: number; readonly estimate: MatEstimate };

const estimated = new WeakMap<MatQueue, Estimated>();

/** The mat in the order it stands; where nothing was moved that is known from a moment ago. */
function estimateOf(queue: MatQueue, pace: Pace, nowMs: number): MatEstimate {
  const kept = estimated.get(queue);
  if (kept?.pace === pace && kept.nowMs === nowMs) return kept.estimate;
  const estimate = estimateMat(queue, pace, nowMs);
  estimated.set(queue, { pace, nowMs, estimate });
  return estimate;
}

export function dayPlan(competition: Competition, nowMs: number): DayPlan {
  const { facts, pace, queues, rests } = dayInput(competition);
  const { rest, lastEndedAtMs } = rests;
  const estimates = estimateDay(queues, pace, rests, nowMs);
  // Nobody can be in two places of the order that stands; in that of the calls one of the two waits.
  const standing = new Map(queues.flatMap((queue) => [...estimateOf(queue, pace, nowMs).starts]));
  const starts = new Map(estimates.flatMap((estimate) => [...estimate.starts]));
  const asItStands = createConflicts({ queues, starts: standing, rest, lastEndedAtMs });
  const asCalled = createConflicts({ queues, starts, rest, lastEndedAtMs });
  return {
    starts,
    conflictsOf: (bout) => [
      ...asItStands(bout).filter(({ severity }) => severity === "hard"),
      ...asCalled(bout).filter(({ severity }) => severity !== "hard"),
    ],
    mats: new Map(
      queues.map((queue, index) => [
        queue.carpet,
        matPlan(queue, estimates[index]?.forecast.endMs ?? nowMs, pace),
      ]),
    ),
    frozen: new Set(queues.flatMap((queue) => frozenHead(queue))),
    off: facts.off,
    passed: new Set(queues.flatMap((queue) => passedIn(queue, starts))),
    calledNext: (bouts) => calledNext(competition, bouts, nowMs),
    restedMs: new Map([...lastEndedAtMs].map(([uuid, endedMs]) => [uuid, Math.max(0, nowMs - endedMs)])),
    waitingOn: (carpet) => {
      const queue = queues.find((one) => one.carpet === carpet);
      const inPlay = new Set(
        queues.flatMap(({ bouts }) => bouts.filter(isInPlay)).flatMap((one) => one.fighters),
      );
      const begun = { beginMs: dayBeginMs(competition, nowMs), beforeFinal: beforeFinal(competition) };
      const day = { pace, rests, inPlay, ...begun };
      return queue && waitingBout(queue, day, nowMs);
    },
  };
}

/** A day of which nobody has said when its bouts begin has begun with its first one. */
function dayBeginMs({ programme, fightings }: Competition, nowMs: number): number {
  const day = programme ? dayAt(programme, nowMs) : undefined;
  if (day?.start !== undefined) return beginOf(day);
  const begun = fightings.flatMap(({ startedAt }) => (startedAt === null ? [] : Date.parse(startedAt)));
  return Math.min(...begun.filter((atMs) => nowMs - atMs < SAME_DAY_MS), Number.POSITIVE_INFINITY);
}

/** What was fought longer ago was another day. */
const SAME_DAY_MS = 14 * 3_600_000;

/** A bout under way has passed nobody: it stands where it was called. */
function passedIn({ bouts }: MatQueue, starts: DayPlan["starts"]): string[] {
  let first = Number.POSITIVE_INFINITY;
  return bouts.toReversed().flatMap((bout) => {
    const place = starts.get(bout.id)?.boutsBefore;
    if (place === undefined || isRunning(bout)) return [];
    const isPassed = place > first;
    first = Math.min(first, place);
    return isPassed ? [bout.id] : [];
  });
}

/** When the last mat ends; undefined when nothing is left. */
export function dayEnd({ mats }: DayPlan): number | undefined {
  const ends = [...mats.values()].filter(({ boutsLeft }) => boutsLeft > 0).map(({ endMs }) => endMs);
  return ends.length === 0 ? undefined : Math.max(...ends);
}

function matPlan(queue: MatQueue, endMs: number, pace: Pace): MatPlan {
  const next = queue.bouts.find(({ state }) => state !== "finished");
  const slot = next && slotFor(pace, queue.carpet, next);
  return {
    endMs,
    boutsLeft: queue.bouts.length,
    boutMs: slot?.usedMs ?? 0,
    changeoverMs: slot?.changeoverMs ?? 0,
  };
}
