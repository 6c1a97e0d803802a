import type { Bout } from "#domain/bout/bout.ts";
import { remainingMs } from "#domain/bout/clock.ts";
import { eventToCommand } from "#domain/bout/command.ts";
import { effectiveEvents } from "#domain/bout/correction.ts";
import { problemWith } from "#domain/bout/decide.ts";
import type { BoutEvent, RecordedEvent } from "#domain/bout/event.ts";
import { canonicalJson } from "../persistence/database/hashChain.ts";
import type { Course } from "./mat.ts";
import type { Step } from "./nextStep.ts";

/** Between two acts of a bout; whoever waited longer then need not wait now. */
const LONGEST_GAP_MS = 60_000;
const FIRST_MS = 5000;

/**
 * A bout as it really went, act by act; where it cannot go on that way, because somebody has scored meanwhile, what can still
 * be done of it is, up to its result. Undefined when nothing of it is left.
 */
export function replayCourse(recorded: readonly RecordedEvent[]): Course {
  const acts = actsOf(recorded);
  return (bout, nowMs) => {
    if (bout.outcome) return undefined;
    const done = doneOf(acts, bout.recorded);
    // After a pause the clock that ran before it runs again.
    if (
      isRunningAfter(acts.slice(0, done)) &&
      !bout.clock.isRunning &&
      problemWith(bout, CLOCK_STARTED) === undefined
    )
      return { afterMs: 0, command: { type: "start-clock" } };
    const next = acts.findIndex(({ event }, at) => at >= done && problemWith(bout, event) === undefined);
    return stepTo(acts, next, bout, nowMs);
  };
}

const CLOCK_STARTED: BoutEvent = { type: "clock-started" };

/** What counts in the end: what was taken back is not practised, and of several results the last. */
function actsOf(recorded: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const effective = effectiveEvents(recorded);
  const revoked = effective.findLastIndex(({ event }) => event.type === "result-revoked");
  return effective.filter(
    ({ event }, at) =>
      eventToCommand(event) !== undefined && (event.type !== "result-declared" || at > revoked),
  );
}

/** How many of the acts stand in the log, in their order; whatever else stands there was somebody else's. */
function doneOf(acts: readonly RecordedEvent[], recorded: readonly RecordedEvent[]): number {
  let done = 0;
  for (const { event } of recorded) if (canonicalJson(acts[done]?.event) === canonicalJson(event)) done += 1;
  return done;
}

const isRunningAfter = (acts: readonly RecordedEvent[]): boolean =>
  acts.findLast(({ event }) => event.type === "clock-started" || STOPS.has(event.type))?.event.type ===
  "clock-started";

const STOPS: ReadonlySet<BoutEvent["type"]> = new Set(["clock-stopped", "period-started", "result-declared"]);

function stepTo(acts: readonly RecordedEvent[], at: number, bout: Bout, nowMs: number): Step | undefined {
  const act = acts[at];
  const command = act && eventToCommand(act.event);
  if (act === undefined || command === undefined) return undefined;
  if (bout.clock.isRunning && act.boutMs !== undefined)
    return { afterMs: Math.max(0, remainingMs(bout.clock, nowMs) - act.boutMs), command };
  const before = acts[at - 1];
  const gapMs = before === undefined ? FIRST_MS : act.atMs - before.atMs;
  return { afterMs: Math.min(Math.max(gapMs, 0), LONGEST_GAP_MS), command };
}
