import type { DataRouter } from "react-router";

type Subscriber = Parameters<DataRouter["subscribe"]>[0];
type Scrolling = Parameters<DataRouter["enableScrollRestoration"]>;

export type TakeOver = ReturnType<typeof createTakeOver>;

/** Who listens before the whole router is there, listens to it afterwards. */
export function createTakeOver(
  first: { readonly pathname: string; readonly search: string; readonly hash: string },
  load: () => Promise<DataRouter>,
) {
  const subscribers = new Map<Subscriber, () => void>();
  let scrolling: { readonly args: Scrolling; readonly stop: () => void } | undefined;
  let whole: DataRouter | undefined;
  let coming: Promise<DataRouter> | undefined;

  const takeOver = (router: DataRouter): DataRouter => {
    whole = router;
    window.removeEventListener("popstate", onBack);
    if (scrolling) scrolling = { ...scrolling, stop: router.enableScrollRestoration(...scrolling.args) };
    const hasMoved = router.state.location.hash !== first.hash;
    for (const subscriber of subscribers.keys()) {
      subscribers.set(subscriber, router.subscribe(subscriber));
      if (hasMoved) subscriber(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    }
    return router;
  };
  const wake = (): Promise<DataRouter> => {
    // Fetched again by the next move when it failed: the network may be back.
    coming ??= load().then(takeOver, (cause: unknown) => {
      coming = undefined;
      throw cause;
    });
    return coming;
  };
  const onBack = () => {
    const { pathname, search } = window.location;
    // A link inside the page; anything else is a page this document has never held.
    if (pathname === first.pathname && search === first.search) void wake().catch(() => {});
    else window.location.reload();
  };
  window.addEventListener("popstate", onBack);

  return {
    wake,
    whole: () => whole,
    subscribe: (subscriber: Subscriber) => {
      subscribers.set(subscriber, whole?.subscribe(subscriber) ?? (() => {}));
      return () => {
        subscribers.get(subscriber)?.();
        subscribers.delete(subscriber);
      };
    },
    enableScrollRestoration: (...args: Scrolling) => {
      scrolling = { args, stop: whole?.enableScrollRestoration(...args) ?? (() => {}) };
      return () => {
        scrolling?.stop();
        scrolling = undefined;
      };
    },
  };
}
