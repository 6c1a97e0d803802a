import { LOCALE_COOKIE, type Locale } from "#contract/locale.ts";

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

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The cookie that remembers the language somebody chose. */
export function chosenLocale(locale: Locale, isSecure: boolean): string {
  return writeCookie(LOCALE_COOKIE, locale, { maxAgeSeconds: YEAR_SECONDS, isSecure });
}
