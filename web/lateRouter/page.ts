import type { ContextType } from "react";
import {
  matchRoutes,
  UNSAFE_createBrowserHistory,
  UNSAFE_createClientRoutes,
  UNSAFE_decodeViaTurboStream,
  UNSAFE_getHydrationData,
  type HydrationState,
  type UNSAFE_FrameworkContext,
} from "react-router";
import { isRecord } from "#contract/shape.ts";

type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;
type Written = Omit<Framework, "manifest" | "routeModules"> & { stream?: ReadableStream<Uint8Array> };

declare global {
  interface Window {
    /** What the server wrote into the page for the router. */
    readonly __reactRouterContext?: Written;
    readonly __reactRouterManifest?: Framework["manifest"];
    readonly __reactRouterRouteModules?: Framework["routeModules"];
  }
}

export type Page = Awaited<ReturnType<typeof readPage>>;

/** The page as the server rendered it: its routes, their data, and where it stands in the history of this tab. */
export async function readPage() {
  const {
    __reactRouterContext: written,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: routeModules,
  } = window;
  if (!written?.stream || !manifest || !routeModules) throw new Error("a page without its data");
  const { value: state } = await UNSAFE_decodeViaTurboStream(written.stream, window);
  if (!isHydrationState(state)) throw new Error("a page without its data");

  const { ssr, isSpaMode, future, routeDiscovery } = written;
  const routes = UNSAFE_createClientRoutes(manifest.routes, routeModules, state, ssr, isSpaMode);
  const { loaderData = {}, errors } = UNSAFE_getHydrationData({
    state,
    routes,
    getRouteInfo: (id) => ({
      clientLoader: routeModules[id]?.clientLoader,
      hasLoader: manifest.routes[id]?.hasLoader === true,
      hasHydrateFallback: routeModules[id]?.HydrateFallback !== undefined,
    }),
    location: window.location,
    basename: undefined,
    future,
    isSpaMode,
  });
  return {
    framework: { manifest, routeModules, future, ssr, isSpaMode, routeDiscovery },
    routes,
    loaderData,
    errors: errors ?? undefined,
    matches: matchRoutes(routes, window.location) ?? [],
    history: UNSAFE_createBrowserHistory(),
  };
}

/** Whether there is nothing left to do for a router before somebody moves. */
export const isComplete = ({ matches, loaderData, errors }: Page): boolean =>
  errors === undefined &&
  matches.length > 0 &&
  matches.every(({ route }) => route.lazy === undefined && loaderData[route.id ?? ""] !== undefined);

const isHydrationState = (state: unknown): state is HydrationState => isRecord(state);
