import { useMemo } from "react";
import type { Competition } from "#contract/entity.ts";
import { screen } from "#web/i18n/ru/displays/screen.ts";
import { screenPages as text } from "#web/i18n/ru/displays/screenPages.ts";
import { formulaWords } from "#web/i18n/ru/teams/teams.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import { usePartOf } from "./usePart.ts";
import { ScreenFrame, ScreenNote, type Frame } from "./ScreenFrame.tsx";
import { screenTeams } from "./screenTeams.ts";
import styles from "./TablePage.module.css";
import { useTableRows } from "./tableRows.ts";

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
