import { resolveTarget } from "#web/platform/browser/resolveTarget.ts";
import { expireCookie, readCookie, writeCookie } from "#web/platform/browser/cookie.ts";

const REDIRECT_COOKIE = "redirect";
const MAX_LENGTH = 512;

export const DEFAULT_PATH = "/personal";

/** The only check of a stored path, used when it is written and again when it is read. */
export function redirectPath(value: string | undefined): string | undefined {
  if (value === undefined || value.length > MAX_LENGTH) return undefined;
  const target = resolveTarget(value);
  return target.kind === "own" && !isAuthPage(target.path) ? target.path : undefined;
}

/** `Set-Cookie` that remembers where the visitor was going; undefined when there is nothing to come back to. */
export function storeRedirect(path: string, isSecure: boolean): string | undefined {
  const safe = redirectPath(path);
  return safe === undefined ? undefined : writeCookie(REDIRECT_COOKIE, safe, { isSecure });
}

export function storedRedirect(cookieHeader: string | null | undefined): string | undefined {
  return redirectPath(readCookie(cookieHeader, REDIRECT_COOKIE));
}

export const forgetRedirect = () => expireCookie(REDIRECT_COOKIE);

// Coming back to the sign-in page after signing in would go in a circle.
function isAuthPage(path: string): boolean {
  return /^\/auth(?:[/?#]|$)/i.test(path);
}
