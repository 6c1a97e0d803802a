import { useEffect } from "react";
import { startTimer } from "#web/platform/timer.ts";
import { startWorker } from "./worker.ts";

const LOOK_EVERY_MS = 10 * 60_000;

/** Starts the worker on pages that must open without network, and looks now and then for a newer one. */
export function useWorker(
  tokenCookie: string | undefined,
  onStart?: (registration: ServiceWorkerRegistration) => void,
): void {
  useEffect(() => {
    if (tokenCookie === undefined) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const begin = async () => {
      const registration = await startWorker(tokenCookie);
      if (registration === undefined || isOver) return;
      onStart?.(registration);
      timer = setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY_MS);
    };
    // In a task of its own: a page that was just hydrated has more urgent things to do.
    const stop = startTimer(0, () => void begin());
    return () => {
      isOver = true;
      stop();
      clearInterval(timer);
    };
  }, [tokenCookie, onStart]);
}
