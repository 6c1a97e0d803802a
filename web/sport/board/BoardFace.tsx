import type { PictureTime } from "#web/sport/time/LiveClock.tsx";
import { board } from "#texts/displays/board.ts";
import { cx } from "#web/kit/cx.ts";
import { BoardTime } from "./BoardTime.tsx";
import styles from "./BoardFace.module.css";
import { BoardHalf } from "./BoardHalf.tsx";
import { BoardRow } from "./BoardRow.tsx";
import type { BoardView } from "./boardView.ts";
import { FitText } from "./FitText.tsx";
import type { BoardLayout } from "./scoreboardType.ts";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";

export type BoardMode = "dark" | "light";

type Props = {
  view: BoardView;
  layout: BoardLayout;
  mode: BoardMode;
  time: PictureTime;
  partners: readonly string[];
};

/** What the hall sees of one bout. Nothing on it can be pressed. */
export function BoardFace({ view, layout, mode, time, partners }: Props) {
  const hasStrip = partners.length > 0;
  return (
    <div className={cx(styles.host, mode)}>
      <article
        className={cx(styles.board, styles[layout], hasStrip && styles.withStrip)}
        data-mode={mode}
        data-state={view.state}
        aria-label={board.title}
      >
        <Head view={view} />
        {layout === "rows" ? (
          <>
            {view.corners.map((corner) => (
              <BoardRow key={corner.side} corner={corner} />
            ))}
            <BoardTime view={view} time={time} />
          </>
        ) : (
          <>
            <BoardTime view={view} time={time} />
            <div className={styles.pair}>
              {view.corners.map((corner) => (
                <BoardHalf key={corner.side} corner={corner} />
              ))}
            </div>
          </>
        )}
        <SponsorStrip names={partners} />
      </article>
    </div>
  );
}

function Head({ view: { mat, category, round } }: { view: BoardView }) {
  return (
    <header className={styles.head}>
      {mat === "" ? null : <span className={styles.mat}>{mat}</span>}
      <p className={styles.category}>
        <b>{category.main}</b>
        <FitText text={category.detail} className={styles.categoryDetail} />
      </p>
      <span className={styles.round}>{round}</span>
    </header>
  );
}

const SHOWN = 5;

/** The partners under a board; there is no strip where there are none. */
function SponsorStrip({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <footer className={styles.strip}>
      <span className={styles.lead}>{board.partners}</span>
      {names.slice(0, SHOWN).map((name) => (
        <span key={name} className={styles.partner}>
          <ClubRoundel name={name} className={styles.sign} />
          {name}
        </span>
      ))}
    </footer>
  );
}
