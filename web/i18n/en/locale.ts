import type { Locale } from "#contract/locale.ts";

export const locale: Locale = "en";

export const shareLocale = "en_GB";
