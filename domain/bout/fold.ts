import { periodLengthMs } from "../ruleset/periods.ts";
import type { LadderEffect } from "../ruleset/rules.ts";
import { advantagesActive } from "../ruleset/switches.ts";
import type { Bout, BoutSetup, LoggedEvent, ScoreLine } from "./bout.ts";
import { adjustClock, isTimeOver, openClock, readingAt, startClock, stopClock } from "./clock.ts";
import { endCountdown, endCountdowns, startCountdown } from "./countdown.ts";
import { effectiveEvents, isCorrection, isScore } from "./correction.ts";
import type { BoutEvent, Fault, RecordedEvent } from "./event.ts";
import { carriedEffects, ladderEffects } from "./ladder.ts";
import { causeOf, opponentOf } from "./vocabulary.ts";
import type { BoutStatus, Corner } from "./vocabulary.ts";

/** The bout before anything happened. */
export function openBout(setup: BoutSetup): Bout {
  return {
    setup,
    status: "waiting",
    score: { red: NOTHING, blue: NOTHING },
    clock: openClock(0, periodLengthMs(setup.rules, 0)),
    countdowns: [],
    usedTimes: [],
    escapeMs: { red: 0, blue: 0 },
    pendingDisqualifications: [],
    sides: ["red", "blue"],
    log: [],
    recorded: [],
  };
}

/** Cannot refuse: whether an event is allowed was decided before it was recorded. */
export function applyBoutEvent(bout: Bout, entry: RecordedEvent): Bout {
  const recorded = [...bout.recorded, entry];
  if (isCorrection(entry.event)) return replayBout(bout.setup, recorded);
  return { ...happen(bout, entry), recorded };
}

export function replayBout(setup: BoutSetup, recorded: readonly RecordedEvent[]): Bout {
  return { ...effectiveEvents(recorded).reduce(happen, openBout(setup)), recorded };
}

const NOTHING: ScoreLine = { points: 0, advantages: 0, penalties: 0, warnings: 0 };

function happen(before: Bout, entry: RecordedEvent): Bout {
  const logged: LoggedEvent = {
    ...entry,
    periodIndex: before.clock.periodIndex,
    elapsedMs: readingAt(before.clock, entry.atMs, entry.boutMs),
    isAfterTime: isScore(entry.event) && isTimeOver(before.clock),
  };
  const bout = change({ ...before, log: [...before.log, logged] }, logged);
  return { ...bout, status: statusOf(bout) };
}

function change(bout: Bout, logged: LoggedEvent): Bout {
  const { event, atMs, boutMs } = logged;
  switch (event.type) {
    case "points-scored":
      return addToScore(bout, event.corner, { points: event.points });
    case "advantage-given":
      return addToScore(bout, event.corner, { advantages: 1 });
    case "penalty-given":
      return climbLadder(addToScore(bout, event.corner, { penalties: 1 }), event);
    case "warning-given":
      return climbLadder(addToScore(bout, event.corner, { warnings: 1 }), event);
    case "escape-timed":
      return { ...bout, escapeMs: addTo(bout.escapeMs, event.corner, event.escapeMs) };
    case "clock-started":
      return { ...bout, clock: startClock(bout.clock, atMs, boutMs) };
    case "clock-stopped":
      return { ...bout, clock: stopClock(bout.clock, atMs, boutMs) };
    case "clock-adjusted":
      return { ...bout, clock: adjustClock(bout.clock, event.elapsedMs, atMs) };
    case "period-started":
      return startPeriod(bout, event.periodIndex);
    case "countdown-started":
      return startCountdown(bout, event, atMs);
    case "countdown-stopped":
      return endCountdown(bout, event, atMs);
    case "sides-swapped":
      return { ...bout, sides: [bout.sides[1], bout.sides[0]] };
    case "result-declared":
      return finish(bout, { ...logged, event });
    case "result-revoked":
      return reopen(bout);
    case "bout-called":
    case "position-lost":
    case "note-added":
    case "undone":
    case "replaced":
    case "moved-to-opponent":
    case "bout-rewound":
      return bout;
  }
}

type Logged<Type extends BoutEvent["type"]> = LoggedEvent & {
  readonly event: Extract<BoutEvent, { type: Type }>;
};

function statusOf(bout: Bout): BoutStatus {
  if (bout.outcome) return "finished";
  if (bout.clock.isRunning) return "running";
  if (isTimeOver(bout.clock)) return "time-over";
  if (bout.log.some(({ event }) => isScore(event) || STARTS.has(event.type))) return "paused";
  return bout.log.some(({ event }) => event.type === "bout-called") ? "called" : "waiting";
}

const STARTS: ReadonlySet<BoutEvent["type"]> = new Set(["clock-started", "clock-adjusted", "period-started"]);

function addToScore(bout: Bout, corner: Corner, gains: Partial<ScoreLine>): Bout {
  const { points, advantages, penalties, warnings } = bout.score[corner];
  const line: ScoreLine = {
    points: points + (gains.points ?? 0),
    advantages: advantages + (gains.advantages ?? 0),
    penalties: penalties + (gains.penalties ?? 0),
    warnings: warnings + (gains.warnings ?? 0),
  };
  return { ...bout, score: { ...bout.score, [corner]: line } };
}

function climbLadder(bout: Bout, { corner, effects }: Fault): Bout {
  // Until a person has said so the step brings nothing; its rung is climbed all the same.
  if (effects !== undefined) return bout;
  return ladderEffects(bout.setup.rules, corner, bout.log).reduce(
    (after, effect) => takeEffect(after, corner, effect),
    bout,
  );
}

function startPeriod(bout: Bout, periodIndex: number): Bout {
  const started = { ...bout, clock: openClock(periodIndex, periodLengthMs(bout.setup.rules, periodIndex)) };
  return carriedEffects(bout.setup.rules, bout.log).reduce<Bout>(
    (after, { corner, effect }) => takeEffect(after, corner, effect),
    started,
  );
}

function takeEffect(bout: Bout, offender: Corner, effect: LadderEffect): Bout {
  if (effect.kind === "disqualification")
    return { ...bout, pendingDisqualifications: [...new Set([...bout.pendingDisqualifications, offender])] };
  const receiver = effect.to === "self" ? offender : opponentOf(offender);
  if (effect.kind === "points") return addToScore(bout, receiver, { points: effect.value });
  // A counter that is switched off does not count, whoever would have moved it (RU4).
  return advantagesActive(bout.setup.rules) ? addToScore(bout, receiver, { advantages: effect.value }) : bout;
}

function finish(bout: Bout, { event, atMs, boutMs }: Logged<"result-declared">): Bout {
  const { type: _, ...declared } = event;
  const cause = causeOf(event.method);
  const clock = stopClock(bout.clock, atMs, boutMs);
  const { periodIndex, elapsedMs } = clock;
  return {
    ...endCountdowns(bout, atMs),
    clock,
    outcome: { ...declared, ...(cause && { cause }), periodIndex, elapsedMs },
  };
}

function reopen(bout: Bout): Bout {
  const { outcome: _, ...reopened } = bout;
  return reopened;
}

const addTo = (totals: Bout["escapeMs"], corner: Corner, ms: number): Bout["escapeMs"] => ({
  ...totals,
  [corner]: totals[corner] + ms,
});
