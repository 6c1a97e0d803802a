import { periodsOf } from "../ruleset/periods.ts";
import type { Bout } from "./bout.ts";
import { isTimeOver } from "./clock.ts";
import { currentPeriod, leadBy, scoredLast } from "./leader.ts";
import { opponentOf } from "./vocabulary.ts";
import type { Corner, Method } from "./vocabulary.ts";

/** What the board suggests; a person confirms, always (BT12, BT13). */
export type Proposal =
  | { readonly type: "winner"; readonly winner: Corner; readonly method: Method }
  | { readonly type: "no-winner"; readonly method: Method }
  | { readonly type: "next-period"; readonly periodIndex: number }
  /** The criteria are used up: the referees decide, or the lot. */
  | { readonly type: "ask"; readonly method: "decision" | "random" };

export function proposeResult(bout: Bout): Proposal | undefined {
  if (bout.outcome) return undefined;
  return (
    disqualification(bout) ??
    technicalSuperiority(bout) ??
    goldenScore(bout) ??
    (isTimeOver(bout.clock) ? atEndOfTime(bout) : undefined)
  );
}

function disqualification({ pendingDisqualifications }: Bout): Proposal | undefined {
  const [offender, other] = pendingDisqualifications;
  if (!offender) return undefined;
  return other ? { type: "no-winner", method: "double_dq" } : wins(opponentOf(offender), "dq_penalties");
}

function technicalSuperiority(bout: Bout): Proposal | undefined {
  const needed = bout.setup.rules.end.technicalSuperiority;
  const { red, blue } = bout.score;
  if (needed === undefined || Math.abs(red.points - blue.points) < needed) return undefined;
  return wins(red.points > blue.points ? "red" : "blue", "technical_superiority");
}

/** The first to lead in a golden score has won; the clock need not run out. */
function goldenScore(bout: Bout): Proposal | undefined {
  if (currentPeriod(bout)?.kind !== "golden_score") return undefined;
  const lead = leadBy(bout, "points");
  return lead && wins(lead.corner, lead.method);
}

function atEndOfTime(bout: Bout): Proposal | undefined {
  const periodIndex = bout.clock.periodIndex + 1;
  const next = periodsOf(bout.setup.rules)[periodIndex];
  if (next?.kind === "regular") return { type: "next-period", periodIndex };

  for (const tieBreak of bout.setup.rules.tieBreak) {
    if (tieBreak === "referee_decision") return { type: "ask", method: "decision" };
    if (tieBreak === "random") return { type: "ask", method: "random" };
    if (tieBreak === "overtime" && next) return { type: "next-period", periodIndex };
    const lead = tieBreak === "overtime" ? defended(bout) : leadBy(bout, tieBreak);
    if (lead) return wins(lead.corner, lead.method);
  }
  return undefined;
}

/** In a submission round who conceded last attacks; whoever is not finished has won (UWW). */
function defended(bout: Bout) {
  const last = currentPeriod(bout)?.kind === "submission_round" ? scoredLast(bout) : undefined;
  return last && { corner: last.corner, method: "overtime_defence" as const };
}

const wins = (winner: Corner, method: Method): Proposal => ({ type: "winner", winner, method });
