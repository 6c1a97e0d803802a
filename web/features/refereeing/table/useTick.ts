import { useCallback, useSyncExternalStore } from "react";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";

const TICK_MS = 50;
const SECOND_MS = 1000;

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

const toSecond = (ms: number) => Math.ceil(ms / SECOND_MS) * SECOND_MS;

/** This device's wall clock, to the second; undefined on the server. */
export function useWallNow(): number | undefined {
  return useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS,
    () => undefined,
  );
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, SECOND_MS);
  return () => clearInterval(timer);
}
