import { useState } from "react";
import type { Bout } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import { findLeader } from "#domain/bout/leader.ts";
import { CORNERS, type ByCorner, type Corner } from "#domain/bout/vocabulary.ts";
import { refereeing } from "#web/i18n/ru/refereeing.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import styles from "./FinishDialog.module.css";

type OfferedMethod = keyof typeof refereeing.methods;
const METHODS: readonly OfferedMethod[] = [
  "points",
  "submission",
  "decision",
  "dq_technical",
  "injury",
  "no_show",
];

type Props = {
  bout: Bout;
  names: ByCorner<string>;
  /** Set when the official already said who won and how. */
  proposed: { readonly winner: Corner; readonly method: OfferedMethod } | undefined;
  onClose: () => void;
  onCommand: (command: BoutCommand) => void;
};

const text = refereeing.finishDialog;

/** The machine proposes, a person names the winner: the button says whose hand is raised. */
export function FinishDialog({ bout, names, proposed, onClose, onCommand }: Props) {
  const leader = findLeader(bout);
  const [winner, setWinner] = useState<Corner | undefined>(proposed?.winner ?? leader?.corner);
  const [method, setMethod] = useState<OfferedMethod>(proposed?.method ?? "points");
  const confirm = () => {
    if (winner === undefined) return;
    if (bout.clock.isRunning) onCommand({ type: "stop-clock" });
    onCommand({ type: "declare-result", method, winner });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      closeLabel={text.close}
      size="lg"
      actions={
        <>
          <Button variant="secondary" size="lg" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button size="lg" disabled={winner === undefined} onClick={confirm}>
            <Icon name="check" />
            {text.confirm(winner === undefined ? "…" : names[winner])}
          </Button>
        </>
      }
    >
      <p>{text.text}</p>
      <fieldset className={styles.group}>
        <legend>{text.winner}</legend>
        <div className={styles.winners}>
          {CORNERS.map((corner) => (
            <label key={corner} className={styles.winner} data-corner={corner}>
              <input
                type="radio"
                name="winner"
                checked={winner === corner}
                onChange={() => setWinner(corner)}
              />
              <b>{names[corner]}</b>
              <span>{bout.score[corner].points}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{text.how}</legend>
        <div className={styles.methods}>
          {METHODS.map((name) => (
            <button key={name} type="button" aria-pressed={method === name} onClick={() => setMethod(name)}>
              {refereeing.methods[name]}
            </button>
          ))}
        </div>
      </fieldset>
      <p className={styles.proposal}>
        <Icon name="info" size={18} />
        {leader === undefined ? text.undecided : text.proposal(names[leader.corner])}
      </p>
    </Dialog>
  );
}
