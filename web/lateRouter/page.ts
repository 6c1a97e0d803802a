import type { DataRouter, EntryContext } from "react-router";
import { isRecord } from "#contract/shape.ts";
import { PAGE_DATA_ID, type PageData } from "./pageData.ts";
import { keepServerFacts } from "./serverFacts.ts";

declare global {
  interface Window {
    /** What the page is made of: set before the entry runs. */
    readonly __reactRouterManifest?: EntryContext["manifest"];
    readonly __reactRouterRouteModules?: EntryContext["routeModules"];
  }
}

export type Page = ReturnType<typeof readPage>;

type Shown = Pick<
  DataRouter["state"],
  "location" | "navigation" | "revalidation" | "restoreScrollPosition" | "preventScrollReset"
>;
/** What of a router's state is shown. */
export type PageState = Shown &
  Omit<PageData, "matches" | "facts"> & {
    readonly matches: readonly (Omit<PageData["matches"][number], "id"> & {
      readonly route: { readonly id: string; readonly handle?: unknown };
    })[];
  };

/** The page as the server rendered it: the modules it is made of, and what a router holds right after it took over. */
export function readPage() {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  const written: unknown = JSON.parse(document.querySelector(`#${PAGE_DATA_ID}`)?.textContent ?? "null");
  if (!manifest || !modules || !isPageData(written)) throw new Error("a page without its data");
  const { matches, loaderData, actionData, errors, facts } = written;
  keepServerFacts(facts ?? {});
  const state: PageState = {
    location: readLocation(),
    matches: matches.map(({ id, pathname, params }) => ({
      pathname,
      params,
      route: { id, handle: modules[id]?.handle },
    })),
    loaderData,
    actionData,
    errors,
    navigation: IDLE,
    revalidation: "idle",
    restoreScrollPosition: false,
    preventScrollReset: false,
  };
  return { manifest, modules, state, facts: facts ?? {} };
}

const isPageData = (written: unknown): written is PageData =>
  isRecord(written) && Array.isArray(written["matches"]);

/** As the router itself will read it, so that it finds the page where it left it. */
function readLocation(): PageState["location"] {
  const { pathname, search, hash } = window.location;
  const kept: unknown = window.history.state;
  const { key, usr } = isRecord(kept) ? kept : {};
  return { pathname, search, hash, state: usr ?? null, key: typeof key === "string" ? key : "default" };
}

const IDLE: PageState["navigation"] = {
  state: "idle",
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};
