import { DEFAULT_LOCALE, inLocale, localeOfPath, withoutLocale } from "#contract/locale.ts";
import { locale } from "#texts/locale.ts";

export type Target =
  | { readonly kind: "own"; readonly path: string }
  | { readonly kind: "external"; readonly url: string }
  | { readonly kind: "refused"; readonly why: "external" | "script" | "malformed" };

type Options = { readonly allowExternal?: boolean };

// Any origin will do: a path that leads out of this one leads out of every one.
const HERE = "https://here.invalid";

/**
 * Where a navigation may go. Another site is refused unless it was allowed explicitly, a script scheme always.
 * Backslashes, control characters and encoded leading slashes are refused because browsers read some of them as "//".
 */
export function resolveTarget(target: string, { allowExternal = false }: Options = {}): Target {
  if (hasControlCharacter(target) || target.includes("\\")) return { kind: "refused", why: "malformed" };
  if (isOwnPath(target)) return { kind: "own", path: target };
  const url = URL.parse(target, HERE);
  if (url === null) return { kind: "refused", why: "malformed" };
  if (url.protocol !== "https:" && url.protocol !== "http:") return { kind: "refused", why: "script" };
  if (url.origin === HERE) return { kind: "refused", why: "malformed" };
  return allowExternal ? { kind: "external", url: url.href } : { kind: "refused", why: "external" };
}

function isOwnPath(target: string): boolean {
  if (!target.startsWith("/") || /^\/(?:\/|%2f|%5c)/i.test(target)) return false;
  return URL.parse(target, HERE)?.origin === HERE;
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) if (character < " " || character === "\u007f") return true;
  return false;
}

/** An address of a request or of the browser, as the routes know it: without the prefix of the language. */
export const ownPath = (path: string): string => withoutLocale(path);

/** Whether an address says its language itself. */
export const hasLocale = (path: string): boolean => localeOfPath(path) !== DEFAULT_LOCALE;

/** An address of a route, for what does not go through the router. */
export const addressOf = (path: string): string => inLocale(path, locale);
