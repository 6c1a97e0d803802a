import { useEffect, useState } from "react";
import { startTimer } from "#web/platform/timer.ts";
import { keepFirstPage, startWorker } from "./worker.ts";

const LOOK_EVERY_MS = 10 * 60_000;

/** Starts the worker on pages that must open without network, and tells when it has a newer version to offer. */
export function useWorker(tokenCookie: string | undefined): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    if (tokenCookie === undefined) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const begin = async () => {
      const isFirst = navigator.serviceWorker?.controller === null;
      const registration = await startWorker(tokenCookie);
      if (registration === undefined || isOver) return;
      if (isFirst) void keepFirstPage().catch(() => {});
      const look = () => setWaiting(registration.waiting ?? undefined);
      const found = () => registration.installing?.addEventListener("statechange", look);
      look();
      registration.addEventListener("updatefound", found);
      timer = setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY_MS);
    };
    // In a task of its own: a page that was just hydrated has more urgent things to do.
    const stop = startTimer(0, () => void begin());
    return () => {
      isOver = true;
      stop();
      clearInterval(timer);
    };
  }, [tokenCookie]);
  return waiting;
}

/** The new version takes over, and this page opens anew in it. */
export function changeVersion(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ type: "take-over" });
}
