export const LOCALES = ["ru"] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "ru";
export const SHARE_LOCALES: Readonly<Record<Locale, string>> = { ru: "ru_RU" };
