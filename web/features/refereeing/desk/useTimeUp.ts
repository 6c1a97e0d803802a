import { remainingMs, type BoutClock } from "#domain/bout/clock.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { startTimer } from "#web/platform/timer.ts";
import { useEffect } from "react";

/** Time is over when the table says so (BT14): this is where it says it. */
export function useTimeUp(clock: BoutClock, isWriting: boolean, onTimeUp: () => void): void {
  const serverNow = useServerNow();
  useEffect(
    () => (isWriting && clock.isRunning ? waitForTimeUp(clock, serverNow, startTimer, onTimeUp) : undefined),
    [clock, isWriting, onTimeUp, serverNow],
  );
}

/**
 * The server's time may be found to be earlier than it was thought to be (RT29) while a bout is fought: a clock stopped
 * when the timer comes would then stand a few milliseconds before its end, and the time would never be over.
 */
export function waitForTimeUp(
  clock: BoutClock,
  now: () => number,
  start: typeof startTimer,
  onTimeUp: () => void,
): () => void {
  let stop = () => {};
  const look = () => {
    const leftMs = remainingMs(clock, now());
    if (leftMs === 0) onTimeUp();
    else stop = start(leftMs, look);
  };
  stop = start(remainingMs(clock, now()), look);
  return () => stop();
}
