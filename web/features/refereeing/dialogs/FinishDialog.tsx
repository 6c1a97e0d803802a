import { useState } from "react";
import type { Bout } from "#domain/bout/bout.ts";
import { remainingMs } from "#domain/bout/clock.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import { openLadderProposals } from "#domain/bout/ladderProposal.ts";
import { opponentOf, type ByCorner, type Corner, type Method } from "#domain/bout/vocabulary.ts";
import type { Technique } from "#domain/ruleset/techniques.ts";
import { formatClock } from "#web/i18n/times.ts";
import { control } from "#texts/refereeing/control.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { disqualificationReason, endingReason } from "#web/features/refereeing/table/endingReason.ts";
import styles from "./FinishDialog.module.css";
import {
  isSubmission,
  isWithoutFight,
  isWithWinner,
  levelMethod,
  methodGroups,
  proposedEnding,
} from "#web/features/refereeing/table/finishMethods.ts";
import { MethodPicker } from "./MethodPicker.tsx";
import type { TableButtons } from "#web/features/refereeing/table/scoreButtons.ts";
import { TechniquePicker } from "./TechniquePicker.tsx";
import { WinnerPicker } from "./WinnerPicker.tsx";

type Props = {
  bout: Bout;
  buttons: TableButtons;
  number: number | null;
  names: ByCorner<string>;
  /** What the result does to the bracket, in words. */
  follows: string;
  techniques: readonly Technique[];
  /** Set when the official already said who won and how. */
  winner: Corner | undefined;
  method: Method | undefined;
  nowMs: () => number;
  onClose: () => void;
  onCommand: (command: BoutCommand) => void;
};

const text = control.finish;

/** The machine proposes, a person names the winner: the button says whose hand is raised. */
export function FinishDialog(props: Props) {
  const { bout, names, number, follows, techniques, onClose, onCommand } = props;
  const proposed = proposedEnding(bout);
  const [winner, setWinner] = useState(props.winner ?? proposed.winner);
  const [method, setMethod] = useState<Method>(
    inThisPeriod(bout, props.method) ?? proposed.method ?? levelMethod(bout),
  );
  const [technique, setTechnique] = useState<string>();
  const needsWinner = isWithWinner(method);
  const isDisqualification = methodGroups(bout).off.includes(method);
  const why = reasons(props, method, winner);
  const confirm = () => {
    if (bout.clock.isRunning) onCommand({ type: "stop-clock" });
    onCommand({
      type: "declare-result",
      method,
      ...(needsWinner && winner && { winner }),
      ...(isSubmission(method) && technique !== undefined && { technique }),
    });
    // A decided bout takes its dialogs away before this one could hear that it is done.
    onClose();
  };
  return (
    <ActDialog
      title={text.title(number)}
      confirm={
        isDisqualification && winner !== undefined
          ? text.disqualify(names[opponentOf(winner)])
          : confirmWords(needsWinner, winner && names[winner])
      }
      cancel={text.cancel}
      closeLabel={text.close}
      size="lg"
      buttonSize="lg"
      icon="check"
      isPersistent={false}
      focusesConfirm
      isDangerous={isWithoutFight(method)}
      canConfirm={!needsWinner || winner !== undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div>
        {why === "" ? null : (
          <p className={styles.proposal}>
            <Icon name="info" size={18} />
            <span>{why}</span>
          </p>
        )}
        {needsWinner ? <p className={styles.follows}>{follows}</p> : null}
        {needsWinner ? <WinnerPicker {...props} winner={winner} onChange={setWinner} /> : null}
        <MethodPicker bout={bout} method={method} onChange={setMethod} />
        {isSubmission(method) ? (
          <TechniquePicker techniques={techniques} chosen={technique} onChange={setTechnique} />
        ) : null}
      </div>
    </ActDialog>
  );
}

function confirmWords(needsWinner: boolean, name: string | undefined): string {
  if (!needsWinner) return text.confirmNobody;
  return name === undefined ? text.choose : text.confirm(name);
}

/** What speaks for it, and what speaks against ending now. Of a disqualification or a submission the score is no reason. */
function reasons(props: Props, method: Method, winner: Corner | undefined): string {
  const { bout } = props;
  const open = openLadderProposals(bout).length;
  const isOut = methodGroups(bout).off.includes(method);
  const byLadder = winner === undefined ? "" : disqualificationReason(bout, opponentOf(winner));
  return [
    isOut ? byLadder : isSubmission(method) ? "" : endingReason(bout, winner),
    timeWords(props),
    open === 0 ? "" : text.openQuestions(open),
  ]
    .filter(Boolean)
    .join(" ");
}

function timeWords({ bout, nowMs }: Props): string {
  const leftMs = remainingMs(bout.clock, nowMs());
  return leftMs === 0 ? "" : text.clockLeft(formatClock(leftMs));
}

/** «Победа сабмишеном» pressed in overtime is a submission of overtime. */
function inThisPeriod(bout: Bout, method: Method | undefined): Method | undefined {
  return method === "submission" ? methodGroups(bout).early[0] : method;
}
