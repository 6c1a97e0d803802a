import type { Countdown } from "#domain/bout/bout.ts";
import { openLadderProposals } from "#domain/bout/ladderProposal.ts";
import { CORNERS, opponentOf, type ByCorner, type Corner } from "#domain/bout/vocabulary.ts";
import { countersOf } from "#domain/ruleset/counters.ts";
import { control, effectWords } from "#web/i18n/ru/refereeing/control.ts";
import { giveFault, settleProposal, stopCountdown, type Desk, type TableQuestion } from "./tableActs.ts";

export type AskedQuestion = TableQuestion & {
  readonly title: string;
  readonly detail: string;
  readonly acceptLabel: string;
  readonly declineLabel: string;
};

/** What the table waits for a word on, the oldest first: the step of a penalty, then a countdown that ran out. */
export function tableQuestion(
  desk: Desk,
  surnames: ByCorner<string>,
  overdue: Countdown | undefined,
): AskedQuestion | undefined {
  if (desk.isLocked) return undefined;
  return ladderQuestion(desk, surnames) ?? (overdue && countdownQuestion(desk, surnames, overdue));
}

function ladderQuestion(desk: Desk, surnames: ByCorner<string>): AskedQuestion | undefined {
  const [proposal] = openLadderProposals(desk.bout);
  if (proposal === undefined) return undefined;
  const { corner, count, effects, event } = proposal;
  const [offender, opponent] = [surnames[corner], surnames[opponentOf(corner)]];
  const { penalties, warnings } = desk.buttons.names;
  const given = event.type === "penalty-given" ? penalties : warnings;
  return {
    title: control.ladder.question(count, given, offender),
    detail: "",
    acceptLabel: control.ladder.accept(effectWords(effects, offender, opponent)),
    declineLabel: control.ladder.decline,
    accept: () => settleProposal(desk, proposal, true),
    decline: () => settleProposal(desk, proposal, false),
  };
}

function countdownQuestion(desk: Desk, surnames: ByCorner<string>, overdue: Countdown): AskedQuestion {
  const { counter, corner } = overdue;
  const spec = countersOf(desk.bout.setup.rules).find(({ id }) => id === counter);
  const stop = () => stopCountdown(desk, counter, corner);
  const title = control.countdown.over(spec?.label ?? counter);
  const detail = corner === undefined ? "" : surnames[corner];
  const kind = desk.buttons.penalty ? "penalty" : "warning";
  if (spec?.onZero === "penalty_prompt" && desk.buttons[kind]) {
    return {
      title,
      detail,
      acceptLabel: control.countdown.give(desk.buttons.names[FAULTS[kind]].one),
      declineLabel: control.ladder.decline,
      accept: () => {
        stop();
        for (const offender of corner === undefined ? CORNERS : [corner]) giveFault(desk, offender, kind);
      },
      decline: stop,
    };
  }
  return {
    title,
    detail,
    acceptLabel: control.countdown.finish,
    declineLabel: control.countdown.goOn,
    accept: () => desk.open({ type: "finish", ...endingOf(counter, corner) }),
    decline: stop,
  };
}

const FAULTS = { penalty: "penalties", warning: "warnings" } as const;

/** The doctor's time is up, or the athlete never came: the opponent wins, if the official says so. */
function endingOf(counter: string, corner: Corner | undefined) {
  if (corner === undefined) return {};
  const method = counter === "absence" ? ("no_show" as const) : ("medical" as const);
  return { winner: opponentOf(corner), method };
}
