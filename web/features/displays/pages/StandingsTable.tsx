import { screenPages as text } from "#web/i18n/ru/displays/screenPages.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { announcedName } from "#web/sport/facts/fighterName.ts";
import type { StandingRow } from "#web/sport/facts/standingRows.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import styles from "./TablePage.module.css";

type Props = {
  rows: readonly StandingRow[];
  title?: string;
  /** For so many there has to be room: the fewer they are, the larger they stand. */
  room: number;
  /** So many of them go on. */
  qualifiers?: number | undefined;
};

/** Places, names and figures, to be read from afar. */
export function StandingsTable({ rows, title, room, qualifiers }: Props) {
  return (
    <table className={styles.table} data-rows={room}>
      {title === undefined ? null : <caption className={styles.caption}>{title}</caption>}
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
        {rows.map(({ fighter, place, wins, subs, points }, index) => (
          <tr key={fighter.uuid} data-last={index + 1 === qualifiers || undefined}>
            <td>{place ?? "—"}</td>
            <th scope="row" className={styles.wide}>
              <FitText text={announcedName(fighter)} className={styles.name} />
              <FitText text={fighter.team?.name ?? ""} className={styles.of} />
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
