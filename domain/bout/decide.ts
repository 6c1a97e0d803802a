import { periodsOf } from "../ruleset/periods.ts";
import { ok, refuse } from "../result.ts";
import type { Result } from "../result.ts";
import { hasBegun, type Bout } from "./bout.ts";
import { commandToEvent } from "./command.ts";
import type { BoutCommand } from "./command.ts";
import { isScore, isUndoable, undoneIds } from "./correction.ts";
import type { BoutEvent, CorrectionEvent, RewindEvent } from "./event.ts";
import { scoreProblem } from "./scoring.ts";
import type { ScoreProblem } from "./scoring.ts";
import { causeOf } from "./vocabulary.ts";

export type BoutProblem =
  | ScoreProblem
  | { readonly code: "bout-finished" }
  | { readonly code: "not-finished" }
  | { readonly code: "already-started" }
  | { readonly code: "clock-running" }
  | { readonly code: "clock-stopped" }
  | { readonly code: "unknown-period"; readonly periodIndex: number }
  | { readonly code: "no-countdown"; readonly counter: string }
  | { readonly code: "no-target"; readonly target: string }
  | { readonly code: "already-undone"; readonly target: string }
  | { readonly code: "not-undoable"; readonly target: string }
  | { readonly code: "not-a-score"; readonly target: string }
  | { readonly code: "winner-required" }
  | { readonly code: "winner-not-allowed" }
  | { readonly code: "technique-not-allowed" };

export function decideBout(bout: Bout, command: BoutCommand): Result<BoutEvent, BoutProblem> {
  const event = commandToEvent(command);
  const problem = problemWith(bout, event);
  return problem ? refuse(problem) : ok(event);
}

/** The same rules for an event that a table has already made, perhaps while it was offline. */
export function problemWith(bout: Bout, event: BoutEvent): BoutProblem | undefined {
  if (event.type === "note-added") return undefined;
  if (event.type === "bout-rewound") return rewindProblem(bout, event);
  if (event.type === "result-revoked") return bout.outcome ? undefined : { code: "not-finished" };
  if (bout.outcome) return { code: "bout-finished" };
  if (isScore(event)) return scoreProblem(bout.setup.rules, bout.clock.periodIndex, event);

  switch (event.type) {
    case "undone":
    case "replaced":
    case "moved-to-opponent":
      return correctionProblem(bout, event);
    case "result-declared":
      return resultProblem(event);
    case "bout-called":
      return hasBegun(bout) ? { code: "already-started" } : undefined;
    case "clock-started":
    case "clock-adjusted":
      return bout.clock.isRunning ? { code: "clock-running" } : undefined;
    case "clock-stopped":
      return bout.clock.isRunning ? undefined : { code: "clock-stopped" };
    case "period-started":
      return periodProblem(bout, event.periodIndex);
    case "countdown-stopped":
      return isCountingDown(bout, event) ? undefined : { code: "no-countdown", counter: event.counter };
    case "countdown-started":
    case "position-lost":
    case "sides-swapped":
      return undefined;
  }
}

function correctionProblem(bout: Bout, correction: CorrectionEvent): BoutProblem | undefined {
  const { target } = correction;
  const recorded = bout.recorded.find(({ id }) => id === target);
  if (!recorded) return { code: "no-target", target };
  if (undoneIds(bout.recorded).has(target)) return { code: "already-undone", target };
  if (correction.type === "undone")
    return isUndoable(recorded.event) ? undefined : { code: "not-undoable", target };
  if (!isScore(recorded.event)) return { code: "not-a-score", target };
  if (correction.type === "moved-to-opponent") return undefined;
  const { periodIndex } = bout.log.find(({ id }) => id === target) ?? bout.clock;
  return scoreProblem(bout.setup.rules, periodIndex, correction.by);
}

function rewindProblem(bout: Bout, { target }: RewindEvent): BoutProblem | undefined {
  const isKnown = target === undefined || bout.recorded.some(({ id }) => id === target);
  return isKnown ? undefined : { code: "no-target", target };
}

function resultProblem(result: Extract<BoutEvent, { type: "result-declared" }>): BoutProblem | undefined {
  const cause = causeOf(result.method);
  if (cause && !result.winner) return { code: "winner-required" };
  if (!cause && result.winner) return { code: "winner-not-allowed" };
  return result.technique !== undefined && cause !== "submission"
    ? { code: "technique-not-allowed" }
    : undefined;
}

function periodProblem({ clock, setup }: Bout, periodIndex: number): BoutProblem | undefined {
  if (clock.isRunning) return { code: "clock-running" };
  return periodsOf(setup.rules)[periodIndex] ? undefined : { code: "unknown-period", periodIndex };
}

function isCountingDown(
  { countdowns }: Bout,
  event: Extract<BoutEvent, { type: "countdown-stopped" }>,
): boolean {
  return countdowns.some(({ counter, corner }) => counter === event.counter && corner === event.corner);
}
