import type { LoggedEvent } from "#domain/bout/bout.ts";
import { isScore } from "#domain/bout/correction.ts";
import type { ScoreEvent } from "#domain/bout/event.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { formatNumber } from "#texts/numbers.ts";
import { control } from "#texts/refereeing/control.ts";
import { capital } from "#texts/counters.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import styles from "./FinishDialog.module.css";
import type { TableButtons } from "#web/features/refereeing/table/scoreButtons.ts";

const text = control.replace;

type Props = {
  entry: LoggedEvent;
  what: string;
  /** What the clock showed. */
  at: string;
  buttons: TableButtons;
  onClose: () => void;
  onReplace: (by: ScoreEvent) => void;
};

/** Two instead of three: another act at the same clock time (BT17). */
export function ReplaceDialog({ entry, what, at, buttons, onClose, onReplace }: Props) {
  if (!isScore(entry.event)) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title(what)}
      closeLabel={text.close}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
      }
    >
      <p>{text.text(at)}</p>
      <div className={styles.methods}>
        {choices(buttons, entry.event.corner).map(({ label, by }) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              onReplace(by);
              onClose();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

type Choice = { readonly label: string; readonly by: ScoreEvent };

function choices(
  { points, hasAdvantages, penalty, warning, names }: TableButtons,
  corner: Corner,
): readonly Choice[] {
  return [
    ...points.map((button): Choice => ({
      label: `${button.points > 0 ? "+" : ""}${formatNumber(button.points)} ${button.caption}`,
      by: {
        type: "points-scored",
        corner,
        points: button.points,
        ...(button.action !== undefined && { action: button.action }),
      },
    })),
    ...(hasAdvantages
      ? [{ label: capital(names.advantages.one), by: { type: "advantage-given", corner } } as const]
      : []),
    ...(penalty
      ? [
          {
            label: capital(names.penalties.one),
            by: { type: "penalty-given", corner, action: penalty.action },
          } as const,
        ]
      : []),
    ...(warning
      ? [
          {
            label: capital(names.warnings.one),
            by: { type: "warning-given", corner, action: warning.action },
          } as const,
        ]
      : []),
  ];
}
