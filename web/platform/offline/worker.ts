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
