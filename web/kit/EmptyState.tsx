import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./EmptyState.module.css";
import { Heading } from "./Heading.tsx";

type Props = {
  art?: "mat" | "bracket" | undefined;
  title: ReactNode;
  /** The heading's place in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
  /** When something will appear, or how to make it appear. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
};

export function EmptyState({ art = "mat", title, level = 2, children, action, className }: Props) {
  return (
    <div className={cx(styles.empty, className)}>
      <svg width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
        {art === "mat" ? <EmptyMat /> : <EmptyBracket />}
      </svg>
      <Heading level={level} look="h3">
        {title}
      </Heading>
      {children ? <div>{children}</div> : null}
      {action}
    </div>
  );
}

function EmptyMat() {
  return (
    <>
      <rect x="8" y="8" width="80" height="80" rx="8" className={styles.mat} />
      <circle cx="48" cy="48" r="28" className={styles.boundary} />
      <circle cx="48" cy="48" r="8" className={styles.middle} />
    </>
  );
}

function EmptyBracket() {
  return (
    <>
      <rect x="8" y="8" width="80" height="80" rx="8" className={styles.paper} />
      <path d="M24 30h18v36H24M42 48h16M58 48h14" className={styles.lines} />
    </>
  );
}
