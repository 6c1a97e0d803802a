import type { FirstAdmin, NewAccount, PasswordChange, PasswordReset } from "#contract/account/account.ts";
import type { Api } from "#contract/api/client.ts";
import type { User } from "#contract/event/content.ts";
import type { TokenJar } from "./tokenJar.ts";

type Me = Pick<Api["auth"], "me">;

export type Credentials = {
  readonly identifier: string;
  readonly password: string;
  readonly isRemembered: boolean;
};

export async function signIn(
  auth: Me & Pick<Api["auth"], "login">,
  jar: TokenJar,
  { identifier, password, isRemembered }: Credentials,
): Promise<User> {
  jar.clear();
  const { jwt } = await auth.login({ identifier, password });
  return openSession(auth, jar, jwt, isRemembered);
}

/** The second step of whoever was asked for a code (AU69). */
export async function passSecondFactor(
  auth: Me & Pick<Api["auth"], "passSecondFactor">,
  jar: TokenJar,
  { code, isRemembered }: { readonly code: string; readonly isRemembered: boolean },
): Promise<User> {
  jar.clear();
  const { jwt } = await auth.passSecondFactor({ code });
  return openSession(auth, jar, jwt, isRemembered);
}

/** Nobody when the new account must confirm its address before it opens (AU56). */
export async function register(
  auth: Me & Pick<Api["auth"], "register">,
  jar: TokenJar,
  account: NewAccount,
): Promise<User | undefined> {
  jar.clear();
  const { jwt } = await auth.register(account);
  return jwt === undefined ? undefined : openSession(auth, jar, jwt, true);
}

/** Back from a provider with its one-time code (AU17, AU54). */
export async function signInWithProvider(
  auth: Me & Pick<Api["auth"], "finishProvider">,
  jar: TokenJar,
  { provider, accessToken }: { readonly provider: string; readonly accessToken: string },
): Promise<User> {
  jar.clear();
  const { jwt } = await auth.finishProvider(provider, { access_token: accessToken });
  return openSession(auth, jar, jwt, true);
}

export async function resetPassword(
  auth: Me & Pick<Api["auth"], "resetPassword">,
  jar: TokenJar,
  change: PasswordReset,
): Promise<User> {
  jar.clear();
  const { jwt } = await auth.resetPassword(change);
  return openSession(auth, jar, jwt, true);
}

export async function setUpFirstAdmin(
  auth: Me & Pick<Api["auth"], "setUp">,
  jar: TokenJar,
  admin: FirstAdmin,
): Promise<User> {
  jar.clear();
  const { jwt } = await auth.setUp(admin);
  return openSession(auth, jar, jwt, true);
}

/** Every other session ends with the old password; this one goes on under a new token. */
export async function changePassword(
  { account, auth }: { readonly account: Pick<Api["account"], "changePassword">; readonly auth: Me },
  jar: TokenJar,
  change: PasswordChange,
): Promise<User> {
  const { jwt } = await account.changePassword(change);
  return openSession(auth, jar, jwt, true);
}

/** Who asks for a new password does not know the old one: whoever was signed in here is signed out (AU43). */
export async function forgotPassword(
  auth: Pick<Api["auth"], "forgotPassword">,
  jar: TokenJar,
  email: string,
): Promise<void> {
  jar.clear();
  await auth.forgotPassword({ email });
}

/**
 * The end of every way in. The token was cleared before the call, the new one is stored, the user fetched: always in
 * this order (AU3), so that an old session cannot leak into the new one. A token that leads to no user is worth nothing.
 */
async function openSession(auth: Me, jar: TokenJar, jwt: string, isRemembered: boolean): Promise<User> {
  jar.store(jwt, isRemembered);
  try {
    return await auth.me();
  } catch (cause) {
    jar.clear();
    throw cause;
  }
}
