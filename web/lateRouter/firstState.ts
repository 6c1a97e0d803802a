import { NavigationType, type DataRouter } from "react-router";
import type { Page } from "./page.ts";

const IDLE = {
  state: "idle",
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
} as const;

/** What a router holds right after it has taken over a page of the server. */
export function firstState({ history, matches, loaderData }: Page): DataRouter["state"] {
  return {
    historyAction: NavigationType.Pop,
    location: history.location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: "idle",
    loaderData,
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}
