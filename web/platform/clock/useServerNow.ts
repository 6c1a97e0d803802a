import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { openedMoment } from "#web/platform/browser/keptMoment.ts";
import { roomConnection } from "./roomConnection.ts";
import { createListeners } from "#web/platform/store.ts";
import { startTimer } from "#web/platform/timer.ts";
import { guardServerClock, type Suspension } from "./clockGuard.ts";
import { createServerClock, needsMark } from "./serverClock.ts";

const KEY = "kover-clock";
const steadyNow = () => performance.now();
const wallNow = () => Date.now();

/** The server's time as this browser knows it. */
export const serverClock = createServerClock(steadyNow, wallNow);

// After a reload without network the difference found earlier is all there is.
if (typeof document !== "undefined") restoreOffset();

export function useServerNow(): () => number {
  return serverClock.now;
}

const SLOW_TICK_MS = 30_000;

/** The server's time, twice a minute; at first the moment the data were read. Data that come meanwhile do not delay it. */
export function useSlowNow(loadedAtMs: number): number {
  const now = useServerNow();
  const [firstMs] = useState(loadedAtMs);
  const [nowMs, setNowMs] = useState(firstMs);
  useEffect(() => {
    // Nobody waits for it: a page that was just hydrated stays scrollable.
    const tick = () => startTransition(() => setNowMs(now()));
    if (Math.abs(now() - firstMs) > SLOW_TICK_MS) tick();
    const timer = setInterval(tick, SLOW_TICK_MS);
    return () => clearInterval(timer);
  }, [now, firstMs]);
  return nowMs;
}

/**
 * Whether the seconds of somebody else's clock are an estimate here: the line is slow or down, or the server was not
 * heard yet. A table counts its own time and does not need the line for it.
 */
export const isEstimate = () =>
  needsMark({
    isLost: roomConnection.get() === "lost" || !navigator.onLine,
    isRough: serverClock.isRough(),
    isHeard: serverClock.rttMs() !== null,
    openMs: steadyNow(),
    isKept: openedMoment() !== undefined,
  });

/** Whether seconds on this page need the mark «≈». */
export function useIsRough(): boolean {
  return useSyncExternalStore(subscribeEachSecond, serverClock.isRough, () => false);
}

function subscribeEachSecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

const suspensions = createListeners<[suspension: Suspension]>();

/** Told after the clock was put right by the wall clock, before the server was asked again. */
export const onSuspend = suspensions.subscribe;

/** Looks after the page's clock while the device runs and after it was suspended. Returns the way out. */
export function guardClock(): () => void {
  const isVisible = () => document.visibilityState === "visible";
  return guardServerClock(
    serverClock,
    { steadyNow, wallNow, isVisible, startTimer },
    {
      onSuspend: suspensions.tell,
      onSteady: (wallOffsetMs) => {
        if (serverClock.rttMs() !== null) keepOffset(wallOffsetMs);
      },
    },
  );
}

function keepOffset(wallOffsetMs: number): void {
  try {
    localStorage.setItem(KEY, String(Math.round(wallOffsetMs)));
  } catch {
    // The next visit begins with its own guess.
  }
}

function restoreOffset(): void {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && Number.isFinite(Number(kept))) serverClock.restore(Number(kept));
  } catch {
    // Without storage the page's own time is the guess.
  }
}
