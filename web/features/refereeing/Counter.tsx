import styles from "./Counter.module.css";
import { formatClock, formatNumber } from "#web/i18n/numbers.ts";
import { capital, type CounterKind as CounterName, type CounterNames } from "#web/i18n/ru/counters.ts";
import { control } from "#web/i18n/ru/refereeing/control.ts";
import { refereeing as text } from "#web/i18n/ru/refereeing/refereeing.ts";
import { Icon } from "#web/kit/Icon.tsx";

export type CounterKind = CounterName | "points" | "escapes";

type CounterProps = {
  kind: CounterKind;
  names: CounterNames;
  value: number;
  isLocked: boolean;
  onTakeBack: (kind: CounterKind) => void;
};

/** A number of one athlete and what takes the last of it back. Its box is as large for two digits as for one. */
export function Counter({ kind, names, value, isLocked, onTakeBack }: CounterProps) {
  const { label, takeBack, takeBackLabel } = wordsOf(kind, names);
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

function wordsOf(kind: CounterKind, names: CounterNames) {
  if (kind === "points" || kind === "escapes") {
    const label = kind === "points" ? text.points : control.escape;
    return { label, takeBack: text.takePoints, takeBackLabel: text.takePointsLabel };
  }
  const { short, one } = names[kind];
  return { label: capital(short), takeBack: text.takeOne, takeBackLabel: text.takeBack(one) };
}
