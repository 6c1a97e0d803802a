import { readCookie, writeCookie } from "./cookie.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#web/i18n/locales.ts";

const LOCALE_COOKIE = "i18n_redirected";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The cookie to set when none of our locales is stored yet; the browser's languages decide which one. */
export function localeCookie(
  cookies: string,
  languages: readonly string[],
  isSecure: boolean,
): string | undefined {
  const stored = readCookie(cookies, LOCALE_COOKIE);
  if (LOCALES.some((locale) => locale === stored)) return undefined;
  return writeCookie(LOCALE_COOKIE, detectLocale(languages), { maxAgeSeconds: YEAR_SECONDS, isSecure });
}

export function detectLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const known = LOCALES.find((locale) => language.toLowerCase().split("-")[0] === locale);
    if (known !== undefined) return known;
  }
  return DEFAULT_LOCALE;
}
