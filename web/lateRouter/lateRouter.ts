import type { DataRouter, To } from "react-router";
import { moveByBrowser } from "./moveByBrowser.ts";
import type { Page, PageState } from "./page.ts";
import { isCutOff, refusedMove } from "./refusedMove.ts";
import { createTakeOver, type TakeOver } from "./takeOver.ts";

export type MoveOptions = {
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
};

/** What our pages ask of a router. */
export type LateRouter = Pick<TakeOver, "wake" | "subscribe" | "enableScrollRestoration"> & {
  readonly state: PageState;
  readonly navigate: (to: To | number, options?: MoveOptions) => Promise<void>;
  readonly revalidate: () => Promise<void>;
};

/**
 * A page that is only read needs no router: it shows what the server rendered. This one answers with that until somebody
 * moves; then the whole router is fetched and takes over. When it cannot be fetched the browser itself moves, as it would
 * without any script.
 */
export function createLateRouter({ state: first }: Page, load: () => Promise<DataRouter>): LateRouter {
  const { wake, whole, subscribe, enableScrollRestoration } = createTakeOver(first.location, load);
  const navigate: LateRouter["navigate"] = async (to, options) => {
    const isStep = typeof to === "number";
    if (!isStep && isCutOff() && refusedMove.tell(() => void navigate(to, options))) return;
    refusedMove.tell(undefined);
    const router = await wake().catch(() => undefined);
    if (isStep) return router === undefined ? window.history.go(to) : router.navigate(to);
    return router === undefined ? moveByBrowser(to, options) : router.navigate(to, options);
  };
  return {
    wake,
    subscribe,
    enableScrollRestoration,
    get state() {
      return whole()?.state ?? first;
    },
    navigate,
    revalidate: async () => (await wake()).revalidate(),
  };
}
