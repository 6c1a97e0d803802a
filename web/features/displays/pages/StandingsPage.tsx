import { screen as text } from "#web/i18n/ru/screen.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import type { CategoryPicture } from "#web/sport/categoryBase.ts";
import { announcedName } from "#web/sport/fighterName.ts";
import { standingsOf } from "#web/sport/standingRows.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import { ScreenNote } from "./ScreenFrame.tsx";
import styles from "./TablePage.module.css";

/** As many as can be read from afar. */
const ROWS = 8;

/** Who leads a category, by the rules of its table. */
export function StandingsPage({ picture }: { picture: CategoryPicture }) {
  const { category, bouts } = picture;
  const { rows } = standingsOf(category.uuid, category.fighters, bouts);
  if (rows.length === 0) return <ScreenNote>{text.noStandings}</ScreenNote>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{text.standing.place}</th>
          <th className={styles.wide}>{text.standing.fighter}</th>
          <th>{text.standing.wins}</th>
          <th>{text.standing.subs}</th>
          <th>{text.standing.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, ROWS).map(({ fighter, place, wins, subs, points }) => (
          <tr key={fighter.uuid}>
            <td>{place}</td>
            <th scope="row" className={styles.wide}>
              <FitText text={announcedName(fighter)} className={styles.name} />
              <small>{fighter.team?.name}</small>
            </th>
            <td>{wins}</td>
            <td>{subs}</td>
            <td>{formatNumber(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
