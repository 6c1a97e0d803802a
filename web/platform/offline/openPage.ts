import { isPublicPage, unpacked, type KeptPages } from "./keptPages.ts";
import type { FetchMoment } from "./workerScope.ts";

const PATIENCE_MS = 4000;
/** A network that swallows everything says nothing for minutes: by then somebody must have been told something. */
const SILENCE_MS = 15_000;

type Opening = Pick<FetchMoment, "request" | "waitUntil">;
type Sources = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly pages: Pick<KeptPages, "find" | "keep">;
  /** Whether somebody who was signed in has pages here. */
  readonly hasPrivatePages: () => Promise<boolean>;
  /** A page that finds out who is signed in; nothing when one has just answered. */
  readonly askSession: () => Response | undefined;
  /** Neither network nor page: what there is can still be read (IN4). */
  readonly sayNoPage: (url: URL) => Promise<Response>;
};

/** The network's page when there is one; the one kept from the last visit when there is none. */
export function createOpenPage({ fetch, pages, hasPrivatePages, askSession, sayNoPage }: Sources) {
  return async (moment: Opening, url: URL): Promise<Response> => {
    const fetched = fetchTwice(fetch, moment.request);
    // Said at once: after its answer a moment is over and waits for nothing, and a late page would be lost (IN6).
    moment.waitUntil(fetched.then(({ toKeep }) => pages.keep(url, toKeep)).catch(() => {}));
    const fresh = fetched.then(({ toShow }) => toShow);
    // Whoever needs it finds out on their own.
    fresh.catch(() => {});
    const kept = await pages.find(url);
    if (kept === undefined && !(await hasPrivatePages())) return fresh.catch(() => sayNoPage(url));
    const page = await Promise.race([fresh.catch(() => undefined), patience(PATIENCE_MS)]);
    // A proxy that cannot reach the server says so in its own words; the page from before says more.
    if (page !== undefined && page.status < 502) return page;
    const instead = kept ?? askSession();
    if (instead !== undefined) return instead;
    return (await Promise.race([fresh.catch(() => undefined), patience(SILENCE_MS)])) ?? sayNoPage(url);
  };
}

/**
 * Kept while it is shown. A page of an official brings its whole competition: shared between the two piece by piece, it
 * would pass through this thread and wait there for all the files it asks for itself. Taken whole it passes by.
 */
async function fetchTwice(
  fetch: Sources["fetch"],
  request: Request,
): Promise<{ toShow: Response; toKeep: Response }> {
  const page = await fetch(request);
  if (page.status !== 200 || page.redirected || isPublicPage(page)) {
    return { toShow: page, toKeep: page.clone() };
  }
  const whole = await page.blob();
  const copy = () => new Response(whole, { status: page.status, headers: unpacked(page.headers) });
  return { toShow: copy(), toKeep: copy() };
}

const patience = (ms: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));
