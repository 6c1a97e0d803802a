import { cx } from "#web/kit/cx.ts";
import styles from "./Medal.module.css";

type Props = {
  place: number;
  /** The place in words, where the number alone would not be understood. */
  label?: string | undefined;
  /** While places may still change nobody has a metal. */
  isPlain?: boolean | undefined;
  className?: string | undefined;
};

/** Gold, silver, bronze for the first three places; plain after them. */
export function Medal({ place, label, isPlain = false, className }: Props) {
  const metal = isPlain ? undefined : METALS[place - 1];
  return (
    <span className={cx(styles.medal, metal ?? styles.plain, className)} title={label}>
      {place}
    </span>
  );
}

const METALS = [styles.gold, styles.silver, styles.bronze];
