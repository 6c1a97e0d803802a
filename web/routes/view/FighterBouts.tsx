import type { Fighting } from "#contract/entity.ts";
import { fullName } from "#web/i18n/names.ts";
import { formatCount, formatNumber } from "#web/i18n/numbers.ts";
import { boutStates, boutWords } from "#web/i18n/ru/bout.ts";
import { events } from "#web/i18n/ru/events.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { Badge } from "#web/ui/Badge.tsx";
import { Card, CardHead } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Cell, HeadCell, Table } from "#web/ui/Table.tsx";
import { endingText } from "./boutText.ts";
import { boutsOfFighter, isFinished, opponentOf, scoreOf, type CompetitionView } from "./competitionView.ts";
import styles from "./FighterBouts.module.css";
import { fighterRecord } from "./fighterRecord.ts";

type Props = { view: CompetitionView; fighterUuid: string; base: string };

export function FighterBouts({ view, fighterUuid, base }: Props) {
  const bouts = boutsOfFighter(view, fighterUuid);
  const { wins, losses, subs } = fighterRecord(bouts, fighterUuid);
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {events.fighter.bouts}
        </Heading>
        <span className={styles.record}>
          {[formatCount(wins, "win"), formatCount(losses, "loss"), formatCount(subs, "submission")].join(
            ", ",
          )}
        </span>
      </CardHead>
      {bouts.length === 0 ? (
        <EmptyState title={events.fighter.noBouts} level={3} />
      ) : (
        <Table caption={events.fighter.bouts}>
          <thead>
            <tr>
              <HeadCell>{events.teams.place}</HeadCell>
              <HeadCell>{events.fighter.opponent}</HeadCell>
              <HeadCell align="center">{boutWords.score}</HeadCell>
              <HeadCell>{events.fighter.result}</HeadCell>
              <HeadCell align="end" className={styles.wide}>
                {events.competition.carpet}
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {bouts.map((bout) => (
              <BoutRow key={bout.uuid} view={view} bout={bout} fighterUuid={fighterUuid} base={base} />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function BoutRow({ view, bout, fighterUuid, base }: Props & { bout: Fighting }) {
  const opponent = opponentOf(view, bout, fighterUuid);
  const mine = scoreOf(bout, fighterUuid).scores;
  const theirs = scoreOf(bout, opponent?.uuid).scores;
  return (
    <tr>
      <Cell className={styles.number}>{bout.number}</Cell>
      <Cell>
        {opponent ? (
          <Anchor className={styles.opponent} href={`${base}/fighters/${opponent.uuid}`}>
            {fullName(opponent)}
          </Anchor>
        ) : (
          events.fighter.waits
        )}
        <small className={styles.small}>{opponent?.team?.name}</small>
      </Cell>
      <Cell align="center" className={styles.score}>
        {bout.state === "waiting" ? "—" : `${formatNumber(mine)}:${formatNumber(theirs)}`}
      </Cell>
      <Cell>
        <Outcome bout={bout} fighterUuid={fighterUuid} />
      </Cell>
      <Cell align="end" className={styles.wide}>
        {bout.carpet === null ? null : view.carpets.get(bout.carpet.uuid)?.name}
      </Cell>
    </tr>
  );
}

function Outcome({ bout, fighterUuid }: { bout: Fighting; fighterUuid: string }) {
  if (!isFinished(bout))
    return <Badge tone={bout.state === "running" ? "live" : "wait"}>{boutStates[bout.state]}</Badge>;
  const words = [outcomeWord(bout, fighterUuid), endingText(bout)].filter(Boolean).join(", ");
  return <span className={bout.winner?.uuid === fighterUuid ? styles.won : undefined}>{words}</span>;
}

function outcomeWord(bout: Fighting, fighterUuid: string): string {
  if (bout.winner === null) return boutStates.finished;
  return bout.winner.uuid === fighterUuid ? boutWords.victory : boutWords.defeat;
}
