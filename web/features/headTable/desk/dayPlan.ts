import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { createConflicts, type Conflict } from "#domain/schedule/conflicts.ts";
import { estimateMat, type MatEstimate, type StartWindow } from "#domain/schedule/estimate.ts";
import { frozenHead } from "#domain/schedule/frozen.ts";
import { learnPace, slotFor, type Pace } from "#domain/schedule/pace.ts";
import type { MatQueue } from "#domain/schedule/queue.ts";
import { restRuleOf } from "#domain/schedule/rest.ts";
import { calledNext, lastEnds } from "#web/sport/facts/calledNext.ts";
import { dayFacts } from "#web/sport/facts/dayFacts.ts";
import { foughtBouts, matQueues, type DayFacts } from "#web/sport/facts/dayQueues.ts";

/** The rest of the day as it would go from now. */
export type DayPlan = {
  readonly starts: ReadonlyMap<string, StartWindow>;
  /** What is wrong with a bout where it stands. */
  readonly conflictsOf: (bout: string) => readonly Conflict[];
  readonly mats: ReadonlyMap<string, MatPlan>;
  readonly frozen: ReadonlySet<string>;
  /** Bouts that will never be fought stand in no queue (DY29). */
  readonly off: ReadonlySet<string>;
  /** Which of these bouts, in the order of their mat, is called next (DY47). */
  readonly calledNext: (bouts: readonly Fighting[]) => Fighting | undefined;
  /** Minutes since each athlete's last bout ended. */
  readonly restedMs: ReadonlyMap<string, number>;
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
  return {
    facts,
    ...learnedFrom(competition, facts),
    queues: matQueues(competition, facts),
    rest: restRuleOf(competition.rules?.preset),
  };
}

type Learned = { readonly pace: Pace; readonly lastEndedAtMs: ReadonlyMap<string, number> };

const learned = new WeakMap<DayFacts, Learned>();

/** What the bouts that are over teach: learned anew when another one is over, as the facts are. */
function learnedFrom(competition: Competition, facts: DayFacts): Learned {
  const kept = learned.get(facts) ?? {
    pace: learnPace(foughtBouts(competition)),
    lastEndedAtMs: lastEnds(competition.fightings),
  };
  learned.set(facts, kept);
  return kept;
}

type Estimated = { readonly pace: Pace; readonly nowMs: number; readonly estimate: MatEstimate };

const estimated = new WeakMap<MatQueue, Estimated>();

/** A mat on which nothing was moved keeps the plan computed a moment ago. */
function estimateOf(queue: MatQueue, pace: Pace, nowMs: number): MatEstimate {
  const kept = estimated.get(queue);
  if (kept?.pace === pace && kept.nowMs === nowMs) return kept.estimate;
  const estimate = estimateMat(queue, pace, nowMs);
  estimated.set(queue, { pace, nowMs, estimate });
  return estimate;
}

export function dayPlan(competition: Competition, nowMs: number): DayPlan {
  const { facts, pace, queues, lastEndedAtMs, rest } = dayInput(competition);
  const estimates = queues.map((queue): [MatQueue, MatEstimate] => [queue, estimateOf(queue, pace, nowMs)]);
  const starts = new Map(estimates.flatMap(([, { starts: ofMat }]) => [...ofMat]));
  return {
    starts,
    conflictsOf: createConflicts({ queues, starts, rest, lastEndedAtMs }),
    mats: new Map(estimates.map(([queue, estimate]) => [queue.carpet, matPlan(queue, estimate, pace)])),
    frozen: new Set(queues.flatMap((queue) => frozenHead(queue))),
    off: facts.off,
    calledNext: (bouts) => calledNext(competition, bouts, nowMs),
    restedMs: new Map([...lastEndedAtMs].map(([uuid, endedMs]) => [uuid, Math.max(0, nowMs - endedMs)])),
  };
}

/** When the last mat ends; undefined when nothing is left. */
export function dayEnd({ mats }: DayPlan): number | undefined {
  const ends = [...mats.values()].filter(({ boutsLeft }) => boutsLeft > 0).map(({ endMs }) => endMs);
  return ends.length === 0 ? undefined : Math.max(...ends);
}

function matPlan(queue: MatQueue, { forecast }: MatEstimate, pace: Pace): MatPlan {
  const next = queue.bouts.find(({ state }) => state !== "finished");
  const slot = next && slotFor(pace, queue.carpet, next);
  return {
    endMs: forecast.endMs,
    boutsLeft: queue.bouts.length,
    boutMs: slot?.usedMs ?? 0,
    changeoverMs: slot?.changeoverMs ?? 0,
  };
}
