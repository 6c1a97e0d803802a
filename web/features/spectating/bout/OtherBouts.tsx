import { isFinished } from "#web/sport/facts/boutPhase.ts";
import {
  compareInstants,
  boutsOfFighter,
  opponentOf,
  type CompetitionView,
} from "#web/sport/facts/competitionView.ts";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import { personName } from "#web/i18n/names.ts";
import { boutStates, boutWords } from "#texts/sport/bout.ts";
import { boutPage as text } from "#texts/spectating/boutPage.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { endingWords } from "#web/sport/facts/boutExtras.ts";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { outcomeWord, ownScoreText } from "#web/sport/facts/boutText.ts";
import { cx } from "#web/kit/cx.ts";
import row from "#web/features/spectating/boutRow.module.css";
import styles from "./OtherBouts.module.css";

type Props = {
  view: CompetitionView;
  bout: Fighting;
  fighter: Fighter;
  starts: StartWindows;
  base: string;
};

/** What this athlete has fought before and fights after: the way from bout to bout. */
export function OtherBouts({ view, bout, fighter, starts, base }: Props) {
  const others = boutsOfFighter(view, fighter.uuid)
    .filter(({ uuid }) => uuid !== bout.uuid)
    .toSorted(byTime);
  return (
    <Card isClipped>
      <h2 className={styles.head}>
        <ClubRoundel name={fighter.team?.name ?? fighter.lastName} size={22} />
        <Anchor href={`${base}/fighters/${fighter.uuid}`}>{personName(fighter)}</Anchor>
      </h2>
      {others.length === 0 ? (
        <p className={styles.none}>{text.noOthers}</p>
      ) : (
        <ol className={row.list}>
          {others.map((other) => (
            <li key={other.uuid}>
              <Anchor className={row.bout} href={`${base}/bouts/${other.uuid}`}>
                <Line view={view} bout={other} fighterUuid={fighter.uuid} starts={starts} />
              </Anchor>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

type LineProps = Pick<Props, "view" | "bout" | "starts"> & { fighterUuid: string };

function Line({ view, bout, fighterUuid, starts }: LineProps) {
  const opponent = opponentOf(view, bout, fighterUuid);
  const round = boutRound(bout);
  const number = bout.number === null ? "" : boutWords.number(bout.number);
  return (
    <>
      <span className={styles.opponent}>{opponent ? personName(opponent) : text.unknownOpponent}</span>
      <span className={cx(row.score, styles.score)}>
        {isFinished(bout) ? ownScoreText(bout, fighterUuid) : null}
      </span>
      <small>{[round, number].filter(Boolean).join(", ")}</small>
      <small className={styles.side} data-won={bout.winner?.uuid === fighterUuid || undefined}>
        {isFinished(bout) ? (
          [outcomeWord(bout, fighterUuid), endingWords(bout)].filter(Boolean).join(", ")
        ) : bout.state === "waiting" ? (
          <StartTime window={starts.get(bout.uuid)} />
        ) : (
          boutStates[bout.state]
        )}
      </small>
    </>
  );
}

/** Finished ones as they ended, then the others by their numbers. */
function byTime(a: Fighting, b: Fighting): number {
  if (isFinished(a) !== isFinished(b)) return isFinished(a) ? -1 : 1;
  if (isFinished(a)) return compareInstants(a.finishedAt, b.finishedAt);
  return (a.number ?? Infinity) - (b.number ?? Infinity);
}
