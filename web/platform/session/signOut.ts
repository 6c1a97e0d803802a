import type { TokenJar } from "./tokenJar.ts";

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
