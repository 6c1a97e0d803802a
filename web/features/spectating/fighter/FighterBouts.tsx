import type { Fighting } from "#contract/competition/entity.ts";
import { personName } from "#web/i18n/names.ts";
import { formatCount } from "#texts/numbers.ts";
import { boutStates, boutWords } from "#texts/sport/bout.ts";
import { boutPage } from "#texts/spectating/boutPage.ts";
import { athlete } from "#texts/spectating/athlete.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { endingWords } from "#web/sport/facts/boutExtras.ts";
import { hasBegun, isFinished, isAhead } from "#web/sport/facts/boutPhase.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { BOUT_TONES } from "#web/sport/bout/BoutBadge.tsx";
import { categoryName, outcomeWord, ownScoreText } from "#web/sport/facts/boutText.ts";
import { withWalkovers } from "#web/sport/facts/settledCircle.ts";
import {
  boutsOfCategory,
  boutsOfFighter,
  opponentOf,
  type CompetitionView,
} from "#web/sport/facts/competitionView.ts";
import styles from "./FighterBouts.module.css";
import { fighterRecord } from "#web/sport/facts/fighterRecord.ts";

type Props = { view: CompetitionView; fighterUuid: string; starts: StartWindows; base: string };

export function FighterBouts({ view, fighterUuid, starts, base }: Props) {
  const bouts = boutsOfFighter(view, fighterUuid).flatMap((bout) => {
    if (isFinished(bout) || isAhead(view.competition, bout)) return [bout];
    const told = withWalkovers(boutsOfCategory(view, bout.category.uuid));
    return told.filter(({ uuid, winner }) => uuid === bout.uuid && winner !== null);
  });
  const { wins, losses, subs } = fighterRecord(bouts, fighterUuid);
  return (
    <Card isClipped className={styles.card}>
      <CardHead>
        <CardTitle title={athlete.bouts} />
        <span className={styles.record}>
          {wins + losses === 0
            ? null
            : [formatCount(wins, "win"), formatCount(losses, "loss"), formatCount(subs, "submission")].join(
                ", ",
              )}
        </span>
      </CardHead>
      {bouts.length === 0 ? (
        <EmptyState title={athlete.noBouts} level={3} />
      ) : (
        <Table caption={athlete.bouts}>
          <thead>
            <tr>
              <HeadCell isWide>{athlete.stage}</HeadCell>
              <HeadCell>{athlete.opponent}</HeadCell>
              <HeadCell align="end">{boutWords.score}</HeadCell>
              <HeadCell isWide>{athlete.result}</HeadCell>
              <HeadCell align="end" isWide>
                {athlete.time}
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {bouts.map((bout) => (
              <BoutRow
                key={bout.uuid}
                view={view}
                bout={bout}
                fighterUuid={fighterUuid}
                starts={starts}
                base={base}
              />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function BoutRow({ view, bout, fighterUuid, starts, base }: Props & { bout: Fighting }) {
  const opponent = opponentOf(view, bout, fighterUuid);
  const category = view.categories.get(bout.category.uuid);
  const stage = (
    <Anchor className={styles.stage} href={`${base}/bouts/${bout.uuid}`}>
      {boutRound(bout) || boutPage.title(bout.number)}
    </Anchor>
  );
  return (
    <tr>
      <Cell isWide>
        {stage}
        <small className={styles.small}>{categoryName(view, bout)}</small>
      </Cell>
      <Cell>
        <small className={styles.narrow}>
          {stage}
          {category ? <span>{categoryTitle(category).main}</span> : null}
          <When bout={bout} starts={starts} />
        </small>
        {opponent?.team ? <ClubRoundel name={opponent.team.name} size={28} className={styles.club} /> : null}
        {opponent ? (
          <Anchor className={styles.opponent} href={`${base}/fighters/${opponent.uuid}`}>
            {personName(opponent)}
          </Anchor>
        ) : (
          athlete.waits
        )}
        <small className={styles.small}>{opponent?.team?.name}</small>
        <small className={styles.narrow}>
          <Outcome bout={bout} fighterUuid={fighterUuid} />
        </small>
      </Cell>
      <Cell align="end" className={styles.score}>
        {hasBegun(bout) ? (
          <Anchor href={`${base}/bouts/${bout.uuid}`}>{ownScoreText(bout, fighterUuid)}</Anchor>
        ) : (
          "—"
        )}
      </Cell>
      <Cell isWide>
        <Outcome bout={bout} fighterUuid={fighterUuid} />
      </Cell>
      <Cell align="end" isWide>
        <When bout={bout} starts={starts} />
        <small className={styles.small}>
          {bout.carpet === null ? null : view.carpets.get(bout.carpet.uuid)?.name}
        </small>
      </Cell>
    </tr>
  );
}

function When({ bout, starts }: { bout: Fighting; starts: StartWindows }) {
  const at = bout.finishedAt ?? bout.startedAt;
  return at === null ? <StartTime window={starts.get(bout.uuid)} /> : <ClockTime atMs={Date.parse(at)} />;
}

function Outcome({ bout, fighterUuid }: { bout: Fighting; fighterUuid: string }) {
  if (bout.winner === null && !isFinished(bout))
    return <Badge tone={BOUT_TONES[bout.state]}>{boutStates[bout.state]}</Badge>;
  const words = [outcomeWord(bout, fighterUuid), endingWords(bout)].filter(Boolean).join(", ");
  return <span className={bout.winner?.uuid === fighterUuid ? styles.won : undefined}>{words}</span>;
}
