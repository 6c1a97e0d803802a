import { pageOfData } from "#contract/pageKind.ts";
import { locale } from "#texts/locale.ts";
import { ownPath } from "#web/platform/browser/resolveTarget.ts";
import { createKeptPages, hasPrivatePages, isPublicPage, STORED_AT } from "./keptPages.ts";
import { filesIn, keepFiles, findFile, findFonts, markTable, pruneFiles, updateFiles } from "./keptFiles.ts";
import { writeNoPage } from "./noPage.ts";
import { createOpenPage } from "./openPage.ts";
import { createSessionAsk } from "./sessionAsk.ts";
import { parseWorkerMessage } from "./workerMessage.ts";
import { parsePushed } from "./pushed.ts";
import type { ClickMoment, FetchMoment, MessageMoment, PushMoment, WorkerScope } from "./workerScope.ts";

declare const self: WorkerScope;
/** The files a table needs, put in by the build; another build is another worker. */
declare const KOVER_FILES: readonly string[];

const session = createSessionAsk(
  new URL(self.location.href).searchParams.get("token") ?? "",
  self.cookieStore,
);
const pages = createKeptPages(caches, session.token);
const openPage = createOpenPage({
  fetch: (request) => fetch(request),
  pages,
  hasPrivatePages: () => hasPrivatePages(caches),
  askSession: session.page,
  sayNoPage: async (url) => {
    const isLocked = await pages.isLocked(url);
    return writeNoPage(await pages.list(), await findFonts(caches), {
      hasNetwork: navigator.onLine,
      isLocked,
    });
  },
});

self.addEventListener("install", (moment) => {
  moment.waitUntil(updateFiles(caches, KOVER_FILES));
  if (self.registration.active === null) moment.waitUntil(keepMet());
});

self.addEventListener("activate", (moment) => {
  moment.waitUntil(self.clients.claim());
  moment.waitUntil(pruneFiles(caches, KOVER_FILES, Date.now()));
});

self.addEventListener("push", (moment) => moment.waitUntil(showPushed(moment)));

self.addEventListener("notificationclick", (moment) => moment.waitUntil(openPushed(moment)));

self.addEventListener("message", (moment) => moment.waitUntil(answerMessage(moment)));

self.addEventListener("fetch", (moment) => {
  const { request } = moment;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/socket.io")) return;
  const page = pageOfData(url.pathname);
  if (request.mode === "navigate") moment.respondWith(openPage(moment, url));
  else if (page !== undefined) moment.respondWith(moveInside(moment, page + url.search));
  else moment.respondWith(findFile(caches, request));
});

/** The very first worker comes after the page that brought it, which nobody has kept (IN3). */
async function keepMet(): Promise<void> {
  const met = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await Promise.allSettled(met.map(({ url }) => keepOpen(url)));
}

/** The worker takes over once this is done: a network that answers nobody must not keep it waiting. */
async function keepOpen(url: string): Promise<void> {
  const page = await fetch(url, { signal: AbortSignal.timeout(MET_MS) });
  if (!isPublicPage(page)) return;
  await keepFiles(caches, filesIn(await page.clone().text()));
  await pages.keep(new URL(url), page);
}

const MET_MS = 8000;

/** Without network a move inside the application becomes a move to the page that was kept. */
async function moveInside(moment: FetchMoment, path: string): Promise<Response> {
  const url = new URL(path, self.location.origin);
  url.searchParams.delete("_routes");
  try {
    const data = await fetch(moment.request);
    if (data.ok && isPublicPage(data)) moment.waitUntil(keepVisited(url).catch(() => {}));
    return data;
  } catch (cause) {
    const from = await self.clients.get(moment.clientId);
    // A page that only refreshes itself stays as it is.
    if (from === undefined || !(await leadsOn(new URL(from.url), url))) throw cause;
    const headers = {
      "X-Remix-Redirect": ownPath(url.pathname) + url.search,
      "X-Remix-Reload-Document": "true",
    };
    return new Response(null, { status: 204, headers });
  }
}

/** Another view of a public page is kept with it; an official's page may hold what is not saved, and has its views at hand. */
async function leadsOn(from: URL, to: URL): Promise<boolean> {
  if (from.pathname !== to.pathname) return true;
  if (from.searchParams.toString() === to.searchParams.toString()) return false;
  const kept = await pages.find(to);
  return kept !== undefined && isPublicPage(kept);
}

/** Data cannot be opened later, a page can: the one that was gone to is kept as if it had been opened (IN3). */
async function keepVisited(url: URL): Promise<void> {
  const key = url.pathname + url.search;
  if (Date.now() - (visitedAtMs.get(key) ?? 0) < VISIT_MS) return;
  visitedAtMs.set(key, Date.now());
  await pages.keep(url, await fetch(url));
}

const VISIT_MS = 60_000;
const visitedAtMs = new Map<string, number>();

async function answerMessage({ data, ports }: MessageMoment): Promise<void> {
  const message = parseWorkerMessage(data);
  const [port] = ports;
  switch (message?.type) {
    case undefined:
      return;
    case "take-over":
      await self.skipWaiting();
      return;
    case "session":
      session.hear(message.token);
      port?.postMessage(true);
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
  await markTable(caches);
  const hasFiles = await keepFiles(caches, [...new Set([...KOVER_FILES, ...loaded])]);
  const kept = await Promise.all(
    paths.map(async (path) => {
      const page = await fetch(path);
      await pages.keep(new URL(path, self.location.origin), page);
      return page.ok;
    }),
  ).catch(() => [false]);
  return hasFiles && kept.every(Boolean);
}

async function showPushed({ data }: PushMoment): Promise<void> {
  const pushed = parsePushed(data?.text(), self.location.origin);
  if (pushed === undefined) return;
  const { title, body, url, tag } = pushed;
  const icon = "/icon-192.png";
  const look = { icon, badge: "/badge-96.png", lang: locale } as const;
  await self.registration.showNotification(title, { body, tag, renotify: true, data: url, ...look });
}

/** The page that shows it already comes to the front; else a new one is opened. */
async function openPushed({ notification }: ClickMoment): Promise<void> {
  notification.close();
  const url = typeof notification.data === "string" ? notification.data : "/";
  const windows = await self.clients.matchAll({ type: "window" });
  const shown = windows.find((client) => ownPath(new URL(client.url).pathname) === ownPath(url));
  await (shown === undefined ? self.clients.openWindow(url) : shown.focus());
}
