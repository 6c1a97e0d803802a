import { expireCookie, writeCookie } from "#web/platform/browser/cookie.ts";

/** Where a browser keeps the token. */
export type TokenJar = {
  readonly store: (jwt: string, isRemembered: boolean) => void;
  readonly clear: () => void;
};

export const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

/** The token cookie of this browser; without "remember me" it ends with the browser's session. */
export function createTokenJar(tokenCookie: string): TokenJar {
  return {
    store: (jwt, isRemembered) => {
      document.cookie = writeCookie(tokenCookie, jwt, {
        maxAgeSeconds: isRemembered ? THIRTY_DAYS_SECONDS : undefined,
        isSecure: location.protocol === "https:",
      });
    },
    clear: () => {
      document.cookie = expireCookie(tokenCookie);
    },
  };
}
