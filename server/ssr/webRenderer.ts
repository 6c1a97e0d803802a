import { pathToFileURL } from "node:url";
import { z } from "zod";
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from "react-router";
import type { PageContext, RenderPage } from "./pages.ts";
import { createRouteTable, type FlatRoute } from "./routeTable.ts";

/** What a page may ask of the routes beside its own. */
type Routing = { readonly handlesAt: (path: string) => readonly unknown[] };

type WebBuild = ServerBuild & {
  readonly entry: { readonly module: { readonly appContext: RouterContext<PageContext & Routing> } };
};

/** Both a built file and the dev server hand the module over untyped. */
export const webBuildSchema = z.custom<WebBuild>(
  (value) => typeof value === "object" && value !== null && "entry" in value && "routes" in value,
);

export async function loadWebModule(file: string): Promise<WebBuild> {
  const module: unknown = await import(pathToFileURL(file).href);
  return webBuildSchema.parse(module);
}

export type OpenBuild = { readonly render: RenderPage; readonly routes: readonly FlatRoute[] };

export function openBuild(build: WebBuild, mode: "production" | "development"): OpenBuild {
  const handle = createRequestHandler(build, mode);
  const { appContext } = build.entry.module;
  const routes = Object.values(build.routes).flatMap((route) => {
    if (route === undefined) return [];
    const { id, parentId, path, index, module } = route;
    return { id, parentId, path, index, handle: module.handle };
  });
  const handlesAt = createRouteTable(routes);
  return {
    routes,
    render: (request, page) => {
      const context = new RouterContextProvider();
      context.set(appContext, { ...page, handlesAt });
      return handle(request, context);
    },
  };
}
