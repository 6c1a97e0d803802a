import { kindOfRoutes, pageOfData, queryOfRoutes } from "#contract/pageKind.ts";
import type { PageFacts } from "./pages.ts";
import { createRouteTable, type FlatRoute } from "./routeTable.ts";

/** Tells of an address what its routes say of it. */
export function createPageFacts(routes: readonly FlatRoute[]): (url: URL) => PageFacts {
  const handlesAt = createRouteTable(routes);
  return (url) => {
    const handles = handlesAt(pageOfData(url.pathname) ?? url.pathname);
    return { kind: kindOfRoutes(handles), query: queryOfRoutes(handles) };
  };
}
