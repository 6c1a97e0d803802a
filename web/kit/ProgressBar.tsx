import { cx } from "./cx.ts";
import styles from "./ProgressBar.module.css";

type Props = {
  label: string;
  value: number;
  max: number;
  /** In words where a percentage would say less, e.g. how many bouts of how many. */
  valueText?: string | undefined;
  tone?: "primary" | "live" | undefined;
  isThin?: boolean | undefined;
  className?: string | undefined;
};

export function ProgressBar({ label, value, max, valueText, tone = "primary", isThin, className }: Props) {
  return (
    <progress
      className={cx(styles.bar, styles[tone], isThin && styles.thin, className)}
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      // A bar of nothing is empty; `max` of zero would be read as one.
      max={Math.max(max, 1)}
    />
  );
}
