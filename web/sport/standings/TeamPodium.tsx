import { formatNumber } from "#texts/numbers.ts";
import { plural } from "#texts/plural.ts";
import { home } from "#texts/spectating/home.ts";
import { Fill } from "#web/kit/layout/layout.tsx";
import type { TeamRow } from "#web/sport/facts/teamRows.ts";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import styles from "./TeamPodium.module.css";

export type PodiumTeam = Pick<TeamRow, "id" | "name" | "city" | "place" | "points">;

const PLACES = 3;

/** Those of the first three places; nobody while none has points. */
export const podiumTeams = <Team extends PodiumTeam>(rows: readonly Team[]): readonly Team[] =>
  rows.filter(({ place }) => place !== undefined && place <= PLACES).slice(0, PLACES);

/** Which teams lead, large. */
export function TeamPodium({ rows }: { rows: readonly PodiumTeam[] }) {
  const leaders = podiumTeams(rows);
  if (leaders.length === 0) return null;
  return (
    <ol className={styles.leaders}>
      {leaders.map(({ id, name, city, place, points }) => (
        <li key={id} data-place={place}>
          <Medal place={place ?? 0} label={home.page.place(place ?? 0)} className={styles.metal} />
          <ClubRoundel name={name} size={48} className={styles.club} />
          <Fill as="span" className={styles.leader}>
            <b>{name}</b>
            <small>{city}</small>
          </Fill>
          <span className={styles.points}>
            {formatNumber(points)} <small>{plural(points, "point")}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
