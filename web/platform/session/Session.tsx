import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import type { User } from "#contract/event/content.ts";
import { readCookie } from "#web/platform/browser/cookie.ts";

/** Who is here and how they are recognised. The calls themselves are in `useApi.ts`: a page without any need not load them. */
type Session = {
  /** Loaded and therefore authenticated, or nobody. */
  readonly user: User | undefined;
  readonly setUser: (user: User | undefined) => void;
  readonly token: () => string | undefined;
  readonly apiBase: string;
  readonly tokenCookie: string;
};

const SessionContext = createContext<Session | undefined>(undefined);

type Props = {
  address: { readonly apiBase: string; readonly tokenCookie: string };
  loadedUser: User | undefined;
  children: ReactNode;
};

export function SessionProvider({ address, loadedUser, children }: Props) {
  const [held, setHeld] = useState({ loadedUser, user: loadedUser });
  // What the server loaded last wins over what this browser believed.
  if (held.loadedUser !== loadedUser) setHeld({ loadedUser, user: loadedUser });
  const setUser = useCallback((user: User | undefined) => setHeld((now) => ({ ...now, user })), []);

  const { apiBase, tokenCookie } = address;
  const token = useCallback(() => readCookie(document.cookie, tokenCookie), [tokenCookie]);
  const session = useMemo(
    () => ({ user: held.user, setUser, token, apiBase, tokenCookie }),
    [held.user, setUser, token, apiBase, tokenCookie],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Undefined only on the error screen of a page whose session could not be loaded. */
export function useMaybeSession(): Session | undefined {
  return useContext(SessionContext);
}

/** Known to be nobody: while no session could be loaded, nobody knows who is here. */
export const isSignedOut = (session: Session | undefined): boolean =>
  session !== undefined && session.user === undefined;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error("useSession outside of SessionProvider");
  return session;
}

/** What is below asks with the token of a screen, whoever may be signed in in this browser. */
export function DisplaySession({ token, children }: { token: string; children: ReactNode }) {
  const outer = useSession();
  const session = useMemo(() => ({ ...outer, user: undefined, token: () => token }), [outer, token]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
