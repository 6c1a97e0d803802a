import { useState } from "react";
import { formatNumber } from "#texts/numbers.ts";
import { plural } from "#texts/plural.ts";
import { sport } from "#texts/sport/sport.ts";
import { cx } from "#web/kit/cx.ts";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./ScoreCell.module.css";

type Props = { score: number; isWinner: boolean };

/** A changed score swaps its digit and flashes once; a score that was there from the start does not. */
export function ScoreCell({ score, isWinner }: Props) {
  const [seen, setSeen] = useState({ score, changes: 0 });
  if (seen.score !== score) setSeen({ score, changes: seen.changes + 1 });
  return (
    <span
      key={seen.changes}
      className={cx(styles.cell, isWinner && styles.winner, seen.changes > 0 && styles.flash)}
    >
      <VisuallyHidden>{isWinner ? `${sport.card.winner}, ` : ""}</VisuallyHidden>
      <span className={styles.digit}>{formatNumber(score)}</span>
      <VisuallyHidden> {plural(Math.abs(score), "point")}</VisuallyHidden>
    </span>
  );
}
