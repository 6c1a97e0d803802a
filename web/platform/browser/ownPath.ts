import { inLocale, withoutLocale } from "#contract/locale.ts";
import { locale } from "#texts/locale.ts";

/** An address of a request or of the browser, as the routes know it: without the prefix of the language. */
export const ownPath = (path: string): string => withoutLocale(path);

/** An address of a route, for what does not go through the router. */
export const addressOf = (path: string): string => inLocale(path, locale);
