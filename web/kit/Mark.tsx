import { cx } from "./cx.ts";
import styles from "./Mark.module.css";

type Props = {
  size?: number | undefined;
  /** `auto` follows the colour mode; a fixed one is for surfaces that do not. */
  variant?: "auto" | "light" | "dark" | undefined;
  /** Under 40 px beside nothing else, as in a favicon: no ring, larger letter. */
  isSmall?: boolean | undefined;
  className?: string | undefined;
};

const LETTER = "M16.4 17h7v30h-7zM38.5 17h9.4L35.3 32l12.6 15h-9.4L25.9 32z";

/** The mat from above: its boundary line, and К: a champion's post and two fighters meeting. */
export function Mark({ size = 34, variant = "auto", isSmall = false, className }: Props) {
  return (
    <svg
      className={cx(variant !== "auto" && variant, className)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="32" className={styles.disc} />
      {isSmall ? null : <circle cx="32" cy="32" r="27.2" className={styles.ring} />}
      <path
        d={LETTER}
        className={styles.letter}
        transform={isSmall ? "translate(32 32) scale(1.22) translate(-32.2 -32)" : undefined}
      />
    </svg>
  );
}
