import { useRouteLoaderData } from "react-router";
import type { AppContext } from "./appContext.ts";
import type { RequestSession } from "./sessionContext.ts";

/** What the root loader gives to every page. */
export type RootData = Pick<RequestSession, "user"> &
  Pick<AppContext, "apiBase" | "tokenCookie" | "publicUrl" | "supportChatSrc" | "isChatOnRequest" | "zoneMs">;

/** Undefined when the root loader could not run, on an error screen. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
