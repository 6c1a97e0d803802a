import {
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
  UNSAFE_hydrationRouteProperties,
  type DataRouter,
} from "react-router";
import type { Page } from "./page.ts";

/** React Router's own, over what the page already has. */
export function createWholeRouter({ routes, loaderData, errors, history, framework }: Page): DataRouter {
  const { manifest, routeModules, ssr } = framework;
  const router: DataRouter = UNSAFE_createRouter({
    routes,
    history,
    hydrationData: { loaderData, ...(errors && { errors }) },
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(() => router, manifest, routeModules, ssr),
  });
  return router.initialize();
}
