import { memo } from "react";
import type { BoutStatus } from "#domain/bout/vocabulary.ts";
import { remainingMs, type BoutClock } from "#domain/bout/clock.ts";
import { formatClock, formatElapsed } from "#web/i18n/times.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { control } from "#texts/refereeing/control.ts";
import { refereeing as text } from "#texts/refereeing/refereeing.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import { useIsRough } from "#web/platform/clock/useServerNow.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import styles from "./ClockPanel.module.css";
import { isSameProps } from "#web/kit/sameProps.ts";
import type { TableAct } from "./table/tableAct.ts";
import { useTick } from "./table/useTick.ts";

type Props = {
  clock: BoutClock;
  status: BoutStatus;
  /** «2-й период из 2, без баллов»; empty where the bout is fought in one go. */
  period: string;
  pausedAtMs: number | undefined;
  /** What the rules say once the time is over. */
  verdict: string;
  /** The period that comes then. */
  nextPeriod: string | undefined;
  loadedAtMs: number;
  isLocked: boolean;
  onAct: (act: TableAct) => void;
};

const STEPS_SECONDS = [-10, -1, 1, 10] as const;

/** The instrument of the bout. Time can be put right only while it stands. */
export const ClockPanel = memo(function ClockPanel(props: Props) {
  const { clock, status, period, isLocked, onAct } = props;
  const isStill = isLocked || clock.isRunning;
  return (
    <>
      <div className={styles.clock} data-running={clock.isRunning ? "" : undefined}>
        <Row align="stretch" justify="between" className={styles.status}>
          <PhaseWords {...props} />
          <span>{period === "" ? text.of(formatClock(clock.periodMs)) : period}</span>
        </Row>
        <button
          type="button"
          className={styles.face}
          disabled={isStill}
          aria-label={control.setClock}
          onClick={() => onAct({ type: "set-clock" })}
        >
          <ClockFace {...props} />
        </button>
        <ClockSteps isStill={isStill} onAct={onAct} />
      </div>
      {status === "finished" ? null : (
        <div className={styles.slot}>
          <button
            type="button"
            className={styles.toggle}
            data-running={clock.isRunning ? "" : undefined}
            data-over={status === "time-over" ? "" : undefined}
            disabled={isLocked || status === "time-over"}
            onClick={() => onAct({ type: "toggle-clock" })}
          >
            <Icon name={clock.isRunning ? "stop" : "play"} size={24} />
            {clock.isRunning ? text.stop : text.start}
            <Kbd>{text.startKey}</Kbd>
          </button>
          {status === "time-over" ? <Verdict {...props} /> : null}
        </div>
      )}
    </>
  );
}, isSameProps);

/** In the hand it takes the place of the button that starts and stops: nothing else moves when the time is over. */
function Verdict({ verdict, nextPeriod, isLocked, onAct }: Props) {
  if (nextPeriod === undefined) return <output className={styles.verdict}>{verdict}</output>;
  return (
    <button
      type="button"
      className={styles.verdict}
      disabled={isLocked}
      onClick={() => onAct({ type: "next-period" })}
    >
      <b>{control.proposal.period(nextPeriod)}</b>
      <small>{verdict}</small>
    </button>
  );
}

/** Puts the time right by a few seconds. */
export function ClockSteps({ isStill, onAct }: { isStill: boolean; onAct: Props["onAct"] }) {
  return (
    <fieldset className={styles.adjust} disabled={isStill} aria-label={text.adjust}>
      {STEPS_SECONDS.map((seconds) => (
        <button key={seconds} type="button" onClick={() => onAct({ type: "adjust-clock", seconds })}>
          {seconds > 0 ? `+${seconds}` : `−${-seconds}`}
        </button>
      ))}
    </fieldset>
  );
}

function ClockFace({ clock, loadedAtMs }: Pick<Props, "clock" | "loadedAtMs">) {
  const leftMs = useTick(clock.isRunning, loadedAtMs, (nowMs) => remainingMs(clock, nowMs));
  const isRough = useIsRough();
  return (
    <time role="timer">{isRough && clock.isRunning ? `≈${formatClock(leftMs)}` : formatClock(leftMs)}</time>
  );
}

function PhaseWords({ status, pausedAtMs, loadedAtMs }: Pick<Props, "status" | "pausedAtMs" | "loadedAtMs">) {
  const isPaused = status === "paused" && pausedAtMs !== undefined;
  // A tick is rounded up, as time left is shown; of a pause only whole seconds gone by count.
  const pausedMs = useTick(isPaused, loadedAtMs, (nowMs) =>
    isPaused ? Math.max(0, nowMs - pausedAtMs - 999) : 0,
  );
  return <span>{isPaused ? control.pausedFor(formatElapsed(pausedMs)) : boutStates[status]}</span>;
}
