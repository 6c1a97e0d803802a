import type { LadderEffect } from "../ruleset/rules.ts";
import type { Bout, LoggedEvent } from "./bout.ts";
import { readingAt } from "./clock.ts";
import type { Fault, ScoreEvent } from "./event.ts";
import { ladderEffects } from "./ladder.ts";
import type { Corner } from "./vocabulary.ts";

export type FaultEvent = Extract<ScoreEvent, Fault & { type: "penalty-given" | "warning-given" }>;

/** What a penalty would bring, until somebody has said whether it does (BT26). */
export type LadderProposal = {
  /** The event that is to be replaced by what the official says. */
  readonly target: string;
  readonly event: FaultEvent;
  readonly corner: Corner;
  /** Which one of this athlete it is. */
  readonly count: number;
  readonly effects: readonly LadderEffect[];
};

export function openLadderProposals(bout: Bout): readonly LadderProposal[] {
  return bout.log.flatMap(({ id, event }, index) => {
    if (!isFault(event) || event.effects !== "proposed") return [];
    const log = bout.log.slice(0, index + 1);
    const { corner } = event;
    const effects = ladderEffects(bout.setup.rules, corner, log);
    return [{ target: id, event, corner, count: countOf(event, log), effects }];
  });
}

/** The penalty by which the rules put this athlete out, and which one of theirs it is (BT13). */
export function disqualifyingFault(
  { setup, log, pendingDisqualifications }: Bout,
  offender: Corner,
): Pick<LadderProposal, "event" | "count"> | undefined {
  if (!pendingDisqualifications.includes(offender)) return undefined;
  return log
    .flatMap(({ event }, index) => {
      if (!isFault(event) || event.corner !== offender) return [];
      const until = log.slice(0, index + 1);
      const effects = ladderEffects(setup.rules, offender, until);
      const isOut = effects.some(({ kind }) => kind === "disqualification");
      return isOut ? [{ event, count: countOf(event, until) }] : [];
    })
    .at(-1);
}

const countOf = ({ type, corner }: FaultEvent, log: readonly LoggedEvent[]): number =>
  log.filter(({ event }) => event.type === type && event.corner === corner).length;

/** A penalty as the table gives it: marked as a proposal when its step would move the score. */
export function proposeEffects(bout: Bout, fault: FaultEvent, nowMs: number): FaultEvent {
  const given: LoggedEvent = {
    id: "",
    event: fault,
    atMs: nowMs,
    periodIndex: bout.clock.periodIndex,
    elapsedMs: readingAt(bout.clock, nowMs),
    isAfterTime: false,
  };
  const effects = ladderEffects(bout.setup.rules, fault.corner, [...bout.log, given]);
  // A disqualification is a proposal already: it opens the finish dialog and ends nothing (BT13).
  return effects.some(({ kind }) => kind !== "disqualification") ? { ...fault, effects: "proposed" } : fault;
}

/** The same penalty with the official's word on it. */
export function settledFault({ event }: LadderProposal, isAccepted: boolean): FaultEvent {
  const { effects: _, ...fault } = event;
  return isAccepted ? fault : { ...fault, effects: "waived" };
}

export function isFault(event: LoggedEvent["event"]): event is FaultEvent {
  return event.type === "penalty-given" || event.type === "warning-given";
}
