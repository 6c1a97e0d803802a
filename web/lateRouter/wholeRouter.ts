import {
  UNSAFE_createBrowserHistory,
  UNSAFE_createClientRoutes,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
  UNSAFE_hydrationRouteProperties,
  type DataRouter,
} from "react-router";
import type { Page } from "./page.ts";

/** React Router's own, over what the page already has and all the routes it has not. */
export async function createWholeRouter({ manifest, modules, state }: Page): Promise<DataRouter> {
  await import(/* @vite-ignore */ manifest.url);
  // In place: what the page shows its styles and scripts by is this very object.
  const { __reactRouterManifest: all } = window;
  Object.assign(manifest.routes, all?.routes);
  const { matches, actionData, errors } = state;
  // A route without a loader has found nothing, which is not the same as having still to look.
  const nothing = Object.fromEntries(matches.map(({ route }) => [route.id, null]));
  const found = { loaderData: { ...nothing, ...state.loaderData }, actionData, ...(errors && { errors }) };
  const router: DataRouter = UNSAFE_createRouter({
    routes: UNSAFE_createClientRoutes(manifest.routes, modules, found, true, false),
    history: UNSAFE_createBrowserHistory(),
    hydrationData: found,
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(() => router, manifest, modules, true),
  });
  return router.initialize();
}
