import type { Carpet, Fighting } from "#contract/competition/entity.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { eventMats } from "#texts/spectating/eventMats.ts";
import { formatShare } from "#texts/numbers.ts";
import { Fill, Row } from "#web/kit/layout/layout.tsx";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { isPaired } from "#web/sport/facts/boutPhase.ts";
import { CallState } from "#web/sport/bout/CallState.tsx";
import { matSign } from "#contract/competition/matSign.ts";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { cx } from "#web/kit/cx.ts";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { matLine, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { boutPlace, categoryName, coveredPair, pairText } from "#web/sport/facts/boutText.ts";
import { Covered } from "#web/sport/spoilers/Covered.tsx";
import { BoutClock } from "#web/sport/time/BoutClock.tsx";
import { useBreak } from "#web/sport/time/useBreak.ts";
import { MatDrift } from "./MatDrift.tsx";
import box from "./mat.module.css";
import styles from "./MatCard.module.css";

type Props = {
  view: CompetitionView;
  carpet: Carpet;
  starts: StartWindows;
  href: string;
  boutHref: (uuid: string) => string;
};

/** One mat as spectators see it: who, what score, how long, who is next. */
export function MatCard({ view, carpet, starts, href, boutHref }: Props) {
  const serverNow = useServerNow();
  const pause = useBreak(view.competition, carpet.uuid);
  const { now, queue, progress } = matLine(view, carpet, starts);
  const next = queue.find(isPaired);
  const shown = now ?? next;
  return (
    <article className={box.mat} data-state={now?.state}>
      <Anchor className={styles.head} href={href}>
        <span className={cx(box.sign, styles.sign)} aria-hidden="true">
          {matSign(carpet.name)}
        </span>
        <VisuallyHidden>{carpet.name}</VisuallyHidden>
        <Fill as="span" className={styles.what}>
          <b>{(shown && categoryName(view, shown)) || carpet.name}</b>
          <small>
            {pause === undefined ? null : <b>{pause}. </b>}
            {shown === undefined && pause !== undefined ? null : (
              <Status view={view} bout={shown} starts={starts} isDone={progress.done === progress.total} />
            )}
          </small>
        </Fill>
        {now && now.state !== "called" ? (
          <BoutClock
            className={cx(box.clock, styles.clock)}
            clock={now.clock}
            serverTime={view.competition.serverTime}
          />
        ) : null}
      </Anchor>
      {shown ? (
        <Anchor className={styles.bout} href={boutHref(shown.uuid)}>
          {shown === now ? (
            <BoutPair view={view} bout={shown} size="mat" />
          ) : (
            <Covered bout={shown} words={() => coveredPair(view, shown)} className={styles.covered}>
              <BoutPair view={view} bout={shown} size="mat" />
            </Covered>
          )}
        </Anchor>
      ) : null}
      {now && next ? (
        <Row as="p" gap={12} className={styles.next}>
          <span>{eventMats.next}</span>
          <Anchor href={boutHref(next.uuid)}>
            <Covered bout={next} words={() => coveredPair(view, next)}>
              {pairText(view, next)}
            </Covered>
          </Anchor>
          {next.state === "called" ? (
            <b className={styles.call}>
              <CallState bout={next} time={{ loadedAtMs: view.competition.serverTime, now: serverNow }} />
            </b>
          ) : (
            <StartTime window={starts.get(next.uuid)} className={styles.start} />
          )}
        </Row>
      ) : null}
      <Row as="p" gap={12} className={styles.progress}>
        <ProgressBar label={eventMats.progress} value={progress.done} max={progress.total} isThin />
        <span>{formatShare(progress.done, progress.total, "bout")}</span>
        <MatDrift view={view} carpet={carpet} />
      </Row>
    </article>
  );
}

type StatusProps = {
  view: CompetitionView;
  bout: Fighting | undefined;
  starts: StartWindows;
  isDone: boolean;
};

function Status({ view, bout, starts, isDone }: StatusProps) {
  const now = useServerNow();
  if (bout === undefined) return isDone ? eventMats.done : eventMats.free;
  const known = boutPlace(bout);
  const place = known === "" ? "" : `${known}, `;
  if (bout.state === "called") {
    return (
      <>
        {place}
        <CallState bout={bout} time={{ loadedAtMs: view.competition.serverTime, now }} />
      </>
    );
  }
  if (bout.state !== "waiting") return place + boutStates[bout.state].toLocaleLowerCase("ru");
  return (
    <>
      {place}
      <StartTime window={starts.get(bout.uuid)} />
    </>
  );
}
