import type { Fighting } from "#contract/competition/entity.ts";
import { isRecord } from "#contract/shape.ts";
import { formatClock } from "#web/i18n/times.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { athlete } from "#texts/spectating/athlete.ts";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { countersOf } from "#web/sport/facts/boutExtras.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { waitingText } from "#web/sport/facts/boutText.ts";
import { boutsOfCategory, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { usePoints } from "#web/sport/facts/livePoints.ts";
import { BoutClock } from "#web/sport/time/BoutClock.tsx";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { inSteps } from "#web/sport/time/StartTime.tsx";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { BOUT_TONES } from "./BoutBadge.tsx";
import { BoutPair } from "./BoutPair.tsx";
import styles from "./OwnBoutLive.module.css";

type Props = {
  view: CompetitionView;
  bout: Fighting;
  base: string;
  /** When the bout of the winner is likely to start. */
  starts?: StartWindows | undefined;
  /** On what tells how earlier bouts ended. */
  told?: string | undefined;
};

/** The bout an athlete is in: clock and score as the hall sees them. */
export function OwnBoutLive({ view, bout, base, starts, told }: Props) {
  const carpet = bout.carpet === null ? undefined : view.carpets.get(bout.carpet.uuid);
  const round = boutRound(bout).toLocaleLowerCase("ru");
  return (
    <div className={styles.live}>
      <Row gap={12} justify="between" wraps>
        <h2 className={styles.mat}>
          <Anchor href={`${base}/bouts/${bout.uuid}`}>{carpet?.name ?? athlete.now}</Anchor>
        </h2>
        <Badge tone={BOUT_TONES[bout.state]}>
          {bout.state === "running" ? athlete.now : boutStates[bout.state]}
        </Badge>
      </Row>
      <Row gap={12} justify="between" className={styles.clock} data-state={bout.state}>
        <BoutClock clock={bout.clock} serverTime={view.competition.serverTime} className={styles.digits} />
        <span>
          {athlete.timeOf(formatClock(bout.clock.duration))}
          {round === "" ? null : <span className={told}>, {round}</span>}
        </span>
      </Row>
      <div className={told}>
        <BoutPair
          view={view}
          bout={bout}
          size="own"
          open={(index) => waitingText(view, bout, index)}
          hrefOf={(uuid) => `${base}/fighters/${uuid}`}
          renderUnder={({ uuid }) => <Counters view={view} bout={bout} fighterUuid={uuid} />}
        />
      </div>
      <div className={told}>
        <WinnersWay view={view} bout={bout} starts={starts} />
      </div>
    </div>
  );
}

type CountersProps = Pick<Props, "view" | "bout"> & { fighterUuid: string };

/** «преимущества 1, штрафы 0» */
function Counters({ view, bout, fighterUuid }: CountersProps) {
  const points = usePoints(bout, fighterUuid) ?? { advantages: 0, penalties: 0 };
  const words = countersOf(view.rules, points).map(({ many, value }) => `${many} ${value}`);
  return words.length === 0 ? null : (
    <small className={styles.counters} {...SPOILER}>
      {words.join(", ")}
    </small>
  );
}

/** «Победит: финал ≈15:30» */
function WinnersWay({ view, bout, starts }: Pick<Props, "view" | "bout" | "starts">) {
  const timeOf = useTimes();
  const next = boutsOfCategory(view, bout.category.uuid).find(({ slots }) =>
    slots.some(({ source }) => isRecord(source) && source["winnerOf"] === bout.bracketId),
  );
  const round = next && boutRound(next).toLocaleLowerCase("ru");
  if (next === undefined || !round) return null;
  const window = starts?.get(next.uuid);
  const time = timeOf(window && inSteps(window).startMs);
  return <p className={styles.way}>{athlete.winnerGoesTo(round, time && `≈${time}`)}</p>;
}
