import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { isRecord } from "#contract/shape.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { shortName } from "#web/i18n/names.ts";
import { formatCount, formatNumber } from "#texts/numbers.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { athlete } from "#texts/spectating/athlete.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { isOnMat } from "#web/sport/facts/boutPhase.ts";
import { CallState } from "./CallState.tsx";
import { announcedName } from "#web/sport/facts/fighterName.ts";
import { matSign } from "#contract/competition/matSign.ts";
import { StartTime } from "#web/sport/time/StartTime.tsx";
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
  window: StartWindow | undefined;
  base: string;
  /** How often the two have met before. */
  met?: string | undefined;
};

/** Where to go, when and against whom: the first thing an athlete looks for. */
export function NextBoutCard({ view, next: { bout, before }, fighterUuid, window, base, met }: Props) {
  const opponent = opponentOf(view, bout, fighterUuid);
  const carpet = bout.carpet === null ? undefined : view.carpets.get(bout.carpet.uuid);
  const who = opponent ? announcedName(opponent) : athlete.waits;
  return (
    <section
      className={styles.card}
      aria-label={athlete.next}
      data-state={bout.state}
      data-follows={followsFromResult(bout) || undefined}
    >
      {carpet ? (
        <p className={styles.mat}>
          <small>{athlete.carpet}</small>
          <b>{matSign(carpet.name)}</b>
        </p>
      ) : null}
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
        {isOnMat(bout) || before === undefined ? null : <Steps before={before} />}
      </div>
      <div className={styles.when}>
        {isOnMat(bout) ? <OnMat view={view} bout={bout} /> : <Ahead window={window} before={before} />}
      </div>
    </section>
  );
}

/** Round and pair of a bout that others lead to tell how those ended, an open corner too (NS2). */
const followsFromResult = ({ slots }: Fighting) =>
  slots.some(({ source }) => isRecord(source) && !("seed" in source));

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

function OnMat({ view, bout }: { view: CompetitionView; bout: Fighting }) {
  const now = useServerNow();
  if (bout.state !== "called") return <b>{boutStates[bout.state]}</b>;
  return (
    <>
      <b>{boutStates.called}</b>
      <small>
        <CallState bout={bout} time={{ loadedAtMs: view.competition.serverTime, now }} />
      </small>
    </>
  );
}

function Ahead({ window, before }: { window: StartWindow | undefined; before: number | undefined }) {
  if (window === undefined) return <b>{queueText(before)}</b>;
  return (
    <>
      <small>{athlete.estimate}</small>
      <b>
        <StartTime window={window} />
      </b>
      <small>{queueText(before)}</small>
    </>
  );
}

const MOST_STEPS = 6;

/** One mark per bout before this one, this one last: the queue at a glance. */
function Steps({ before }: { before: number }) {
  if (before >= MOST_STEPS) return null;
  return (
    <Row as="p" gap={6} align="stretch" className={styles.steps} aria-hidden="true">
      {Array.from({ length: before + 1 }, (_, index) => (
        <span key={index} data-own={index === before || undefined} />
      ))}
    </Row>
  );
}

function queueText(before: number | undefined): string {
  if (before === undefined) return boutStates.waiting;
  return before === 0 ? athlete.beforeNone : athlete.before(formatCount(before, "bout"));
}
