import type { Countdown } from "#domain/bout/bout.ts";
import { remainingMs, type BoutClock } from "#domain/bout/clock.ts";
import { countdownLeftMs } from "#domain/bout/countdown.ts";
import { onSuspend, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { startTimer } from "#web/platform/timer.ts";
import { useEffect, useState } from "react";

/** Time is over when the table says so (BT14): this is where it says it. */
export function useTimeUp(clock: BoutClock, isWriting: boolean, onTimeUp: () => void): void {
  const serverNow = useServerNow();
  useEffect(
    () =>
      isWriting && clock.isRunning
        ? waitUntilOver(() => remainingMs(clock, serverNow()), THIS_DEVICE, onTimeUp)
        : undefined,
    [clock, isWriting, onTimeUp, serverNow],
  );
}

/** The first countdown that has run out; rings once for each that does so while the page is open. */
export function useOverdue(countdowns: readonly Countdown[], onOver: () => void): Countdown | undefined {
  const serverNow = useServerNow();
  const [over, setOver] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const waits = countdowns.map((countdown) => {
      const leftMs = () => countdownLeftMs(countdown, serverNow());
      const isOpen = leftMs() > 0;
      return waitUntilOver(leftMs, THIS_DEVICE, () => {
        setOver((before) => new Set([...before, countdown.startedAtMs]));
        if (isOpen) onOver();
      });
    });
    return () => waits.forEach((stop) => stop());
  }, [countdowns, onOver, serverNow]);
  return countdowns.find(({ startedAtMs }) => over.has(startedAtMs));
}

type Device = { readonly start: typeof startTimer; readonly onSuspend: (tell: () => void) => () => void };

const THIS_DEVICE: Device = { start: startTimer, onSuspend };

/** The server's time may be found to be another one, and nobody is told: the time left is looked at so often. */
const LOOK_MS = 1000;

/**
 * Calls once when nothing is left. The server's time may be found to be earlier than it was thought to be (RT29): a clock
 * stopped when the timer comes would then stand a few milliseconds before its end, and the time would never be over; or
 * later, and the gong would come after 0:00. And a timer stands still while the device sleeps (RT31).
 */
export function waitUntilOver(leftMs: () => number, device: Device, onOver: () => void): () => void {
  let stopTimer = () => {};
  const wait = () => {
    stopTimer();
    stopTimer = device.start(Math.min(leftMs(), LOOK_MS), look);
  };
  const look = () => {
    if (leftMs() > 0) return wait();
    stop();
    onOver();
  };
  const stopListening = device.onSuspend(wait);
  const stop = () => {
    stopTimer();
    stopListening();
  };
  wait();
  return stop;
}
