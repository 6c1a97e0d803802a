import { useRouteLoaderData } from "react-router";
import type { Route } from "../../+types/root.ts";

/** What the root loader gave; undefined when it could not run, on an error screen. */
export function useRootData(): Route.ComponentProps["loaderData"] | undefined {
  return useRouteLoaderData<Route.ComponentProps["loaderData"]>("root");
}
