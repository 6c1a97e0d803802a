import { addressOf, ownPath } from "#web/platform/browser/resolveTarget.ts";
import type { WorkerMessage } from "./workerMessage.ts";

const ANSWER_MS = 20_000;

/** Starts the worker that keeps pages for a visit without network; undefined where there can be none. */
export async function startWorker(tokenCookie: string): Promise<ServiceWorkerRegistration | undefined> {
  // Exists only under HTTPS and on this very machine. In development pages change too often to be kept.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
  try {
    return await navigator.serviceWorker.register(
      `${import.meta.env.BASE_URL}sw.js?token=${encodeURIComponent(tokenCookie)}`,
    );
  } catch {
    return undefined;
  }
}

/** Asks the worker that is active; undefined when there is none or it does not answer. */
export async function askWorker(message: WorkerMessage): Promise<unknown> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data));
    port1.start();
    setTimeout(() => resolve(undefined), ANSWER_MS);
    active?.postMessage(message, [port2]);
  });
}

/** Keeps the page that is open, those it leads back to, and every file they were made of. */
export const keepTable = (pages: readonly string[]): Promise<boolean> => keep("keep-table", pages);

/** The page on which somebody met the worker: it was not there yet when the page was asked for (IN3). */
export async function keepFirstPage(): Promise<void> {
  await navigator.serviceWorker.ready;
  await keep("keep-page", [ownPath(location.pathname) + location.search]);
}

async function keep(type: "keep-table" | "keep-page", pages: readonly string[]): Promise<boolean> {
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && pathname.startsWith(`${import.meta.env.BASE_URL}assets/`),
    )
    .map(({ pathname }) => pathname);
  return (await askWorker({ type, files: [...new Set(loaded)], pages: pages.map(addressOf) })) === true;
}
