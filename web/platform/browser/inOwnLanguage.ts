import { DEFAULT_LOCALE } from "#contract/locale.ts";
import { locale } from "#texts/locale.ts";

/** The address of a picture or a paper in the language of this page (SH14). */
export const inOwnLanguage = (path: string): string =>
  locale === DEFAULT_LOCALE ? path : `${path}${path.includes("?") ? "&" : "?"}locale=${locale}`;
