import { withoutLocale } from "#contract/locale.ts";
import { createListeners } from "#web/platform/store.ts";

/** Told at the press of the link that leads to this page in another language, before the page is gone (FM22). */
export const { subscribe: beforeLanguageChange, tell: tellLanguageChange } = createListeners();

/** Long enough for a slow page; later it is another visit. */
export const CARRIED_MS = 60_000;
const CARRIED = "carried:";

/** Where this tab keeps what goes along, by the page as every language knows it. */
export const carriedKey = (form: string): string =>
  `${CARRIED}${withoutLocale(location.pathname)}${location.search}:${form}`;

/** What no form has taken is nobody's any more. */
export function forgetCarried(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(CARRIED)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there was nothing.
  }
}
