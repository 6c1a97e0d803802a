import type { Api } from "#contract/client.ts";
import type { User } from "#contract/content.ts";

/** Where a browser keeps the token. */
export type TokenJar = {
  readonly store: (jwt: string, isRemembered: boolean) => void;
  readonly clear: () => void;
};

type Auth = Pick<Api["auth"], "login" | "logout" | "me">;

export type Credentials = {
  readonly identifier: string;
  readonly password: string;
  readonly isRemembered: boolean;
};

/** Clear the token, store the new one, fetch the user: always in this order, so that an old session cannot leak into the new one. */
export async function signIn(auth: Auth, jar: TokenJar, credentials: Credentials): Promise<User> {
  jar.clear();
  const { jwt } = await auth.login(credentials.identifier, credentials.password);
  jar.store(jwt, credentials.isRemembered);
  return fetchUser(auth, jar);
}

/** A token that does not lead to a user is worth nothing. */
async function fetchUser(auth: Auth, jar: TokenJar): Promise<User> {
  try {
    return await auth.me();
  } catch (cause) {
    jar.clear();
    throw cause;
  }
}

/** The visitor is out even when the server cannot be told. */
export async function signOut(auth: Auth, jar: TokenJar): Promise<void> {
  try {
    await auth.logout();
  } catch {
    // The failure was broadcast; without the token this browser is signed out all the same.
  } finally {
    jar.clear();
  }
}
