import { resolveRequestSchema } from "#contract/parked.ts";
import { actWords } from "#web/features/refereeing/face.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { shortReasonField } from "#web/kit/forms/limits.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { parked as text } from "#web/i18n/ru/headTable/parked.ts";
import styles from "./Parked.module.css";
import type { ParkedGroup } from "./parkedGroups.ts";
import { useDecide, type Decision } from "./useDecide.ts";

const { reason: schema } = resolveRequestSchema.shape.data.shape;
const FIELDS = {
  reason: shortReasonField({ label: text.dialog.reason, hint: text.dialog.reasonHint, schema }),
};

type Props = { group: ParkedGroup; decision: Decision; onClose: () => void };

/** The acts once more, what the decision does to the protocol, and why it is made. */
export function DecideDialog({ group, decision, onClose }: Props) {
  const decide = useDecide();
  const { acts, surnames, counters, score } = group;
  const isAccepting = decision === "accept";
  return (
    <ActDialog
      title={isAccepting ? text.dialog.acceptTitle : text.dialog.dismissTitle}
      confirm={isAccepting ? text.accept : text.dismiss}
      isDangerous={!isAccepting}
      fields={FIELDS}
      onClose={onClose}
      onConfirm={({ reason }) => decide(acts, decision, reason)}
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
    </ActDialog>
  );
}
