import type { Fighting } from "#contract/entity.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { events } from "#web/i18n/ru/events.ts";
import { announcedName } from "#web/sport/fighterName.ts";
import { cornersOf, scoreOf, type CompetitionView } from "./competitionView.ts";
import { BoutClock } from "./BoutClock.tsx";
import { countedExtras } from "./Extras.tsx";
import styles from "./NowBoard.module.css";

type Props = { view: CompetitionView; bout: Fighting };

/** The bout on the mat, large. A small board, so its colours are a board's in both modes. */
export function NowBoard({ view, bout }: Props) {
  const category = view.categories.get(bout.category.uuid);
  const counted = countedExtras(view);
  return (
    <section className={styles.board} aria-label={events.carpets.now} data-state={bout.state}>
      <div className={styles.head}>
        <b>{events.carpets.now}</b>
        <span className={styles.category}>
          {category?.title}
          {bout.number === null ? null : `, ${boutWords.number(bout.number)}`}
        </span>
        <BoutClock className={styles.clock} clock={bout.clock} serverTime={view.competition.serverTime} />
      </div>
      {cornersOf(view, bout).map((fighter, index) => {
        const corner = index === 0 ? "red" : "blue";
        const { scores, advantages, penalties } = scoreOf(bout, fighter?.uuid);
        return (
          <div key={corner} className={styles.corner} data-corner={corner}>
            <div className={styles.who}>
              <b>{fighter ? announcedName(fighter) : boutWords.tbd}</b>
              <small>{[fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", ")}</small>
            </div>
            {counted.advantages ? (
              <div className={styles.extra}>
                <b>{advantages}</b>
                <small>{boutWords.advantagesShort}</small>
              </div>
            ) : null}
            {counted.penalties ? (
              <div className={styles.extra} data-kind="penalty">
                <b>{penalties}</b>
                <small>{boutWords.penaltiesShort}</small>
              </div>
            ) : null}
            <div className={styles.score}>{formatNumber(scores)}</div>
          </div>
        );
      })}
    </section>
  );
}
