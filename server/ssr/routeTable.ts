import { matchRoutes, type RouteObject } from "react-router";
import { kindOfRoutes, pageOfData, queryOfRoutes } from "#contract/pageKind.ts";
import { createRecentCache } from "../environment/recentCache.ts";
import type { PageFacts } from "./pages.ts";

/** A route as a build lists it: flat, with the one it stands inside. */
export type FlatRoute = {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly handle: unknown;
};

/** All routes of a build, and what their addresses begin with. */
export type Routes = { readonly flat: readonly FlatRoute[]; readonly basename: string };

/** Finding the routes of an address takes more than a millisecond, and a hall asks for few addresses. */
const MOST_ADDRESSES = 2000;

/** What the routes of an address say of themselves in `handle`, the innermost last. */
export function createRouteTable({ flat, basename }: Routes): (path: string) => readonly unknown[] {
  const routes = routesInside(flat);
  const recent = createRecentCache<readonly unknown[]>(MOST_ADDRESSES);
  return (path) =>
    recent(path, () => (matchRoutes(routes, path, basename) ?? []).map(({ route }): unknown => route.handle));
}

/** To match an address routes must stand inside each other. */
function routesInside(flat: readonly FlatRoute[], parent?: string): RouteObject[] {
  return flat
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, handle }) => {
      const own = { ...(path !== undefined && { path }), handle };
      return index === true ? { ...own, index } : { ...own, children: routesInside(flat, id) };
    });
}

/** Tells of an address what its routes say of it. */
export function createPageFacts(routes: Routes): (url: URL) => PageFacts {
  const handlesAt = createRouteTable(routes);
  return (url) => {
    const handles = handlesAt(pageOfData(url.pathname) ?? url.pathname);
    return { kind: kindOfRoutes(handles), query: queryOfRoutes(handles) };
  };
}
