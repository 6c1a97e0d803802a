import { ok, refuse, type Result } from "../result.ts";
import type { Bout } from "./bout.ts";
import { isScore } from "./correction.ts";
import { problemWith, type BoutProblem } from "./decide.ts";
import type { BoutEvent, CorrectionEvent, ScoreEvent } from "./event.ts";
import { applyBoutEvent } from "./fold.ts";
import { unfoughtEvents } from "./reset.ts";
import { opponentOf, type Corner, type Method } from "./vocabulary.ts";

export type AmendedResult = {
  readonly method: Method;
  readonly winner?: Corner | undefined;
  readonly technique?: string | undefined;
};

/** What the chief finds wrong about a bout that is over. */
export type Amendment =
  | ({ readonly kind: "result" } & AmendedResult)
  /** Actions taken back, replaced, given to the other one, or added; with the result they lead to. */
  | {
      readonly kind: "score";
      readonly changes: readonly (CorrectionEvent | ScoreEvent)[];
      readonly result?: AmendedResult | undefined;
    }
  /** The table had the two athletes mixed up: everything goes to the other one. */
  | { readonly kind: "swap" }
  /** There is no result: the no-show came after all, the bout has to go on, or it is still to be fought (CR11). */
  | { readonly kind: "reopen" };

export type AmendProblem = BoutProblem | { readonly code: "nothing-changes" };

export type Amended = { readonly events: readonly BoutEvent[]; readonly bout: Bout };

/**
 * The events that put a finished bout right, and the bout after them. Its old result stays in the log before them.
 * Scores that are added happen at the end of the bout.
 */
export function decideAmendment(
  bout: Bout,
  amendment: Amendment,
  { reason, nowMs }: { readonly reason: string; readonly nowMs: number },
): Result<Amended, AmendProblem> {
  if (!bout.outcome) return refuse({ code: "not-finished" });
  const revoked = { type: "result-revoked", reason } as const;
  if (amendment.kind === "reopen") return ok(reopened(bout, [...unfoughtEvents(bout), revoked], nowMs));
  const events: readonly BoutEvent[] = [revoked, ...changesOf(bout, amendment)];
  let amended = bout;
  for (const [index, event] of events.entries()) {
    const problem = problemWith(amended, event);
    if (problem) return refuse(problem);
    amended = applyBoutEvent(amended, { id: `amended-${index}`, event, atMs: nowMs });
  }
  return isSame(bout, amended) ? refuse({ code: "nothing-changes" }) : ok({ events, bout: amended });
}

/** The result goes last: behind it nothing was undone that a table could redo (BT8). */
function reopened(bout: Bout, events: readonly BoutEvent[], nowMs: number): Amended {
  const entries = events.map((event, index) => ({ id: `amended-${index}`, event, atMs: nowMs }));
  return { events, bout: entries.reduce(applyBoutEvent, bout) };
}

function changesOf(bout: Bout, amendment: Exclude<Amendment, { kind: "reopen" }>): readonly BoutEvent[] {
  switch (amendment.kind) {
    case "result":
      return [declared(amendment)];
    case "score":
      return [...amendment.changes, ...kept(amendment.result ?? bout.outcome)];
    case "swap":
      return [
        ...bout.log
          .filter(({ event }) => isScore(event))
          .map(({ id }) => ({ type: "moved-to-opponent", target: id }) as const),
        ...kept(bout.outcome && { ...bout.outcome, winner: swapped(bout.outcome.winner) }),
      ];
  }
}

const swapped = (corner: Corner | undefined) => corner && opponentOf(corner);
const kept = (result: AmendedResult | undefined) => (result ? [declared(result)] : []);

function declared({ method, winner, technique }: AmendedResult): BoutEvent {
  return { type: "result-declared", method, ...(winner && { winner }), ...(technique && { technique }) };
}

function isSame(one: Bout, other: Bout): boolean {
  const shown = ({ score, outcome, escapeMs }: Bout) =>
    JSON.stringify([
      [score.red, score.blue].map((line) => [line.points, line.advantages, line.penalties, line.warnings]),
      [escapeMs.red, escapeMs.blue],
      [outcome?.method, outcome?.winner, outcome?.technique],
    ]);
  return shown(one) === shown(other);
}
