import { call } from "#contract/call.ts";
import { forgetCarried } from "#web/platform/browser/languageChange.ts";
import { broadcastFailure } from "#web/platform/toasts/apiFailures.ts";
import { forgetPages } from "#web/platform/offline/keptPages.ts";
import { sendByFetch } from "./sendByFetch.ts";
import { useSession } from "./Session.tsx";
import { createTokenJar, type TokenJar } from "./tokenJar.ts";

/** The way out, in the header of every page: it makes its one call without the client of all others. */
export function useSignOut(): () => Promise<void> {
  const { setUser, apiBase, tokenCookie, token } = useSession();
  return async () => {
    const options = { base: apiBase, send: sendByFetch, token, onFailure: broadcastFailure };
    const logout = () => call(options, (answer) => answer, "POST", "/auth/logout", {});
    await signOut({ logout }, createTokenJar(tokenCookie));
    await forgetKeptPages();
    forgetCarried();
    setUser(undefined);
  };
}

/** LS23: what was kept for a visit without network was kept for who signs out now. */
async function forgetKeptPages(): Promise<void> {
  if ("caches" in globalThis) await forgetPages(caches).catch(() => {});
}

/** The visitor is out even when the server cannot be told. */
export async function signOut(
  auth: { readonly logout: () => Promise<unknown> },
  jar: TokenJar,
): Promise<void> {
  try {
    await auth.logout();
  } catch {
    // The failure was broadcast; without the token this browser is signed out all the same.
  } finally {
    jar.clear();
  }
}
