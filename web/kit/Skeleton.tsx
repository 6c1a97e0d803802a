import { cx } from "./cx.ts";
import styles from "./Skeleton.module.css";

type Props = {
  shape?: "line" | "thin" | "block" | "circle" | undefined;
  /** Per cent of the parent. */
  width?: 40 | 55 | 70 | 100 | undefined;
  className?: string | undefined;
};

/** The outline of what is coming; the container says in words that it is loading. */
export function Skeleton({ shape = "line", width = 100, className }: Props) {
  return (
    <span className={cx(styles.skeleton, styles[`w${width}`], styles[shape], className)} aria-hidden="true" />
  );
}
