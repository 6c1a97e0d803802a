import { personName } from "#web/i18n/names.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { teamResults } from "#contract/awarding/teamResults.ts";
import { teamRanking } from "#domain/teams/teamRanking.ts";
import { ScreenNote, ScreenFrame, type Frame } from "./ScreenFrame.tsx";
import styles from "./TablePages.module.css";
import { TextScale, type Scale } from "./scales.ts";
import { usePartOf } from "./usePart.ts";
import { formatNumber } from "#texts/numbers.ts";
import { screen } from "#texts/displays/screen.ts";
import { screenPages as text } from "#texts/displays/screenPages.ts";
import { formulaWords } from "#texts/teams/teams.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import { standingsOf, type StandingRow } from "#web/sport/facts/standingRows.ts";
import { useMemo, use } from "react";

/** Who leads a category, by the rules of its table. */
export function StandingsPage({ picture }: { picture: CategoryPicture }) {
  const { category, bouts } = picture;
  const { rows } = standingsOf(category, category.fighters, bouts);
  const room = useTableRows(rows.length);
  const shown = usePartOf(`leaders ${category.uuid}`, rows, room);
  if (rows.length === 0) return <ScreenNote>{text.noStandings}</ScreenNote>;
  return <StandingsTable rows={shown} room={room} />;
}

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
              <FitText text={personName(fighter)} className={styles.name} />
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

export function TeamsPage({ competition, frame }: { competition: Competition; frame: Frame }) {
  return (
    <ScreenFrame {...frame} title={screen.teams} detail={formulaWords(competition.teamScoring.formula)}>
      <Teams competition={competition} />
    </ScreenFrame>
  );
}

function Teams({ competition }: { competition: Competition }) {
  const teams = useMemo(() => screenTeams(competition), [competition]);
  const rows = useTableRows(teams.length);
  const shown = usePartOf("teams", teams, rows);
  if (teams.length === 0) return <ScreenNote>{text.noTeams}</ScreenNote>;
  return (
    <table className={styles.table} data-rows={rows}>
      <thead>
        <tr>
          <th>{text.standing.place}</th>
          <th className={styles.wide}>{text.team.team}</th>
          <th>{text.team.gold}</th>
          <th>{text.team.silver}</th>
          <th>{text.team.bronze}</th>
          <th>{text.team.points}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, name, city, place, medals, points }) => (
          <tr key={id}>
            <td>{place}</td>
            <th scope="row" className={styles.wide}>
              <FitText text={name} className={styles.name} />
              <FitText text={city} className={styles.of} />
            </th>
            <td>{medals[0]}</td>
            <td>{medals[1]}</td>
            <td>{medals[2]}</td>
            <td>{formatNumber(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ScreenTeam = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly place: number;
  readonly medals: readonly [number, number, number];
  readonly points: number;
};

/** The teams by what the decided categories gave them. */
function screenTeams(competition: Competition): readonly ScreenTeam[] {
  const { formula, adjustments } = competition.teamScoring;
  const teams = new Map(
    [
      ...competition.categories.flatMap(({ fighters }) => fighters.flatMap(({ team }) => team ?? [])),
      ...adjustments.map(({ team }) => team),
    ].map((team) => [team.id, team]),
  );
  const byHand = adjustments.map(({ team, points }) => ({ team: team.id, points }));
  return teamRanking(teamResults(competition), formula, byHand)
    .filter(({ points }) => points !== 0)
    .map(({ team, place, firsts, seconds, thirds, points }) => ({
      id: String(team),
      name: teams.get(Number(team))?.name ?? "",
      city: teams.get(Number(team))?.city ?? "",
      place,
      medals: [firsts, seconds, thirds],
      points,
    }));
}

/** As many rows as can be read from afar. */
const DRAWN = 8;

/**
 * How many rows of so many a picture holds: as few as larger text needs (DP12), yet never so few that nobody sees who is
 * ahead of whom, and as many in the last picture as in the others.
 */
export function rowsAtOnce(count: number, scale: Scale): number {
  const drawn = alike(count, DRAWN);
  if (scale <= 1) return drawn;
  return alike(count, Math.max(scale < 1.5 ? 4 : 3, Math.floor(drawn / scale)));
}

/** So many in pictures of at most so many; an empty table has room for one. */
function alike(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))));
}

const useTableRows = (count: number): number => rowsAtOnce(count, use(TextScale));
