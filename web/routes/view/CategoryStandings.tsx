import { leaderboard } from "#domain/leaderboard/leaderboard.ts";
import type { Category } from "#contract/entity.ts";
import { fullName } from "#web/i18n/names.ts";
import { formatNumber, formatWeight } from "#web/i18n/numbers.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { Banner } from "#web/ui/Banner.tsx";
import { Card, CardHead } from "#web/ui/Card.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Medal } from "#web/ui/Medal.tsx";
import { Cell, HeadCell, Table } from "#web/ui/Table.tsx";
import styles from "./CategoryStandings.module.css";
import type { CompetitionView } from "./competitionView.ts";

type Props = { view: CompetitionView; category: Category; title: string };

/** The order by the five rules of the leaderboard, with the numbers it follows from. */
export function CategoryStandings({ view, category, title }: Props) {
  const { entries, equalOnAllRules } = leaderboard(category, view.competition.fightings);
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {title}
        </Heading>
      </CardHead>
      {equalOnAllRules.length > 0 && category.status === "finished" ? (
        <Banner tone="wait" icon="scale" isStrip>
          {operation.awarding.equal}
        </Banner>
      ) : null}
      <Table caption={title}>
        <thead>
          <tr>
            <HeadCell>{operation.awarding.place}</HeadCell>
            <HeadCell>{operation.awarding.fighter}</HeadCell>
            <HeadCell align="end">{operation.awarding.wins}</HeadCell>
            <HeadCell align="end" className={styles.wide}>
              {operation.awarding.subs}
            </HeadCell>
            <HeadCell align="end">{operation.awarding.points}</HeadCell>
            <HeadCell align="end" className={styles.wide}>
              {operation.awarding.weight}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => {
            const fighter = view.fighters.get(entry.uuid);
            return (
              <tr key={entry.uuid}>
                <Cell>
                  <Medal place={index + 1} />
                </Cell>
                <Cell>
                  <b className={styles.name}>{fighter && fullName(fighter)}</b>
                  <small className={styles.team}>{fighter?.team?.name}</small>
                </Cell>
                <Cell align="end">{entry.wins}</Cell>
                <Cell align="end" className={styles.wide}>
                  {entry.subs}
                </Cell>
                <Cell align="end">{formatNumber(entry.points)}</Cell>
                <Cell align="end" className={styles.wide}>
                  {typeof fighter?.weight === "number" ? formatWeight(fighter.weight) : null}
                </Cell>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}
