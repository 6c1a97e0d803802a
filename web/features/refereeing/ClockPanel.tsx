import { useCallback, useSyncExternalStore } from "react";
import type { Bout } from "#domain/bout/bout.ts";
import { remainingMs, type BoutClock } from "#domain/bout/clock.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { boutStates } from "#web/i18n/ru/bout.ts";
import { refereeing as text } from "#web/i18n/ru/refereeing.ts";
import { useIsRough, useServerNow } from "#web/realtime/useServerNow.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { Kbd } from "#web/ui/Kbd.tsx";
import styles from "./ClockPanel.module.css";

type Props = { bout: Bout; loadedAtMs: number; isLocked: boolean; onCommand: (command: BoutCommand) => void };

const STEPS_SECONDS = [-10, -1, 1, 10] as const;
const TICK_MS = 100;

/** The instrument of the bout. Time can be put right only while it stands. */
export function ClockPanel({ bout, loadedAtMs, isLocked, onCommand }: Props) {
  const { clock } = bout;
  const leftMs = useRemaining(clock, loadedAtMs);
  const isRough = useIsRough();
  const adjust = (seconds: number) =>
    onCommand({
      type: "adjust-clock",
      elapsedMs: clock.periodMs - clamp(leftMs + seconds * 1000, clock.periodMs),
    });
  return (
    <>
      <div className={styles.clock} data-running={clock.isRunning ? "" : undefined}>
        <div className={styles.status}>
          <span>{boutStates[bout.status]}</span>
          <span>{text.of(formatClock(clock.periodMs))}</span>
        </div>
        <time role="timer">
          {isRough && clock.isRunning ? `≈${formatClock(leftMs)}` : formatClock(leftMs)}
        </time>
        <fieldset className={styles.adjust} disabled={isLocked || clock.isRunning} aria-label={text.adjust}>
          {STEPS_SECONDS.map((seconds) => (
            <button key={seconds} type="button" onClick={() => adjust(seconds)}>
              {seconds > 0 ? `+${seconds}` : `−${-seconds}`}
            </button>
          ))}
        </fieldset>
      </div>
      <button
        type="button"
        className={styles.toggle}
        data-running={clock.isRunning ? "" : undefined}
        disabled={isLocked}
        onClick={() => onCommand({ type: clock.isRunning ? "stop-clock" : "start-clock" })}
      >
        <Icon name={clock.isRunning ? "stop" : "play"} size={24} />
        {clock.isRunning ? text.stop : text.start}
        <Kbd>{text.startKey}</Kbd>
      </button>
    </>
  );
}

const clamp = (ms: number, mostMs: number) => Math.min(mostMs, Math.max(0, ms));

/** The first picture is of the moment the server read the bout, so that both sides paint the same. */
function useRemaining(clock: BoutClock, loadedAtMs: number): number {
  const serverNow = useServerNow();
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = clock.isRunning ? setInterval(onTick, TICK_MS) : undefined;
      return () => clearInterval(timer);
    },
    [clock.isRunning],
  );
  return useSyncExternalStore(
    subscribe,
    () => toTick(remainingMs(clock, serverNow())),
    () => toTick(remainingMs(clock, loadedAtMs)),
  );
}

const toTick = (ms: number) => Math.ceil(ms / TICK_MS) * TICK_MS;
