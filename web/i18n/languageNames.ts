import type { Locale } from "#contract/locale.ts";

/** Each in its own language: whoever looks for theirs may read no other. */
export const languageNames: Readonly<Record<Locale, string>> = { ru: "Русский", en: "English" };
