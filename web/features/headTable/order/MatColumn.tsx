import type { Carpet, Fighting } from "#contract/entity.ts";
import { boutStates } from "#web/i18n/ru/sport/bout.ts";
import { eventMats } from "#web/i18n/ru/spectating/eventMats.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { isPaired } from "#web/sport/facts/boutPhase.ts";
import { CallState } from "#web/sport/bout/CallState.tsx";
import { matSign } from "#web/sport/facts/matSign.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { categoryName, pairText } from "#web/sport/facts/boutText.ts";
import { matLine, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { BoutClock } from "#web/sport/time/BoutClock.tsx";
import styles from "./MatColumn.module.css";

type Props = {
  view: CompetitionView;
  carpet: Carpet;
  href: string;
  /** Who runs it, in a line under the queue. */
  note?: string | undefined;
};

const SHOWN = 5;

/** One mat for officials: what is on, who is next, how much is left. */
export function MatColumn({ view, carpet, href, note }: Props) {
  const { now, queue, progress } = matLine(view, carpet);
  return (
    <section className={styles.mat} data-state={now?.state} aria-label={carpet.name}>
      <Anchor className={styles.head} href={href}>
        <span className={styles.sign}>{matSign(carpet.name)}</span>
        <span className={styles.name}>{carpet.name}</span>
        {now ? (
          <BoutClock className={styles.clock} clock={now.clock} serverTime={view.competition.serverTime} />
        ) : null}
      </Anchor>
      {now ? <Now view={view} bout={now} /> : <p className={styles.what}>{eventMats.free}</p>}
      <ol className={styles.queue}>
        {queue
          .filter(isPaired)
          .slice(0, SHOWN)
          .map((bout, index) => (
            <Queued key={bout.uuid} view={view} bout={bout} isNext={index === 0} />
          ))}
      </ol>
      {note === undefined ? null : <p className={styles.what}>{note}</p>}
      <p className={styles.progress}>
        <ProgressBar label={eventMats.progress} value={progress.done} max={progress.total} isThin />
        {progress.done} / {progress.total}
      </p>
    </section>
  );
}

type BoutProps = { view: CompetitionView; bout: Fighting };

function Queued({ view, bout, isNext }: BoutProps & { isNext: boolean }) {
  const category = categoryName(view, bout);
  const isCalled = bout.state === "called";
  const state = isCalled ? (
    <State view={view} bout={bout} />
  ) : isNext ? (
    eventMats.prepare.toLocaleLowerCase("ru")
  ) : null;
  return (
    <li data-next={isNext || isCalled || undefined}>
      <span className={styles.number}>{bout.number}</span>
      <span>
        {pairText(view, bout)}
        <small>
          {category}
          {category && state ? ", " : null}
          {state}
        </small>
      </span>
    </li>
  );
}

function State({ view, bout }: BoutProps) {
  const now = useServerNow();
  return bout.state === "called" ? (
    <CallState bout={bout} time={{ loadedAtMs: view.competition.serverTime, now }} />
  ) : (
    boutStates[bout.state].toLocaleLowerCase("ru")
  );
}

function Now({ view, bout }: BoutProps) {
  return (
    <>
      <p className={styles.what}>
        <b>{categoryName(view, bout)}</b>, <State view={view} bout={bout} />
      </p>
      <BoutPair view={view} bout={bout} size="column" hasScore />
    </>
  );
}
