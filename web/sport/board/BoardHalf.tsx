import styles from "./BoardHalf.module.css";
import type { BoardCorner } from "./boardView.ts";
import { Cells, cornerWords, Score, Victory } from "./Figures.tsx";
import { FitText } from "./FitText.tsx";

/** One corner as half of the screen. */
export function BoardHalf({ corner }: { corner: BoardCorner }) {
  const detail = [corner.firstName, corner.clubName].filter(Boolean).join(", ");
  return (
    <section
      className={styles.half}
      data-side={corner.side}
      data-standing={corner.standing}
      aria-label={cornerWords(corner)}
    >
      <div className={styles.halfWho}>
        <FitText text={corner.lastName} className={styles.halfLast} />
        <p className={styles.halfDetail}>
          <FitText text={detail} className={styles.halfDetailText} />
          <Victory corner={corner} />
        </p>
      </div>
      <div className={styles.halfFigures}>
        <Score corner={corner} className={styles.halfPoints} />
        <div className={styles.halfCells}>
          <Cells corner={corner} className={styles.halfCell} />
        </div>
      </div>
    </section>
  );
}
