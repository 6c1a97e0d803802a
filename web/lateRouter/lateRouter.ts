import type { DataRouter, To } from "react-router";
import { firstState } from "./firstState.ts";
import { moveByBrowser, type MoveOptions } from "./moveByBrowser.ts";
import type { Page } from "./page.ts";
import { createTakeOver, type TakeOver } from "./takeOver.ts";

export type LateRouter = DataRouter & Pick<TakeOver, "wake">;

/**
 * A page that is only read needs no router: it shows what the server rendered. This one answers with that until somebody
 * moves; then the whole router is fetched and takes over. When it cannot be fetched the browser itself moves, as it would
 * without any script.
 */
export function createLateRouter(page: Page, load: () => Promise<DataRouter>): LateRouter {
  const { history, routes } = page;
  const first = firstState(page);
  const { wake, whole, subscribe, enableScrollRestoration } = createTakeOver(first.location, load);
  const router: LateRouter = {
    wake,
    subscribe,
    enableScrollRestoration,
    navigate: (to: To | number | null, options?: MoveOptions) => navigate(wake, to, options),
    revalidate: async () => (await wake()).revalidate(),
    get state() {
      return whole()?.state ?? first;
    },
    get routes() {
      return whole()?.routes ?? routes;
    },
    get manifest() {
      return whole()?.manifest ?? {};
    },
    basename: "/",
    future: {},
    window,
    initialize: () => router,
    match: (location) => whole()?.match(location) ?? null,
    createHref: (location) => history.createHref(location),
    encodeLocation: (to) => history.encodeLocation(to),
    createURL: (to) => history.createURL(to),
    ...unused(wake, whole),
  };
  return router;
}

async function navigate(
  wake: TakeOver["wake"],
  to: To | number | null,
  options?: MoveOptions,
): Promise<void> {
  const router = await wake().catch(() => undefined);
  if (typeof to === "number") return router === undefined ? window.history.go(to) : router.navigate(to);
  return router === undefined ? moveByBrowser(to, options) : router.navigate(to, options);
}

/** What no page of ours uses before it has moved: fetchers and blockers wait for the whole router. */
function unused(wake: TakeOver["wake"], whole: TakeOver["whole"]) {
  const present = (): DataRouter => {
    const router = whole();
    if (router === undefined) throw new Error("asked before the router is there");
    return router;
  };
  return {
    fetch: async (...args: Parameters<DataRouter["fetch"]>) => (await wake()).fetch(...args),
    getFetcher: (key: string) => present().getFetcher(key),
    resetFetcher: (key: string) => present().resetFetcher(key),
    deleteFetcher: (key: string) => present().deleteFetcher(key),
    getBlocker: (...args: Parameters<DataRouter["getBlocker"]>) => present().getBlocker(...args),
    deleteBlocker: (key: string) => present().deleteBlocker(key),
    patchRoutes: (...args: Parameters<DataRouter["patchRoutes"]>) => present().patchRoutes(...args),
    dispose: () => whole()?.dispose(),
    // For the development server, which never meets this router.
    _internalSetRoutes: () => {},
    _internalSetStateDoNotUseOrYouWillBreakYourApp: () => {},
    _internalFetchControllers: new Map<string, AbortController>(),
  };
}
