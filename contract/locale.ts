/** The languages of the interface. The first is the default one and has no prefix; the others stand in the address (LO3). */
export const LOCALES = ["ru", "en"] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "ru";

/** Remembers the language a visitor chose (LO4). */
export const LOCALE_COOKIE = "i18n_redirected";

/** In an address: this language is chosen. The server remembers it and leads to the address without (LO18). */
export const LOCALE_CHOICE = "locale";

/** What the addresses of a language begin with: `""`, `"/en"`. */
export const prefixOf = (locale: Locale): string => (locale === DEFAULT_LOCALE ? "" : `/${locale}`);

export function localeOfPath(path: string): Locale {
  const first = path.split(/[/?#]/, 2)[1];
  return LOCALES.find((locale) => locale === first && locale !== DEFAULT_LOCALE) ?? DEFAULT_LOCALE;
}

/** The address of the same page in another language. */
export const inLocale = (path: string, locale: Locale): string => prefixOf(locale) + withoutLocale(path);

/** An address as the routes know it. */
export function withoutLocale(path: string): string {
  const rest = path.slice(prefixOf(localeOfPath(path)).length);
  // Of `/en//elsewhere` must not become the address of another site.
  return `/${rest.replace(/^\/+/, "")}`;
}

/** An address nobody can read is no page's: server and browser show what they show at any other that is not there (ER12). */
export const readableAddress = (path: string): string =>
  isReadable(path) ? path : inLocale("/404", localeOfPath(path));

function isReadable(path: string): boolean {
  try {
    // PostgreSQL keeps no such character, so it is in nobody's address.
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
