import { createContext, use, type ReactNode } from "react";
import type { LateRouter } from "../lateRouter.ts";
import type { Page, PageState } from "../page.ts";

/** Split by what changes together: a move that has only begun renders nothing but the loading bar. */
export const LocationContext = createContext<PageState["location"] | undefined>(undefined);
export const DataContext = createContext<
  Pick<PageState, "matches" | "loaderData" | "actionData" | "errors"> | undefined
>(undefined);
export const MoveContext = createContext<Pick<PageState, "navigation" | "revalidation"> | undefined>(
  undefined,
);
export const RouterContext = createContext<{ readonly router: LateRouter; readonly page: Page } | undefined>(
  undefined,
);

/** The route a component stands in, and what is shown in its place for the route below. */
export const RouteContext = createContext<{ readonly id: string; readonly outlet: ReactNode } | undefined>(
  undefined,
);
export const OutletDataContext = createContext<unknown>(undefined);
export const ErrorContext = createContext<unknown>(undefined);

type Context<T> = Parameters<typeof use<T | undefined>>[0];

export function useGiven<T>(context: Context<T>): T {
  const given = use(context);
  if (given === undefined) throw new Error("outside of a page");
  return given;
}
