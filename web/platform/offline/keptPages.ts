import { PAGE_KIND } from "#contract/pageKind.ts";
import { SESSION_MARK, sessionMark } from "#contract/account/sessionMark.ts";
import { keptTiming } from "#web/platform/browser/keptMoment.ts";
import { ELSEWHERE } from "./workerMessage.ts";

const PREFIX = "kover-pages-";
const NOBODY = "public";
export const STORED_AT = "x-kover-stored-at";
const MOST_PAGES = 60;
/** A page brings its whole competition with it; a phone has other things to keep (IN3). */
const MOST_BYTES = 24_000_000;
const BYTES = "x-kover-bytes";
/** Personal pages and the way in are not among them, nor what says nothing of itself. */
const KEPT_KINDS = new Set(["public", "official", "wall"]);
const TABLE = /^(\/(?:[a-z]{2}\/)?competition\/[^/]+)\/fighting\/[^/]+\/?$/;

/**
 * Pages as the server rendered them, each in the store of the session it was made for. The server says which that is; to
 * look for a page takes the session's token. When another session appears, the stores of all others go (LS23).
 */
export function createKeptPages(stores: CacheStorage, token: () => Promise<string | undefined>) {
  const open = async (mark: string) => {
    const name = PREFIX + mark;
    // A token that is missing is no other person yet: their pages stay closed, and go when somebody else signs in.
    if (mark !== NOBODY) await forgetPagesExcept(stores, name);
    return stores.open(name);
  };

  return {
    keep: async (url: URL, page: Response): Promise<void> => {
      if (page.status !== 200 || page.redirected || !KEPT_KINDS.has(kindOf(page))) return;
      // A file to be saved is no page.
      if (page.headers.has("content-disposition")) return;
      // Whole first: of a page that breaks off halfway the one from before stays (IN6).
      const whole = await stamped(page);
      const store = await open(page.headers.get(SESSION_MARK) ?? NOBODY);
      const key = url.pathname + url.search;
      // Asked for again, it is the newest: the oldest go first.
      await store.delete(key);
      await store.put(key, whole);
      await prune(store);
    },
    find: async (url: URL): Promise<Response | undefined> => {
      const current = await token();
      const store = await open(current === undefined || current === "" ? NOBODY : sessionMark(current));
      return findIn(store, url);
    },
    /** Whether the page is here for somebody who was signed in, and this browser does not know that they are. */
    isLocked: async (url: URL): Promise<boolean> => {
      if (((await token()) ?? "") !== "") return false;
      for (const name of (await stores.keys()).filter(isPrivate)) {
        if ((await findIn(await stores.open(name), url)) !== undefined) return true;
      }
      return false;
    },
    /** What a visitor without network can read, the newest first; of several views of a page the one read last. */
    list: async (): Promise<KeptBrief[]> => {
      const store = await stores.open(PREFIX + NOBODY);
      const briefs: KeptBrief[] = [];
      for (const request of (await store.keys()).toReversed()) {
        if (briefs.length >= MOST_LISTED) break;
        const page = await store.match(request);
        const title = TITLE.exec((await page?.text()) ?? "")?.[1];
        const { pathname, search } = new URL(request.url);
        const storedAtMs = Number(page?.headers.get(STORED_AT) ?? 0);
        const isNew = briefs.every((brief) => brief.title !== title);
        if (title !== undefined && isNew) briefs.push({ path: pathname + search, title, storedAtMs });
      }
      return briefs;
    },
  };
}

async function findIn(store: Cache, url: URL): Promise<Response | undefined> {
  const exact = await store.match(url.pathname + url.search);
  if (exact !== undefined) return exact;
  const same = (await store.keys()).findLast(({ url: kept }) => {
    const { pathname } = new URL(kept);
    return pathname === url.pathname || isSiblingTable(url.pathname, pathname);
  });
  const other = same && (await store.match(same));
  return other && marked(other);
}

/** The page must know that it was not made of its own address (ER24). */
function marked(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.append("server-timing", ELSEWHERE);
  return new Response(page.body, { status: page.status, headers });
}

export type KeptPages = ReturnType<typeof createKeptPages>;

/** `title` is HTML, as the page had it. */
export type KeptBrief = { readonly path: string; readonly title: string; readonly storedAtMs: number };

const TITLE = /<title>([^<]*)<\/title>/;
const MOST_LISTED = 20;

/** Public pages are what a visitor reads; the pages of officials are kept when a table asks for them. */
export const isPublicPage = (page: Response) => kindOf(page) === "public";

const kindOf = ({ headers }: Response) => headers.get(PAGE_KIND) ?? "";

/** A page of any bout holds its whole competition, so it can open each other bout of it. */
function isSiblingTable(path: string, other: string): boolean {
  const competition = TABLE.exec(path)?.[1];
  return competition !== undefined && TABLE.exec(other)?.[1] === competition;
}

/** The newest stay, as many as fit. */
async function prune(store: Cache): Promise<void> {
  let bytes = 0;
  for (const [index, request] of (await store.keys()).toReversed().entries()) {
    bytes += Number((await store.match(request))?.headers.get(BYTES) ?? 0);
    if (index >= MOST_PAGES || (index > 0 && bytes > MOST_BYTES)) await store.delete(request);
  }
}

/** The pages of everybody who was signed in here. */
export const forgetPages = (stores: CacheStorage) => forgetPagesExcept(stores, undefined);

export async function hasPrivatePages(stores: CacheStorage): Promise<boolean> {
  return (await stores.keys()).some(isPrivate);
}

async function forgetPagesExcept(stores: CacheStorage, name: string | undefined): Promise<void> {
  for (const other of await stores.keys()) {
    if (isPrivate(other) && other !== name) await stores.delete(other);
  }
}

const isPrivate = (name: string) => name.startsWith(PREFIX) && name !== PREFIX + NOBODY;

/** The browser has unpacked it already: what described the package does not describe it any more. */
export function unpacked(described: Headers): Headers {
  const headers = new Headers(described);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return headers;
}

async function stamped(page: Response): Promise<Response> {
  const headers = unpacked(page.headers);
  const body = await page.blob();
  const storedAtMs = Date.now();
  headers.set(STORED_AT, String(storedAtMs));
  headers.append("server-timing", keptTiming(storedAtMs));
  headers.set(BYTES, String(body.size));
  return new Response(body, { status: page.status, headers });
}
