import { hasBegun, type Bout, type LoggedEvent, type Countdown } from "#domain/bout/bout.ts";
import { isTimeOver, remainingMs } from "#domain/bout/clock.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import { findCountdown, usedTimeMs } from "#domain/bout/countdown.ts";
import { applyBoutEvent } from "#domain/bout/fold.ts";
import {
  openLadderProposals,
  proposeEffects,
  settledFault,
  type FaultEvent,
  type LadderProposal,
} from "#domain/bout/ladderProposal.ts";
import { proposeResult } from "#domain/bout/proposal.ts";
import { lastRedoable } from "#domain/bout/redo.ts";
import { opponentOf, type Corner, type Method, CORNERS, type ByCorner } from "#domain/bout/vocabulary.ts";
import { countersOf } from "#domain/ruleset/counters.ts";
import { counterWord } from "#texts/sport/ruleWords.ts";
import { lastTakeBack } from "./actWords.ts";
import type { TableButtons } from "./scoreButtons.ts";
import type { Side, TableAct } from "./tableAct.ts";
import { control, effectWords } from "#texts/refereeing/control.ts";

export type TableDialog =
  | { readonly type: "finish"; readonly winner?: Corner; readonly method?: Method }
  | { readonly type: "replace"; readonly entry: LoggedEvent }
  | { readonly type: "start-anyway"; readonly why: string }
  | { readonly type: "set-clock" | "swap" | "sound" | "help" | "more" };

/** A question the table waits with: yes is one key, and so is asking again later; no is pressed on purpose. */
type TableQuestion = { readonly accept: () => void; readonly putOff: () => void };

/** Everything an act may need: the bout as it stands, the hands of the table, and the time. */
export type Desk = {
  readonly bout: Bout;
  readonly buttons: TableButtons;
  readonly isLocked: boolean;
  readonly nowMs: () => number;
  readonly tap: (command: BoutCommand) => void;
  readonly open: (dialog: TableDialog) => void;
  readonly sound: () => void;
  readonly question: TableQuestion | undefined;
  /** Goes to the next bout of the mat; absent when there is none. */
  readonly next: (() => void) | undefined;
  /** Why no bout begins on the mat at this moment, in words: its break, its day, another bout without a result. */
  readonly whyToWait: () => string | undefined;
};

export function performAct(act: TableAct, desk: Desk): void {
  if (act.type === "help") return desk.open({ type: "help" });
  if (act.type === "horn") return desk.sound();
  if (act.type === "accept" && desk.bout.outcome) return desk.next?.();
  if (desk.isLocked) return undefined;
  if ("side" in act) return performSideAct(act, desk);
  const { bout, tap, open } = desk;
  // What goes on when a break comes is fought to its end (DY73).
  const why = hasBegun(bout) ? undefined : desk.whyToWait();
  switch (act.type) {
    case "toggle-clock":
      return why === undefined ? toggleClock(desk) : open({ type: "start-anyway", why });
    case "adjust-clock":
      return setRemaining(desk, remainingMs(bout.clock, desk.nowMs()) + act.seconds * 1000);
    case "set-clock":
      return bout.clock.isRunning ? undefined : open({ type: "set-clock" });
    case "undo":
      return undo(lastTakeBack(bout.recorded)?.id, tap);
    case "redo":
      return undo(lastRedoable(bout.recorded)?.id, tap);
    case "accept":
    case "next-period":
      return act.type === "accept" && desk.question ? desk.question.accept() : goOn(desk);
    case "put-off":
      return desk.question?.putOff();
    case "finish":
      return open({ type: "finish" });
    case "swap":
      return open({ type: "swap" });
  }
}

function performSideAct(act: Extract<TableAct, { side: Side }>, desk: Desk): void {
  const { bout, buttons, tap, open } = desk;
  const corner = bout.sides[act.side];
  switch (act.type) {
    case "points":
      return givePoints(desk, corner, act.index);
    case "advantage":
      return buttons.hasAdvantages ? tap({ type: "give-advantage", corner }) : undefined;
    case "penalty":
    case "warning":
      return giveFault(desk, corner, act.type);
    case "escape":
      return giveEscape(desk, corner);
    case "escape-more":
      return tap({ type: "time-escape", corner, escapeMs: (buttons.escapeSeconds ?? 0) * 1000 });
    case "submission":
      return open({ type: "finish", winner: corner, method: "submission" });
    case "disqualify":
      return open({ type: "finish", winner: opponentOf(corner), method: "dq_technical" });
    case "countdown":
      return toggleCountdown(desk, act.counter, corner);
  }
}

function givePoints({ buttons, tap }: Desk, corner: Corner, index: number): void {
  const button = buttons.points[index];
  if (button === undefined) return;
  const { points, action } = button;
  tap({ type: "score-points", corner, points, ...(action !== undefined && { action }) });
}

const BOTH_OUT = { method: "double_dq" } as const;

/** A penalty is written down at once; what it brings is asked (BT26), and the last one opens the finish dialog (BT13). */
function giveFault(desk: Desk, corner: Corner, kind: "penalty" | "warning"): void {
  const button = desk.buttons[kind];
  if (button === undefined) return;
  const { bout, tap, nowMs } = desk;
  const plain: FaultEvent = { type: `${kind}-given`, corner, action: button.action };
  const { type: _, ...given } = proposeEffects(bout, plain, nowMs());
  tap({ type: `give-${kind}`, ...given });
  const after = applyBoutEvent(bout, { id: "", event: plain, atMs: nowMs() });
  const out = after.pendingDisqualifications;
  const ending = out.length > 1 ? BOTH_OUT : { winner: opponentOf(corner), method: "dq_penalties" as const };
  if (out.length > bout.pendingDisqualifications.length) desk.open({ type: "finish", ...ending });
}

function settleProposal({ tap }: Desk, proposal: LadderProposal, isAccepted: boolean): void {
  tap({ type: "replace", target: proposal.target, by: settledFault(proposal, isAccepted) });
}

/** The escape has taken what the clock of this half-round shows. */
function giveEscape({ bout, buttons, tap, nowMs }: Desk, corner: Corner): void {
  if (buttons.escapeSeconds === undefined) return;
  if (bout.clock.isRunning) tap({ type: "stop-clock" });
  const escapeMs = Math.round(bout.clock.periodMs - remainingMs(bout.clock, nowMs()));
  tap({ type: "time-escape", corner, escapeMs });
}

export function toggleClock({ bout, tap, nowMs }: Pick<Desk, "bout" | "tap" | "nowMs">): void {
  if (bout.clock.isRunning) return tap({ type: "stop-clock" });
  if (isTimeOver(bout.clock)) return;
  // The fight goes on, so nobody waits for a doctor or for an athlete any more.
  for (const { counter, corner } of bout.countdowns) {
    if (STANDS_STILL.has(counter)) stopCountdown({ bout, tap, nowMs }, counter, corner);
  }
  tap({ type: "start-clock" });
}

const STANDS_STILL: ReadonlySet<string> = new Set(["medical", "absence"]);

export function setRemaining({ bout, tap }: Desk, leftMs: number): void {
  const { periodMs, isRunning } = bout.clock;
  if (isRunning) return;
  tap({ type: "adjust-clock", elapsedMs: Math.round(periodMs - Math.min(periodMs, Math.max(0, leftMs))) });
}

/** «2:47», «2.47», «2 47», «247» and «47» as an official types them in a hurry; milliseconds, or nothing. */
export function readClock(text: string): number | undefined {
  const [, minutes, seconds] =
    /^(\d{1,2})[\s:.,](\d{2})$/.exec(text.trim()) ?? /^(\d{0,2}?)(\d{1,2})$/.exec(text.trim()) ?? [];
  if (seconds === undefined || Number(seconds) > 59) return undefined;
  return (Number(minutes) * 60 + Number(seconds)) * 1000;
}

export function toggleCountdown(desk: Desk, counter: string, corner?: Corner): void {
  const { bout, tap } = desk;
  if (findCountdown(bout, counter, corner)) return stopCountdown(desk, counter, corner);
  const seconds = Math.ceil(countdownAllowanceMs(bout, counter, corner) / 1000);
  if (seconds === 0) return;
  if (STANDS_STILL.has(counter) && bout.clock.isRunning) tap({ type: "stop-clock" });
  tap({ type: "start-countdown", counter, seconds, ...(corner && { corner }) });
}

function stopCountdown(
  { bout, tap, nowMs }: Pick<Desk, "bout" | "tap" | "nowMs">,
  counter: string,
  corner: Corner | undefined,
): void {
  const running = findCountdown(bout, counter, corner);
  if (running === undefined) return;
  const elapsedMs = Math.round(Math.min(running.durationMs, Math.max(0, nowMs() - running.startedAtMs)));
  tap({ type: "stop-countdown", counter, elapsedMs, ...(corner && { corner }) });
}

/** What a countdown would begin with now: the whole time, or what is left of it for this bout (BT27). */
export function countdownAllowanceMs(
  bout: Pick<Bout, "setup" | "usedTimes">,
  counter: string,
  corner?: Corner,
): number {
  const spec = countersOf(bout.setup.rules).find(({ id }) => id === counter);
  if (spec === undefined) return 0;
  const usedMs = spec.accumulates === true ? usedTimeMs(bout, counter, corner) : 0;
  return Math.max(0, spec.seconds * 1000 - usedMs);
}

/** Yes, when nothing was asked: the next period if the rules want one, else the end of the bout. */
function goOn({ bout, tap, open }: Desk): void {
  const proposal = proposeResult(bout);
  if (proposal?.type !== "next-period") return open({ type: "finish" });
  tap({ type: "start-period", periodIndex: proposal.periodIndex });
}

function undo(target: string | undefined, tap: Desk["tap"]): void {
  if (target !== undefined) tap({ type: "undo", target });
}

export type AskedQuestion = Pick<TableQuestion, "accept"> & {
  /** Which one it is, however often it is asked. */
  readonly id: string;
  readonly decline: () => void;
  readonly title: string;
  readonly detail: string;
  readonly acceptLabel: string;
  readonly declineLabel: string;
};

/** What the table waits for a word on, the first to be asked first: the step of a penalty, then a countdown that ran out. */
export function tableQuestions(
  desk: Desk,
  surnames: ByCorner<string>,
  overdue: Countdown | undefined,
): AskedQuestion[] {
  if (desk.isLocked) return [];
  return [
    ...openLadderProposals(desk.bout).map((proposal) => ladderQuestion(desk, surnames, proposal)),
    ...(overdue === undefined ? [] : [countdownQuestion(desk, surnames, overdue)]),
  ];
}

function ladderQuestion(desk: Desk, surnames: ByCorner<string>, proposal: LadderProposal): AskedQuestion {
  const { corner, count, effects, event } = proposal;
  const [offender, opponent] = [surnames[corner], surnames[opponentOf(corner)]];
  const { penalties, warnings } = desk.buttons.names;
  const given = event.type === "penalty-given" ? penalties : warnings;
  return {
    id: proposal.target,
    title: control.ladder.question(count, given, offender),
    detail: "",
    acceptLabel: control.ladder.accept(effectWords(effects, offender, opponent)),
    declineLabel: control.ladder.decline,
    accept: () => settleProposal(desk, proposal, true),
    decline: () => settleProposal(desk, proposal, false),
  };
}

/** Questions nobody wants to answer now, and how much was done by then. */
export type PutOff = { readonly ids: readonly string[]; readonly acts: number };

/** BT26: a question is away until the next act, and nothing was decided by putting it there. */
export const putOff = (earlier: PutOff | undefined, id: string, acts: number): PutOff => ({
  ids: earlier?.acts === acts ? [...earlier.ids, id] : [id],
  acts,
});

/** Those of them that were not put off, the one to be asked now first. */
export const openQuestions = <Asked extends Pick<AskedQuestion, "id">>(
  asked: readonly Asked[],
  put: PutOff | undefined,
  acts: number,
): Asked[] => asked.filter(({ id }) => put?.acts !== acts || !put.ids.includes(id));

function countdownQuestion(desk: Desk, surnames: ByCorner<string>, overdue: Countdown): AskedQuestion {
  const { counter, corner } = overdue;
  const spec = countersOf(desk.bout.setup.rules).find(({ id }) => id === counter);
  const stop = () => stopCountdown(desk, counter, corner);
  const asked = {
    id: `${counter} ${corner ?? ""} ${overdue.startedAtMs}`,
    title: control.countdown.over(
      spec === undefined ? counter : counterWord(desk.bout.setup.rules.preset, spec),
    ),
    detail: corner === undefined ? "" : surnames[corner],
    decline: stop,
  };
  const kind = desk.buttons.penalty ? "penalty" : "warning";
  if (spec?.onZero === "penalty_prompt" && desk.buttons[kind])
    return {
      ...asked,
      acceptLabel: control.countdown.give(desk.buttons.names[FAULTS[kind]].one),
      declineLabel: control.ladder.decline,
      accept: () => {
        stop();
        for (const offender of corner === undefined ? CORNERS : [corner]) giveFault(desk, offender, kind);
      },
    };
  return {
    ...asked,
    acceptLabel: control.countdown.finish,
    declineLabel: control.countdown.goOn,
    accept: () => desk.open({ type: "finish", ...endingOf(counter, corner) }),
  };
}

const FAULTS = { penalty: "penalties", warning: "warnings" } as const;

/** The doctor's time is up, or the athlete never came: the opponent wins, if the official says so. */
function endingOf(counter: string, corner: Corner | undefined) {
  if (corner === undefined) return {};
  return { winner: opponentOf(corner), method: counter === "absence" ? "no_show" : "medical" } as const;
}
