import { useCallback, useSyncExternalStore } from "react";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";

const TICK_MS = 50;

/**
 * A time that is read again twenty times a second while it runs. Rounded to what is shown, so that a part of the page is
 * painted only when its digits change; the first picture is of the moment the server read the bout.
 */
export function useTick(isRunning: boolean, loadedAtMs: number, readMs: (nowMs: number) => number): number {
  const serverNow = useServerNow();
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = isRunning ? setInterval(onTick, TICK_MS) : undefined;
      return () => clearInterval(timer);
    },
    [isRunning],
  );
  return useSyncExternalStore(
    subscribe,
    () => toSecond(readMs(serverNow())),
    () => toSecond(readMs(loadedAtMs)),
  );
}

const toSecond = (ms: number) => Math.ceil(ms / 1000) * 1000;
