import { useState } from "react";
import { formatClock } from "#web/i18n/numbers.ts";
import { parked as text } from "#web/i18n/ru/parked.ts";
import { actWords } from "#web/features/refereeing/actWords.ts";
import { ActDialog } from "#web/routes/desk/ActDialog.tsx";
import { Banner } from "#web/ui/Banner.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import styles from "./Parked.module.css";
import type { ParkedGroup } from "./parkedGroups.ts";
import { useDecide, type Decision } from "./useDecide.ts";

const MIN_REASON = 3;

type Props = { group: ParkedGroup; decision: Decision; onClose: () => void };

/** The acts once more, what the decision does to the protocol, and why it is made. */
export function DecideDialog({ group, decision, onClose }: Props) {
  const [reason, setReason] = useState("");
  const { decide, problem } = useDecide();
  const { acts, surnames, counters, score } = group;
  const isAccepting = decision === "accept";
  return (
    <ActDialog
      title={isAccepting ? text.dialog.acceptTitle : text.dialog.dismissTitle}
      confirm={isAccepting ? text.accept : text.dismiss}
      isDangerous={!isAccepting}
      canConfirm={reason.trim().length >= MIN_REASON}
      onClose={onClose}
      onConfirm={() => decide(acts, decision, reason.trim())}
    >
      <p>
        {group.title}, {text.score(score.red, score.blue)}
      </p>
      <ol className={styles.chosen}>
        {acts.map(({ id, submitted }) => (
          <li key={id}>
            <span>{submitted.boutMs === null ? "" : formatClock(submitted.boutMs)}</span>
            <b>{actWords(submitted.event, surnames, counters)}</b>
          </li>
        ))}
      </ol>
      <p>{isAccepting ? text.dialog.acceptText(acts.length) : text.dialog.dismissText}</p>
      {problem === undefined ? null : (
        <Banner tone="bad" icon="warn">
          {problem}
        </Banner>
      )}
      <TextField
        label={text.dialog.reason}
        hint={text.dialog.reasonHint}
        value={reason}
        maxLength={500}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActDialog>
  );
}
