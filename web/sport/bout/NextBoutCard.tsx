import type { Competition, Fighting } from "#contract/competition/entity.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { shortName, personName } from "#web/i18n/names.ts";
import { formatNumber } from "#texts/numbers.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { athlete } from "#texts/spectating/athlete.ts";
import { useSlowNow, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { followsFromResult } from "#web/sport/facts/followsFromResult.ts";
import { hasBegun } from "#web/sport/facts/boutPhase.ts";
import { CallState } from "./CallState.tsx";
import { matSign } from "#contract/competition/matSign.ts";
import { inSteps } from "#web/sport/time/StartTime.tsx";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { BoutsBefore } from "./BoutsBefore.tsx";
import { OwnBoutLive } from "./OwnBoutLive.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { boutLine, categoryName } from "#web/sport/facts/boutText.ts";
import { opponentOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import type { NextBout } from "#web/sport/facts/fighterRecord.ts";
import { useFighterDraws } from "#web/sport/facts/useDraws.ts";
import styles from "./NextBoutCard.module.css";

type Props = {
  view: CompetitionView;
  next: NextBout;
  fighterUuid: string;
  starts: StartWindows;
  base: string;
  /** How often the two have met before. */
  met?: string | undefined;
};

/** Where to go, when and against whom: the first thing an athlete looks for (SN8). */
export function NextBoutCard(props: Props) {
  const { view, next, base, starts } = props;
  const { bout } = next;
  return (
    <section
      className={styles.card}
      aria-label={athlete.next}
      data-begun={hasBegun(bout) || undefined}
      data-follows={followsFromResult(bout) || undefined}
    >
      {hasBegun(bout) ? (
        <OwnBoutLive view={view} bout={bout} base={base} starts={starts} told={styles.told} />
      ) : (
        <Ahead {...props} />
      )}
    </section>
  );
}

function Ahead({ view, next, fighterUuid, base, starts, met }: Props) {
  const { bout } = next;
  const opponent = opponentOf(view, bout, fighterUuid);
  const carpet = bout.carpet === null ? undefined : view.carpets.get(bout.carpet.uuid);
  const who = opponent ? personName(opponent) : athlete.waits;
  return (
    <>
      {carpet ? (
        <p className={styles.mat}>
          <small>{athlete.carpet}</small>
          <b data-long={matSign(carpet.name).length > 2 || undefined}>{matSign(carpet.name)}</b>
        </p>
      ) : null}
      <When view={view} next={next} window={starts.get(bout.uuid)} />
      <div className={styles.words}>
        <h2>
          <Anchor href={`${base}/bouts/${bout.uuid}`}>
            <span className={styles.told}>{[boutRound(bout), who].filter(Boolean).join(": ")}</span>
            <span className={styles.neutral}>{athlete.next}</span>
          </Anchor>
        </h2>
        <p>
          <span className={styles.told}>{boutLine(view, bout)}</span>
          <span className={styles.neutral}>{categoryName(view, bout)}</span>
        </p>
        {met === undefined ? null : <p {...SPOILER}>{met}</p>}
        {opponent ? null : (
          <div className={styles.told}>
            <Possible competition={view.competition} bout={bout} fighterUuid={fighterUuid} />
          </div>
        )}
        {next.before === undefined ? null : <BoutsBefore view={view} line={next.line} />}
      </div>
    </>
  );
}

const MOST_NAMED = 4;

type PossibleProps = { competition: Competition; bout: Fighting; fighterUuid: string };

/** The set that is still possible, not one guessed name (DR35). */
function Possible({ competition, bout, fighterUuid }: PossibleProps) {
  const fighters = useFighterDraws(competition, fighterUuid).opponents.get(bout.uuid) ?? [];
  if (fighters.length === 0) return null;
  const isNamed = fighters.length <= MOST_NAMED;
  return (
    <p>
      {isNamed
        ? athlete.possible(fighters.map(shortName))
        : athlete.possibleMany(formatNumber(fighters.length))}
    </p>
  );
}

type WhenProps = Pick<Props, "view" | "next"> & { window: StartWindow | undefined };

/** The time as large as the mat, and how long it is until then. */
function When({ view: { competition }, next: { bout, before }, window }: WhenProps) {
  const timeOf = useTimes();
  const now = useServerNow();
  const nowMs = useSlowNow(competition.serverTime);
  if (bout.state === "called")
    return (
      <div className={styles.when}>
        <b className={styles.word}>{boutStates.called}</b>
        <small>
          <CallState bout={bout} time={{ loadedAtMs: competition.serverTime, now }} />
        </small>
      </div>
    );
  if (window === undefined)
    return before === undefined ? (
      <div className={styles.when}>
        <b className={styles.word}>{boutStates.waiting}</b>
      </div>
    ) : null;
  const { startMs, fromMs, toMs } = inSteps(window);
  return (
    <>
      <div className={styles.when}>
        <small>{athlete.estimate}</small>
        <b className={styles.time}>{timeOf(startMs) || NBSP}</b>
      </div>
      <div className={styles.until}>
        <b>{startMs > nowMs ? athlete.inMinutes(Math.ceil((startMs - nowMs) / MINUTE_MS)) : athlete.soon}</b>
        <small>{timeOf(fromMs) === "" ? NBSP : athlete.window(timeOf(fromMs), timeOf(toMs))}</small>
      </div>
    </>
  );
}

const NBSP = "\u00a0";
const MINUTE_MS = 60_000;
