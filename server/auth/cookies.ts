import { LOCALE_COOKIE, type Locale } from "#contract/locale.ts";
import type { Config } from "../environment/config.ts";

const SESSION = "kover_sid";

/** The httpOnly cookie that makes a browser's token worth something (AU34). */
export function sessionCookieName(config: Config): string {
  return hostCookieName(config, SESSION);
}

export function writeSessionCookie(config: Config, value: string, maxAgeSeconds: number): string {
  return writeHostCookie(config, SESSION, value, maxAgeSeconds);
}

/** Bound to this very host where the browser can promise it; plain HTTP cannot carry the __Host- prefix. */
export function hostCookieName(config: Config, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

export function writeHostCookie(config: Config, name: string, value: string, maxAgeSeconds: number): string {
  const secure = isSecure(config) ? "; Secure" : "";
  return `${hostCookieName(config, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}

/** Remembers the language that was chosen; pages read and write it too (LO4). */
export function writeLocaleCookie(config: Config, locale: Locale): string {
  return `${LOCALE_COOKIE}=${locale}; Path=/; SameSite=Lax; Max-Age=${365 * 24 * 60 * 60}${isSecure(config) ? "; Secure" : ""}`;
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return decode(part.slice(at + 1).trim());
  }
  return undefined;
}

const isSecure = (config: Config) => config.publicUrl.protocol === "https:";

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
