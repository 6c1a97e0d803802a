import { useMemo } from "react";
import type { FirstAdmin, NewAccount, PasswordChange, PasswordReset } from "#contract/account/account.ts";
import type { User } from "#contract/event/content.ts";
import { useSession } from "./Session.tsx";
import {
  changePassword,
  forgotPassword,
  passSecondFactor,
  register,
  resetPassword,
  setUpFirstAdmin,
  signIn,
  signInWithProvider,
  type Credentials,
} from "./signIn.ts";
import { createTokenJar } from "./tokenJar.ts";
import { useBackgroundApi } from "./useApi.ts";

/** Every way to become somebody. A refusal is told by the form that sent it, and by nothing else (SE29). */
export function useWaysIn() {
  const { auth, account } = useBackgroundApi();
  const { setUser, tokenCookie } = useSession();
  return useMemo(() => {
    const jar = createTokenJar(tokenCookie);
    return {
      signIn: async (credentials: Credentials) => setUser(await signIn(auth, jar, credentials)),
      passSecondFactor: async (step: { readonly code: string; readonly isRemembered: boolean }) =>
        setUser(await passSecondFactor(auth, jar, step)),
      signInWithProvider: async (back: { readonly provider: string; readonly accessToken: string }) =>
        setUser(await signInWithProvider(auth, jar, back)),
      /** Tells who is signed in now; nobody when the address must be confirmed first. */
      register: async (account: NewAccount): Promise<User | undefined> => {
        const user = await register(auth, jar, account);
        setUser(user);
        return user;
      },
      forgotPassword: async (email: string) => {
        await forgotPassword(auth, jar, email);
        setUser(undefined);
      },
      changePassword: async (change: PasswordChange) =>
        setUser(await changePassword({ auth, account }, jar, change)),
      resetPassword: async (change: PasswordReset) => setUser(await resetPassword(auth, jar, change)),
      setUpFirstAdmin: async (admin: FirstAdmin) => setUser(await setUpFirstAdmin(auth, jar, admin)),
    };
  }, [auth, account, setUser, tokenCookie]);
}
