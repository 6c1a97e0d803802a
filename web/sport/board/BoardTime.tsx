import { clockRemainingMs } from "#contract/bout/liveFighting.ts";
import { formatClock } from "#web/i18n/times.ts";
import { board } from "#texts/displays/board.ts";
import { usePictureTime, type PictureTime } from "#web/sport/time/LiveClock.tsx";
import type { BoardCountdown, BoardView } from "./boardView.ts";
import styles from "./BoardTime.module.css";
import { FitText } from "./FitText.tsx";

type Props = { view: BoardView; time: PictureTime };

const LAST_MS = 10_000;

/** The band of the clock: what is going on, how long still, who is next; after the end, how it ended. */
export function BoardTime({ view, time }: Props) {
  if (view.ending !== undefined) return <Ending view={view} ending={view.ending} />;
  return (
    <div className={styles.time} data-state={view.state}>
      <div className={styles.state}>
        <StateSign state={view.state} />
        <span>
          <FitText text={view.word} className={styles.word} />
          {view.countdowns.length === 0 ? (
            <small>{view.detail}</small>
          ) : (
            view.countdowns.map((countdown) => (
              <Countdown key={countdown.label} countdown={countdown} time={time} />
            ))
          )}
        </span>
      </div>
      <Clock view={view} time={time} />
      <Next view={view} />
    </div>
  );
}

function Clock({ view: { clock }, time }: Props) {
  const readLeftMs = (atMs: number) => clockRemainingMs(clock, atMs);
  const { nowMs, mark } = usePictureTime(time, { isRunning: clock.running, leftMs: readLeftMs });
  const leftMs = readLeftMs(nowMs);
  const isLast = clock.running && leftMs <= LAST_MS;
  return (
    <time className={styles.clock} data-last={isLast || undefined}>
      {mark + formatClock(leftMs)}
    </time>
  );
}

function Countdown({ countdown, time }: { countdown: BoardCountdown; time: PictureTime }) {
  const readLeftMs = (atMs: number) => countdown.duration - Math.max(0, atMs - countdown.startedAt);
  const { nowMs } = usePictureTime(time, { isRunning: true, leftMs: readLeftMs });
  const leftMs = readLeftMs(nowMs);
  return (
    <small className={styles.countdown}>
      {countdown.label} <b>{formatClock(leftMs)}</b>
    </small>
  );
}

function Next({ view: { next } }: { view: BoardView }) {
  return (
    <div className={styles.next}>
      {next === undefined ? null : (
        <>
          <small>{board.next}</small>
          <FitText text={next} className={styles.pair} />
        </>
      )}
    </div>
  );
}

function Ending({ view, ending }: { view: BoardView; ending: NonNullable<BoardView["ending"]> }) {
  return (
    <div className={styles.ending}>
      <p className={styles.headline}>
        <b>{ending.headline}</b> <small>{ending.detail}</small>
      </p>
      <Next view={view} />
    </div>
  );
}

function StateSign({ state }: Pick<BoardView, "state">) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      {state === "running" ? (
        <path d="M8 5.5v13l10.5-6.5Z" fill="currentColor" />
      ) : state === "paused" ? (
        <path d="M8 5.5v13M16 5.5v13" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />
      ) : state === "time-over" ? (
        <path d="M6 6h12v12H6z" fill="currentColor" />
      ) : (
        <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
          <circle cx="12" cy="12" r="8" />
          <path d="M12 7.5V12l3 2" />
        </g>
      )}
    </svg>
  );
}
