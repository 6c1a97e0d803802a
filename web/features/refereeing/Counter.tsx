import { formatClock, formatNumber } from "#web/i18n/numbers.ts";
import { control } from "#web/i18n/ru/control.ts";
import { refereeing as text } from "#web/i18n/ru/refereeing.ts";
import { Icon } from "#web/ui/Icon.tsx";
import styles from "./Counter.module.css";

export type CounterKind = "points" | "advantages" | "penalties" | "warnings" | "escapes";

type Props = {
  kind: CounterKind;
  value: number;
  isLocked: boolean;
  onTakeBack: (kind: CounterKind) => void;
};

const LABELS: Readonly<Record<CounterKind, { label: string; takeBack: string; takeBackLabel: string }>> = {
  points: { label: text.points, takeBack: text.takePoints, takeBackLabel: text.takePointsLabel },
  advantages: { label: text.advantages, takeBack: text.takeOne, takeBackLabel: text.takeAdvantageLabel },
  penalties: { label: text.penalties, takeBack: text.takeOne, takeBackLabel: text.takePenaltyLabel },
  warnings: { label: control.warnings, takeBack: text.takeOne, takeBackLabel: control.takeWarningLabel },
  escapes: { label: control.escape, takeBack: text.takePoints, takeBackLabel: text.takePointsLabel },
};

/** A number of one athlete and what takes the last of it back. Its box is as large for two digits as for one. */
export function Counter({ kind, value, isLocked, onTakeBack }: Props) {
  const { label, takeBack, takeBackLabel } = LABELS[kind];
  const shown = kind === "escapes" ? formatClock(value) : formatNumber(value);
  return (
    <div
      className={styles.counter}
      data-kind={kind}
      data-some={value === 0 ? undefined : ""}
      data-length={shown.length}
    >
      <small>{label}</small>
      <output className={styles.value}>{shown}</output>
      <button
        type="button"
        aria-label={takeBackLabel}
        disabled={isLocked || value === 0}
        onClick={() => onTakeBack(kind)}
      >
        <Icon name="minus" size={18} />
        <span>{takeBack}</span>
      </button>
    </div>
  );
}
