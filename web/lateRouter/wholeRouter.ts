import {
  UNSAFE_createClientRoutes,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
  UNSAFE_hydrationRouteProperties,
  type DataRouter,
} from "react-router";
import type { Page } from "./page.ts";

/** React Router's own, over what the page already has and all the routes it has not. */
export async function createWholeRouter(page: Page): Promise<DataRouter> {
  const { loaderData, errors, history, framework } = page;
  const { manifest, routeModules, ssr, isSpaMode } = framework;
  await import(/* @vite-ignore */ manifest.url);
  // In place: what the page shows its styles and scripts by is this very object.
  const { __reactRouterManifest: all } = window;
  Object.assign(manifest.routes, all?.routes);
  const state = { loaderData, ...(errors && { errors }) };
  const router: DataRouter = UNSAFE_createRouter({
    routes: UNSAFE_createClientRoutes(manifest.routes, routeModules, state, ssr, isSpaMode),
    history,
    hydrationData: state,
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(() => router, manifest, routeModules, ssr),
  });
  return router.initialize();
}
