import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./segmented.module.css";

type Segment<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: IconName | undefined;
};

type Props<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

/** Two to four ways of seeing the same thing. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChange,
  className,
}: Props<Value>) {
  return (
    <fieldset aria-label={label} className={cx(styles.group, className)}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={styles.segment}
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.icon ? <Icon name={segment.icon} size={18} /> : null}
          {segment.label}
        </button>
      ))}
    </fieldset>
  );
}
