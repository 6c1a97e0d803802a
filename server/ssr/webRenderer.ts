import { pathToFileURL } from "node:url";
import { z } from "zod";
import {
  createRequestHandler,
  data,
  RouterContextProvider,
  type LoaderFunctionArgs,
  type RouterContext,
  type ServerBuild,
} from "react-router";
import type { PageContext, RenderPage } from "./pages.ts";
import { createRouteTable, type Routes } from "./routeTable.ts";

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

export type OpenBuild = { readonly render: RenderPage; readonly routes: Routes };

export function openBuild(build: WebBuild, mode: "production" | "development"): OpenBuild {
  const { appContext } = build.entry.module;
  const handle = createRequestHandler(tellFaults(build), mode);
  const flat = Object.values(build.routes).flatMap((route) => {
    if (route === undefined) return [];
    const { id, parentId, path, index, module } = route;
    return { id, parentId, path, index, handle: module.handle };
  });
  const routes = { flat, basename: build.basename ?? "/" };
  // Pages speak of addresses as the routes know them.
  const handlesAt = createRouteTable({ flat, basename: "/" });
  return {
    routes,
    render: (request, page) => {
      const context = new RouterContextProvider();
      context.set(appContext, { ...page, handlesAt });
      return handle(request, context);
    },
  };
}

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;
type Loads<Rest extends unknown[], Done> = (args: LoaderFunctionArgs, ...rest: Rest) => Done;

/**
 * Of a fault a page is told the id of its request and nothing else: the words of an error may hold anything. They go into the
 * log, under the same id (OP47).
 */
function tellFaults(build: WebBuild): WebBuild {
  const { appContext } = build.entry.module;
  const telling =
    <Rest extends unknown[], Done>(load: Loads<Rest, Done | Promise<Done>>): Loads<Rest, Promise<Done>> =>
    async (args, ...rest) => {
      try {
        return await load(args, ...rest);
      } catch (cause) {
        throw faultOf(cause, args.context.get(appContext));
      }
    };
  const routes = Object.entries(build.routes).map(([id, route]): [string, ServerRoute | undefined] => {
    if (route === undefined) return [id, route];
    const { loader, action, middleware } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: telling(loader) }),
      ...(action && { action: telling(action) }),
      ...(middleware && { middleware: middleware.map(telling) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function faultOf(cause: unknown, { requestId, report }: PageContext): unknown {
  if (cause instanceof Response) return cause;
  if (!isTold(cause)) report(cause);
  const status = isTold(cause) ? (cause.init?.status ?? 200) : 500;
  return isTold(cause) && status < 500 ? cause : data({ requestId }, { status });
}

type Told = ReturnType<typeof data>;

/** What a loader threw on purpose, with a status. */
const isTold = (cause: unknown): cause is Told =>
  typeof cause === "object" && cause !== null && "type" in cause && cause.type === "DataWithResponseInit";
