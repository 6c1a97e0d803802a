import { type Chance, createChance } from "#domain/draw/chance.ts";
import { estimateStarts } from "#domain/schedule/estimate.ts";
import { type FoughtBout, learnPace, startPace } from "#domain/schedule/pace.ts";
import { type Plan, planForDraw } from "#domain/schedule/plan/plan.ts";
import type { MatQueue } from "#domain/schedule/queue.ts";
import type { RestRule } from "#domain/schedule/rest.ts";
import { type EventBout, inventEvent } from "./planEvents.ts";
import { type AtTheCall, type PlayedBout, type PlayedHall, playPlan, share } from "./playPlan.ts";

/** One window somebody was shown, and what came of it. */
export type ToldStart = {
  readonly toldAtMs: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** When it really began. */
  readonly startMs: number;
};

export type ToldDay = {
  readonly athletes: number;
  readonly mats: number;
  readonly rest: RestRule;
  readonly atTheCall: AtTheCall;
  readonly seed: string;
  /** Which share of its time a bout takes; as on real days unless told otherwise. */
  readonly usedShare?: PlayedHall["usedShare"];
  /** Bouts of this hall are so many times as long as elsewhere. */
  readonly hallFactor?: number;
};

const EVERY_MS = 10 * 60_000;

/** Plans an invented event, plays it, and tells every ten minutes when each bout still to come will start. */
export function tellDay(day: ToldDay): readonly ToldStart[] {
  const bouts = inventEvent(day.athletes, day.seed).flatMap((category) => category.bouts);
  const queues = Array.from({ length: day.mats }, (_, index) => ({ carpet: `${index + 1}`, bouts: [] }));
  const plan = planForDraw({ queues, added: bouts, pace: startPace(), rest: day.rest, nowMs: 0 });
  const byId = new Map(bouts.map((bout) => [bout.id, bout]));
  const { log, endMs } = playPlan(plan, byId, {
    seed: day.seed,
    rest: day.rest,
    atTheCall: day.atTheCall,
    hall: inventHall(day),
  });
  const told: ToldStart[] = [];
  for (let nowMs = 0; nowMs < endMs; nowMs += EVERY_MS)
    told.push(...tellAt(plan, byId, log, nowMs, day.rest));
  return told;
}

/** Changeovers of 45 to 120 s, six bouts in a hundred that are not fought, three third games in ten. */
function inventHall({ seed, usedShare = shareOf, hallFactor = 1 }: ToldDay): PlayedHall {
  const adults = 45_000 + 75_000 * share(createChance(`hall ${seed}`));
  return {
    changeoverMs: { adults, children: 0.7 * adults },
    absent: 6,
    sameWinner: 70,
    usedShare: (age, chance) => hallFactor * usedShare(age, chance),
  };
}

/** Two-humped: many go the whole time and some beyond it, the others end early with a long tail. Deviation 0.40 (mean 0.65, 0.56). */
function shareOf(age: EventBout["age"], chance: Chance): number {
  const [full, beyond, early] = age === "children" ? [26, 27, 0.38] : [37, 20, 0.43];
  if (chance.below(100) < full) return chance.below(100) < beyond ? 1 + 0.6 * share(chance) : 1;
  return Math.min(0.98, 0.03 - early * Math.log(share(chance)));
}

function tellAt(
  plan: Plan,
  bouts: ReadonlyMap<string, EventBout>,
  log: readonly PlayedBout[],
  nowMs: number,
  rest: RestRule,
): ToldStart[] {
  const known = knownAt(log, nowMs);
  const queues = plan.queues.map(({ carpet, bouts: ids }): MatQueue => ({
    carpet,
    bouts: ids.flatMap((id) => {
      const bout = bouts.get(id);
      if (bout === undefined || known.gone.has(id)) return [];
      const startedAtMs = known.running.get(id);
      const fighters = known.pairs.get(id) ?? bout.fighters;
      return startedAtMs === undefined
        ? [{ ...bout, fighters }]
        : [{ ...bout, fighters, state: "running", startedAtMs }];
    }),
  }));
  const pace = learnPace(known.fought);
  const windows = estimateStarts(queues, pace, { rest, lastEndedAtMs: known.ends }, nowMs);
  return log.flatMap(({ bout, went, startMs }): ToldStart[] => {
    const window = windows.get(bout.id);
    if (window === undefined || went !== "fought" || startMs <= nowMs) return [];
    return [{ toldAtMs: nowMs, fromMs: window.fromMs, toMs: window.toMs, startMs }];
  });
}

/** Only what has happened by then: how a running bout will end, and who will not come, nobody knows. */
function knownAt(log: readonly PlayedBout[], nowMs: number) {
  const endOf = new Map(log.map(({ bout, endMs }) => [bout.id, endMs]));
  const gone = new Set<string>();
  const running = new Map<string, number>();
  const fought: FoughtBout[] = [];
  const pairs = new Map<string, readonly string[]>();
  const ends = new Map<string, number>();
  for (const { bout, carpet, went, startMs, endMs, people } of log) {
    // It is known to be off when the games before it are over, before its mat comes to it.
    const overMs =
      went === "off" ? Math.max(...(bout.feeders ?? []).map((id) => endOf.get(id) ?? endMs)) : endMs;
    const isKnown = (bout.feeders ?? []).every((id) => (endOf.get(id) ?? 0) <= nowMs);
    if (isKnown && people.length > 0) pairs.set(bout.id, people);
    if (went === "fought" && endMs <= nowMs)
      for (const p of people) ends.set(p, Math.max(endMs, ends.get(p) ?? 0));
    if (overMs > nowMs) {
      if (went === "fought" && startMs <= nowMs) running.set(bout.id, startMs);
      continue;
    }
    gone.add(bout.id);
    if (went === "off") continue;
    const { boutSeconds, age = "adults" } = bout;
    const startedAtMs = went === "fought" ? startMs : endMs;
    fought.push({ carpet, boutSeconds, age, startedAtMs, endedAtMs: endMs });
  }
  return {
    gone,
    running,
    pairs,
    ends,
    fought: fought.toSorted((one, other) => one.endedAtMs - other.endedAtMs),
  };
}

export const DISTANCES = ["≤ 15 min", "15–60 min", "1–3 h", "> 3 h"] as const;
export type Distance = (typeof DISTANCES)[number];

const MINUTE_MS = 60_000;

export function distanceOf({ toldAtMs, startMs }: ToldStart): Distance {
  const minutes = (startMs - toldAtMs) / MINUTE_MS;
  if (minutes <= 15) return "≤ 15 min";
  if (minutes <= 60) return "15–60 min";
  return minutes <= 180 ? "1–3 h" : "> 3 h";
}

export type Truth = {
  readonly count: number;
  /** Shares of one hundred. */
  readonly inside: number;
  readonly before: number;
  readonly medianMinutes: number;
};

export function truthOf(told: readonly ToldStart[]): Truth {
  const percent = (is: (one: ToldStart) => boolean) => (100 * told.filter(is).length) / told.length;
  const widths = told.map(({ fromMs, toMs }) => toMs - fromMs).toSorted((one, other) => one - other);
  return {
    count: told.length,
    inside: percent(({ fromMs, toMs, startMs }) => fromMs <= startMs && startMs <= toMs),
    before: percent(({ fromMs, startMs }) => startMs < fromMs),
    medianMinutes: (widths[Math.floor(widths.length / 2)] ?? 0) / MINUTE_MS,
  };
}
