import styles from "./Counter.module.css";
import { formatElapsed } from "#web/i18n/times.ts";
import { formatNumber } from "#texts/numbers.ts";
import { capital, type CounterNames } from "#texts/counters.ts";
import type { CounterKind } from "./table/scoreButtons.ts";
import { control } from "#texts/refereeing/control.ts";
import { refereeing as text } from "#texts/refereeing/refereeing.ts";
import { Icon } from "#web/kit/Icon.tsx";

type CounterProps = {
  kind: CounterKind;
  /** Whose it is. */
  name: string;
  names: CounterNames;
  value: number;
  isLocked: boolean;
  /** One line, where several stand one below the other. */
  isLow?: boolean;
  onTakeBack: (kind: CounterKind) => void;
};

/** A number of one athlete and what takes the last of it back. Its box is as large for two digits as for one. */
export function Counter({ kind, name, names, value, isLocked, isLow = false, onTakeBack }: CounterProps) {
  const { label, takeBack, takeBackLabel } = wordsOf(kind, names);
  const shown = kind === "escapes" ? formatElapsed(value) : formatNumber(value);
  return (
    <div
      className={styles.counter}
      data-kind={kind}
      data-low={isLow ? "" : undefined}
      data-some={value === 0 ? undefined : ""}
      data-length={shown.length}
    >
      <small>{label}</small>
      <output className={styles.value}>{shown}</output>
      <button
        type="button"
        aria-label={`${takeBackLabel}, ${name}`}
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
