import type { Config } from "../config.ts";

/** The httpOnly cookie that makes a browser's token worth something (AU). Plain HTTP cannot carry the __Host- prefix. */
export function sessionCookieName(config: Config): string {
  return isSecure(config) ? "__Host-kover_sid" : "kover_sid";
}

export function writeSessionCookie(config: Config, value: string, maxAgeSeconds: number): string {
  const secure = isSecure(config) ? "; Secure" : "";
  return `${sessionCookieName(config)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
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
