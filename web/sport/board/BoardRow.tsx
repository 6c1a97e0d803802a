import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import styles from "./BoardRow.module.css";
import type { BoardCorner } from "./boardView.ts";
import { Cells, cornerWords, Score, Victory } from "./Figures.tsx";
import { FitText } from "./FitText.tsx";

/** One corner as a line: who, what was given, the score at the right edge. */
export function BoardRow({ corner }: { corner: BoardCorner }) {
  return (
    <section
      className={styles.row}
      data-side={corner.side}
      data-standing={corner.standing}
      aria-label={cornerWords(corner)}
    >
      <div className={styles.who}>
        <p className={styles.first}>
          <FitText text={corner.firstName} className={styles.firstName} />
          <Victory corner={corner} />
        </p>
        <FitText text={corner.lastName} className={styles.last} />
        <p className={styles.club}>
          {corner.clubName === undefined ? null : (
            <ClubRoundel name={corner.clubName} className={styles.clubSign} />
          )}
          <FitText text={corner.club} className={styles.clubName} />
        </p>
      </div>
      <Cells corner={corner} className={styles.cell} />
      <Score corner={corner} className={styles.points} />
    </section>
  );
}
