import { pathToFileURL } from "node:url";
import { z } from "zod";
import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type RouterContext,
  type ServerBuild,
} from "react-router";
import { kindOfRoutes, pageOfData, queryOfRoutes } from "#contract/pageKind.ts";
import type { PageContext, WebPages } from "./pages.ts";

/** What a page may ask of the routes beside its own. */
type Routing = { readonly handlesAt: (path: string) => readonly unknown[] };

type WebBuild = ServerBuild & {
  readonly entry: { readonly module: { readonly appContext: RouterContext<PageContext & Routing> } };
};

/** Both a built file and the dev server hand the module over untyped. */
export const webBuildSchema = z.custom<WebBuild>(
  (value) => typeof value === "object" && value !== null && "entry" in value && "routes" in value,
);

export async function loadWebBuild(file: string): Promise<WebPages> {
  return openBuild(await loadWebModule(file), "production");
}

export async function loadWebModule(file: string): Promise<WebBuild> {
  const module: unknown = await import(pathToFileURL(file).href);
  return webBuildSchema.parse(module);
}

export function openBuild(build: WebBuild, mode: "production" | "development"): WebPages {
  const handle = createRequestHandler(build, mode);
  const { appContext } = build.entry.module;
  const routes = routesInside(build);
  const handlesAt = (path: string) =>
    (matchRoutes(routes, path) ?? []).map(({ route }): unknown => route.handle);
  return {
    render: (request, page) => {
      const context = new RouterContextProvider();
      context.set(appContext, { ...page, handlesAt });
      return handle(request, context);
    },
    pageAt: async (url) => {
      const handles = handlesAt(pageOfData(url.pathname) ?? url.pathname);
      return { kind: kindOfRoutes(handles), query: queryOfRoutes(handles) };
    },
  };
}

/** The build lists its routes flat; to match an address they must stand inside each other. */
function routesInside(build: WebBuild, parent?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parent) return [];
    const { id, path, index, module } = route;
    const own = { ...(path !== undefined && { path }), handle: module.handle };
    return index === true ? { ...own, index } : { ...own, children: routesInside(build, id) };
  });
}
