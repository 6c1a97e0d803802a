import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import type { Api, NewAccount, PasswordReset } from "#contract/client.ts";
import type { User } from "#contract/content.ts";
import { forgetPages } from "#web/offline/keptPages.ts";
import { createBackgroundApi, createBrowserApi, type ApiAddress } from "./browserApi.ts";
import { readCookie } from "./cookie.ts";
import {
  forgotPassword,
  register,
  resetPassword,
  signIn,
  signInWithProvider,
  signOut,
  type Credentials,
} from "./signIn.ts";
import { createTokenJar } from "./tokenJar.ts";

export type Session = {
  /** Loaded and therefore authenticated, or nobody. */
  readonly user: User | undefined;
  readonly signIn: (credentials: Credentials) => Promise<void>;
  readonly signInWithProvider: (back: {
    readonly provider: string;
    readonly accessToken: string;
  }) => Promise<void>;
  /** Tells who is signed in now; nobody when the address must be confirmed first. */
  readonly register: (account: NewAccount) => Promise<User | undefined>;
  readonly forgotPassword: (email: string) => Promise<void>;
  readonly resetPassword: (change: PasswordReset) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** For calls made in the browser. */
  readonly api: Api;
  /** The same calls without a toast when they fail. */
  readonly backgroundApi: Api;
  readonly token: () => string | undefined;
  readonly apiBase: string;
};

export const SessionContext = createContext<Session | undefined>(undefined);

type Props = { address: ApiAddress; loadedUser: User | undefined; children: ReactNode };

export function SessionProvider({ address, loadedUser, children }: Props) {
  const [held, setHeld] = useState({ loadedUser, user: loadedUser });
  // What the server loaded last wins over what this browser believed.
  if (held.loadedUser !== loadedUser) setHeld({ loadedUser, user: loadedUser });
  const setUser = useCallback((user: User | undefined) => setHeld((now) => ({ ...now, user })), []);

  const { apiBase, tokenCookie } = address;
  const api = useMemo(() => createBrowserApi({ apiBase, tokenCookie }), [apiBase, tokenCookie]);
  const backgroundApi = useMemo(() => createBackgroundApi({ apiBase, tokenCookie }), [apiBase, tokenCookie]);
  const token = useCallback(() => readCookie(document.cookie, tokenCookie), [tokenCookie]);
  const jar = useMemo(() => createTokenJar(tokenCookie), [tokenCookie]);

  const session = useMemo<Session>(
    () => ({
      user: held.user,
      api,
      backgroundApi,
      token,
      apiBase,
      signIn: async (credentials) => setUser(await signIn(api.auth, jar, credentials)),
      signInWithProvider: async (back) => setUser(await signInWithProvider(api.auth, jar, back)),
      register: async (account) => {
        const user = await register(api.auth, jar, account);
        setUser(user);
        return user;
      },
      forgotPassword: async (email) => {
        await forgotPassword(api.auth, jar, email);
        setUser(undefined);
      },
      resetPassword: async (change) => setUser(await resetPassword(api.auth, jar, change)),
      signOut: async () => {
        await signOut(api.auth, jar);
        await forgetKeptPages();
        setUser(undefined);
      },
    }),
    [held.user, api, backgroundApi, token, apiBase, jar, setUser],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** LS23: what was kept for a visit without network was kept for who signs out now. */
async function forgetKeptPages(): Promise<void> {
  if ("caches" in globalThis) await forgetPages(caches).catch(() => {});
}

/** Undefined only on the error screen of a page whose session could not be loaded. */
export function useMaybeSession(): Session | undefined {
  return useContext(SessionContext);
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error("useSession outside of SessionProvider");
  return session;
}
