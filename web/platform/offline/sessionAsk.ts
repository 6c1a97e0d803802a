import { worker } from "#texts/offline.ts";
import type { WorkerScope } from "./workerScope.ts";

const COUNTS_MS = 5000;
/** A worker that does not answer is said, not waited for. */
const ANSWER_MS = 5000;

/**
 * Who is signed in, as a worker can know it. The worker of a browser that was just started may see no cookies for as
 * long as it lives, though there are some; then a page of its own looks for it, and opens the same address again.
 */
export function createSessionAsk(tokenCookie: string, cookieStore: WorkerScope["cookieStore"]) {
  let told: { readonly token: string; readonly atMs: number } | undefined;
  /** Only for the page that comes next: who signs out a moment later is signed out. */
  const isFresh = () => told !== undefined && Date.now() - told.atMs < COUNTS_MS;

  return {
    token: async (): Promise<string | undefined> => {
      const seen = (await cookieStore?.get(tokenCookie))?.value;
      return seen ?? (isFresh() ? told?.token : undefined);
    },
    hear: (token: string): void => {
      told = { token, atMs: Date.now() };
    },
    /** Nothing when a page has just answered. */
    page: (): Response | undefined => (isFresh() ? undefined : askingPage(tokenCookie)),
  };
}

function askingPage(tokenCookie: string): Response {
  const nonce = crypto.randomUUID();
  const script = `const name = ${JSON.stringify(`${tokenCookie}=`)};
const token = (document.cookie.split("; ").find((pair) => pair.startsWith(name)) ?? name).slice(name.length);
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => location.reload();
setTimeout(() => (document.querySelector("p").textContent = ${JSON.stringify(worker.notOpened)}), ${ANSWER_MS});
navigator.serviceWorker.controller.postMessage({ type: "session", token }, [port2]);`;
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${worker.opening}</title><p>${worker.opening}</p><script nonce="${nonce}">${script}</script>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; script-src 'nonce-${nonce}'`,
  };
  return new Response(html, { headers });
}
