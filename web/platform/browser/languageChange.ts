import { withoutLocale } from "#contract/locale.ts";
import { createListeners } from "#web/platform/store.ts";

/** Told at the press of the link that leads to this page in another language, before the page is gone (FM22). */
export const { subscribe: beforeLanguageChange, tell: tellLanguageChange } = createListeners();

/** The page as every language knows it. */
export const pageInEveryLanguage = (): string => withoutLocale(location.pathname) + location.search;
