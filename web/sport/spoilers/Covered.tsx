import type { ReactNode } from "react";
import type { Fighting } from "#contract/competition/entity.ts";
import { namesWinners } from "#web/sport/facts/followsFromResult.ts";
import styles from "./Covered.module.css";

type Props = {
  bout: Pick<Fighting, "slots">;
  words: () => string;
  /** Of the words. */
  className?: string | undefined;
  children: ReactNode;
};

/** A pair that tells how earlier bouts ended: where results are hidden, words stand in its place (NS2). */
export function Covered({ bout, words, className, children }: Props) {
  if (!namesWinners(bout)) return children;
  return (
    <>
      <span className={styles.told}>{children}</span>
      <span className={styles.neutral}>
        <span className={className}>{words()}</span>
      </span>
    </>
  );
}
