import type { LoggedEvent } from "#domain/bout/bout.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { refereeing as text } from "#web/i18n/ru/refereeing.ts";
import { CornerMark } from "#web/ui/CornerMark.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { Kbd } from "#web/ui/Kbd.tsx";
import { VisuallyHidden } from "#web/ui/VisuallyHidden.tsx";
import styles from "./ActionLog.module.css";
import { logLine } from "./logLine.ts";

type Props = {
  log: readonly LoggedEvent[];
  periodMs: number;
  surnames: ByCorner<string>;
  unsentIds: ReadonlySet<string>;
  /** What one undo would take back, in words; absent when there is nothing. */
  undoes: string | undefined;
  isLocked: boolean;
  onUndo: () => void;
};

/** The last actions, newest first, under the one button that takes the newest back. */
export function ActionLog({ log, periodMs, surnames, unsentIds, undoes, isLocked, onUndo }: Props) {
  const lines = log.flatMap((entry) => {
    const line = logLine(entry.event);
    return line === undefined ? [] : [{ ...line, ...entry }];
  });
  return (
    <div className={styles.log}>
      <button
        type="button"
        className={styles.undo}
        disabled={isLocked || undoes === undefined}
        onClick={onUndo}
      >
        <Icon name="undo" />
        {undoes === undefined ? text.undoNothing : text.undo(undoes)}
        <Kbd>{text.undoKey}</Kbd>
      </button>
      {lines.length === 0 ? (
        <p className={styles.empty}>{text.logEmpty}</p>
      ) : (
        <ol>
          {lines.toReversed().map(({ id, corner, what, elapsedMs }) => (
            <li key={id}>
              <time>{formatClock(periodMs - elapsedMs)}</time>
              <CornerMark corner={corner} letter={boutWords[`${corner}Letter`]} label={boutWords[corner]} />
              <span className={styles.name}>{surnames[corner]}</span>
              {unsentIds.has(id) ? (
                <span className={styles.unsent}>
                  <Icon name="clock" size={16} />
                  <VisuallyHidden>{text.unsent}</VisuallyHidden>
                </span>
              ) : null}
              <b>{what}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
