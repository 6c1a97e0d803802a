import { DEFAULT_LOCALE, LOCALES, type Locale } from "#web/i18n/locales.ts";

type CookieOptions = {
  /** Absent: the cookie lives as long as the browser's session. */
  readonly maxAgeSeconds?: number | undefined;
  readonly isSecure: boolean;
};

/** The value of one cookie in a `Cookie` header or in `document.cookie`; a value that cannot be decoded is no value. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim());
  }
  return undefined;
}

export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Lax"];
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`);
  if (options.isSecure) parts.push("Secure");
  return parts.join("; ");
}

export function expireCookie(name: string): string {
  return `${name}=; Path=/; SameSite=Lax; Max-Age=0`;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

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
