import { offline } from "#web/i18n/ru/offline.ts";
import { createKeptPages, hasPrivatePages, STORED_AT } from "./keptPages.ts";
import { keepFiles, findFile, pruneFiles, updateFiles } from "./keptFiles.ts";
import { pageOfData } from "./pagePaths.ts";
import { parseWorkerMessage } from "./workerMessage.ts";
import type { FetchMoment, MessageMoment, WorkerScope } from "./workerScope.ts";

declare const self: WorkerScope;
/** The files a table needs, put in by the build; another build is another worker. */
declare const KOVER_FILES: readonly string[];

const PATIENCE_MS = 4000;
const TOKEN_COOKIE = new URL(self.location.href).searchParams.get("token") ?? "";

/** Without a way to tell sessions apart nothing private may be kept, so nothing is. */
const canTellSessions = self.cookieStore !== undefined;
const pages = createKeptPages(caches, async () => (await self.cookieStore?.get(TOKEN_COOKIE))?.value);
/** How often this worker has asked for patience since the browser started it. */
let delays = 0;

self.addEventListener("install", (moment) => moment.waitUntil(updateFiles(caches, KOVER_FILES)));

self.addEventListener("activate", (moment) => {
  moment.waitUntil(self.clients.claim());
  moment.waitUntil(pruneFiles(caches, KOVER_FILES, Date.now()));
});

self.addEventListener("message", (moment) => moment.waitUntil(answerMessage(moment)));

self.addEventListener("fetch", (moment) => {
  const { request } = moment;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/socket.io")) return;
  const page = pageOfData(url);
  if (request.mode === "navigate") moment.respondWith(openPage(moment, url));
  else if (page !== undefined) moment.respondWith(moveInside(moment, page + url.search));
  else moment.respondWith(findFile(caches, request));
});

/** The network's page when there is one; the one kept from the last visit when there is none. */
async function openPage(moment: FetchMoment, url: URL): Promise<Response> {
  const fresh = fetch(moment.request);
  moment.waitUntil(
    fresh.then((page) => (canTellSessions ? pages.keep(url, page.clone()) : undefined)).catch(() => {}),
  );
  const kept = canTellSessions ? await pages.find(url) : undefined;
  if (kept === undefined)
    return fresh.catch(async (cause: unknown) => (await askForPatience()) ?? Promise.reject(cause));
  const page = await Promise.race([fresh.catch(() => undefined), patience()]);
  // A proxy that cannot reach the server says so in its own words; the page from before says more.
  return page === undefined || page.status >= 502 ? kept : page;
}

const MOST_DELAYS = 5;

/**
 * A browser that was just started without network may answer before it has read its cookies: the pages of the person
 * who is signed in look like those of somebody else. The same address is opened again a moment later, a few times.
 */
async function askForPatience(): Promise<Response | undefined> {
  if (delays >= MOST_DELAYS || !canTellSessions || !(await hasPrivatePages(caches))) return undefined;
  delays += 1;
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>${offline.opening}</title><p>${offline.opening}</p>`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));

/** Without network a move inside the application becomes a move to the page that was kept. */
async function moveInside(moment: FetchMoment, path: string): Promise<Response> {
  try {
    return await fetch(moment.request);
  } catch (cause) {
    const from = await self.clients.get(moment.clientId);
    const url = new URL(path, self.location.origin);
    url.searchParams.delete("_routes");
    // A page that only refreshes itself stays as it is.
    if (from === undefined || new URL(from.url).pathname === url.pathname) throw cause;
    const headers = { "X-Remix-Redirect": url.pathname + url.search, "X-Remix-Reload-Document": "true" };
    return new Response(null, { status: 204, headers });
  }
}

async function answerMessage({ data, ports }: MessageMoment): Promise<void> {
  const message = parseWorkerMessage(data);
  const [port] = ports;
  switch (message?.type) {
    case undefined:
      return;
    case "take-over":
      await self.skipWaiting();
      return;
    case "keep-table":
      port?.postMessage(await keepTable(message.files, message.pages));
      return;
    case "page-age": {
      const kept = await pages.find(new URL(message.path, self.location.origin));
      port?.postMessage(Number(kept?.headers.get(STORED_AT) ?? 0));
    }
  }
}

/** Everything a table needs to open again without network. Tells whether all of it is here. */
async function keepTable(loaded: readonly string[], paths: readonly string[]): Promise<boolean> {
  const hasFiles = await keepFiles(caches, [...new Set([...KOVER_FILES, ...loaded])]);
  if (!canTellSessions) return false;
  const kept = await Promise.all(
    paths.map(async (path) => {
      const page = await fetch(path);
      await pages.keep(new URL(path, self.location.origin), page);
      return page.ok;
    }),
  ).catch(() => [false]);
  return hasFiles && kept.every(Boolean);
}
