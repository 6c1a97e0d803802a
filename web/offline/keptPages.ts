import { SESSION_MARK, sessionMark } from "#contract/sessionMark.ts";
import { isSiblingTable, mayKeepPage } from "./pagePaths.ts";

const PREFIX = "kover-pages-";
const NOBODY = "public";
export const STORED_AT = "x-kover-stored-at";
const MOST_PAGES = 60;

/**
 * Pages as the server rendered them, each in the store of the session it was made for. The server says which that is; to
 * look for a page takes the session's token. When another session appears, the stores of all others go (LS23).
 */
export function createKeptPages(stores: CacheStorage, token: () => Promise<string | undefined>) {
  const open = async (mark: string) => {
    const name = PREFIX + mark;
    // A token that is missing is no other person yet: his pages stay closed, and go when somebody else signs in.
    if (mark !== NOBODY) await forgetPagesExcept(stores, name);
    return stores.open(name);
  };

  return {
    keep: async (url: URL, page: Response): Promise<void> => {
      if (page.status !== 200 || page.redirected || !mayKeepPage(url.pathname)) return;
      const store = await open(page.headers.get(SESSION_MARK) ?? NOBODY);
      const key = url.pathname + url.search;
      // Asked for again, it is the newest: the oldest go first.
      await store.delete(key);
      await store.put(key, await stamped(page));
      const keys = await store.keys();
      for (const old of keys.slice(0, Math.max(0, keys.length - MOST_PAGES))) await store.delete(old);
    },
    find: async (url: URL): Promise<Response | undefined> => {
      const current = await token();
      const store = await open(current === undefined || current === "" ? NOBODY : sessionMark(current));
      const exact = await store.match(url.pathname + url.search);
      if (exact !== undefined) return exact;
      const same = (await store.keys()).findLast(({ url: kept }) => {
        const { pathname } = new URL(kept);
        return pathname === url.pathname || isSiblingTable(url.pathname, pathname);
      });
      return same && store.match(same);
    },
  };
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

/** Unpacked by the browser already: what described the package does not describe it any more. */
async function stamped(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set(STORED_AT, String(Date.now()));
  return new Response(await page.blob(), { status: page.status, headers });
}
