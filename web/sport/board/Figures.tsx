import { board } from "#texts/displays/board.ts";
import type { BoardCorner } from "./boardView.ts";
import styles from "./Figures.module.css";

type Props = { corner: BoardCorner; className: string | undefined };

export function Score({ corner, className }: Props) {
  return (
    <p className={className} data-wide={corner.score.length > 2 || undefined}>
      {/* A new key for a new score: the cell flashes once. */}
      <b key={corner.score} className={styles.score}>
        {corner.score}
      </b>
      {corner.scoreLabel === undefined ? null : (
        <small className={styles.scoreLabel}>{corner.scoreLabel}</small>
      )}
    </p>
  );
}

export function Cells({ corner, className }: Props) {
  return corner.cells.map(({ kind, value, label }) => (
    <p key={kind} className={className} data-kind={kind} data-none={value === 0 || undefined}>
      <b>{value}</b>
      <small>{label}</small>
    </p>
  ));
}

export function Victory({ corner }: Pick<Props, "corner">) {
  return corner.standing === "won" ? <mark className={styles.victory}>{board.victory}</mark> : null;
}

export const cornerWords = ({ side }: BoardCorner) => (side === "red" ? board.redCorner : board.blueCorner);
