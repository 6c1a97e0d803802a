import type { Bout } from "#domain/bout/bout.ts";
import { isTimeOver, remainingMs } from "#domain/bout/clock.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import { proposeResult, type Proposal } from "#domain/bout/proposal.ts";
import { CORNERS } from "#domain/bout/vocabulary.ts";
import { penaltiesActive } from "#domain/ruleset/switches.ts";
import type { Chance } from "#domain/draw/chance.ts";
import { pick, TECHNIQUES } from "../demo/demoScript.ts";

/** What the table does next, and after how much time of the hall. */
export type Step = { readonly afterMs: number; readonly command: BoutCommand };

/** From and to, in seconds. */
type Span = readonly [number, number];

const CALL: Span = [5, 15];
const WALK_ON: Span = [20, 40];
const RESTART: Span = [4, 10];
const ANNOUNCE: Span = [4, 8];
const ACTION: Span = [10, 40];

/** Of a hundred things that happen while the clock runs, each up to the next; the rest is a pause. */
const SCORES = 40;
const PENALTY = 48;
const SUBMITS = 52;

/** The course of an invented bout, a step at a time, from whatever stands there: a person may have scored before. */
export function nextStep(bout: Bout, nowMs: number, chance: Chance): Step | undefined {
  const after = (span: Span, command: BoutCommand): Step => ({ afterMs: msIn(span, chance), command });
  if (bout.outcome) return undefined;
  const proposal = proposeResult(bout);
  if (proposal) return after(ANNOUNCE, proposalToCommand(proposal, chance));
  if (bout.status === "waiting") return after(CALL, { type: "call-bout" });
  if (isTimeOver(bout.clock))
    return after(ANNOUNCE, proposalToCommand({ type: "ask", method: "decision" }, chance));
  if (!bout.clock.isRunning)
    return after(bout.status === "called" ? WALK_ON : RESTART, { type: "start-clock" });
  const step = after(ACTION, actionIn(bout, chance));
  const leftMs = remainingMs(bout.clock, nowMs);
  return step.afterMs < leftMs ? step : { afterMs: leftMs, command: { type: "stop-clock" } };
}

function actionIn({ setup }: Bout, chance: Chance): BoutCommand {
  const corner = pick(chance, CORNERS);
  const roll = chance.below(100);
  if (roll < SCORES) return { type: "score-points", corner, points: pick(chance, [2, 2, 3, 4]) };
  if (roll < PENALTY && penaltiesActive(setup.rules)) return { type: "give-penalty", corner };
  if (roll >= PENALTY && roll < SUBMITS) {
    const technique = pick(chance, TECHNIQUES);
    return { type: "declare-result", method: "submission", winner: corner, technique };
  }
  return { type: "stop-clock" };
}

/** The official does what the board suggests; where it asks, the referees or the lot decide. */
function proposalToCommand(proposal: Proposal, chance: Chance): BoutCommand {
  switch (proposal.type) {
    case "winner":
      return { type: "declare-result", method: proposal.method, winner: proposal.winner };
    case "no-winner":
      return { type: "declare-result", method: proposal.method };
    case "next-period":
      return { type: "start-period", periodIndex: proposal.periodIndex };
    case "ask":
      return { type: "declare-result", method: proposal.method, winner: pick(chance, CORNERS) };
  }
}

const msIn = ([from, to]: Span, chance: Chance): number => (from + chance.below(to - from)) * 1000;
