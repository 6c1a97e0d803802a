import { useCallback, useState } from "react";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import { useWorker } from "./useWorker.ts";
import { askWorker } from "./worker.ts";

/** Keeps the page that is open, those it leads back to, and every file they were made of. */
export async function keepTable(pages: readonly string[]): Promise<boolean> {
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && pathname.startsWith(`${import.meta.env.BASE_URL}assets/`),
    )
    .map(({ pathname }) => pathname);
  return (
    (await askWorker({ type: "keep-table", files: [...new Set(loaded)], pages: pages.map(addressOf) })) ===
    true
  );
}

/** The worker of a newer version, which waits until somebody asks for it. */
export function useNewVersion(tokenCookie: string | undefined): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const watch = useCallback((registration: ServiceWorkerRegistration) => {
    const look = () => setWaiting(registration.waiting ?? undefined);
    look();
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", look),
    );
  }, []);
  useWorker(tokenCookie, watch);
  return waiting;
}

/** The new version takes over, and this page opens anew in it. */
export function changeVersion(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ type: "take-over" });
}
