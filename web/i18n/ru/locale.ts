import type { Locale } from "#contract/locale.ts";

/** The language these texts are in. */
export const locale: Locale = "ru";

/** As links to a page name it where they are shared. */
export const shareLocale = "ru_RU";
