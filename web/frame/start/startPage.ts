/** What a file exports is the module, or some of it under other names, or there is nothing to fetch. */
export type RouteModule = {
  readonly file?: string;
  readonly names?: Readonly<Record<string, string>>;
};

/** What the page is made of, written into it by the server. */
export type PageFiles = {
  readonly entry: string;
  /** The module of each route by the route's id. */
  readonly routes: Readonly<Record<string, RouteModule>>;
  /** Everything they and the entry import, so that nothing is found out only when its importer is there. */
  readonly imports: readonly string[];
  readonly manifest: unknown;
  /** Somebody works here: the page is wanted alive before anything else. */
  readonly isUrgent: boolean;
};

/**
 * Brings a page to life. One that is read is complete without script, so its scripts wait until it is painted and take
 * what the line has left; the first touch or key ends the waiting. The text of this function is sent inside the page, so
 * it may use nothing but its arguments.
 */
export function startPage(page: Window, files: PageFiles): void {
  const { document } = page;
  const signs = ["pointerdown", "touchstart", "keydown", "focusin"];
  let isStarted = false;
  const start = (fetchPriority: "low" | "auto") => {
    if (isStarted) return;
    isStarted = true;
    const modules = Object.values(files.routes);
    const preload = (href: string) =>
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority }),
      );
    const fetched = modules.flatMap(({ file }) => file ?? []);
    // One after another: asking for twenty at once would hold up a finger.
    for (const href of new Set([...fetched, ...files.imports, files.entry]))
      if (files.isUrgent) preload(href);
      else setTimeout(preload, 0, href);
    const load = async ({ file, names }: RouteModule) => {
      const module: unknown = file === undefined ? {} : await import(/* @vite-ignore */ file);
      if (names === undefined || typeof module !== "object" || module === null) return module;
      const exported = new Map<string, unknown>(Object.entries(module));
      return Object.fromEntries(Object.entries(names).map(([name, own]) => [name, exported.get(own)]));
    };
    Promise.all(modules.map(load))
      .then((loaded) => {
        const byId: Record<string, unknown> = {};
        for (const [index, id] of Object.keys(files.routes).entries()) byId[id] = loaded[index];
        Object.assign(page, {
          __reactRouterManifest: files.manifest,
          __reactRouterRouteModules: byId,
        });
        const alive: Promise<unknown> = import(/* @vite-ignore */ files.entry);
        return alive;
      })
      // Then it stays as it is without script.
      .catch(() => {});
  };
  if (files.isUrgent) return start("auto");

  const startAtOnce = () => start("auto");
  for (const sign of signs) page.addEventListener(sign, startAtOnce, { once: true, passive: true });
  const startWhenIdle = () =>
    "requestIdleCallback" in page
      ? page.requestIdleCallback(() => start("low"), { timeout: 500 })
      : setTimeout(start, 100, "low");
  page.addEventListener("load", () => {
    // Nobody waits for the paint of a page that is not looked at.
    if (document.visibilityState === "hidden") startWhenIdle();
    const painted = new PerformanceObserver(() => {
      painted.disconnect();
      startWhenIdle();
    });
    painted.observe({ type: "paint", buffered: true });
  });
}
