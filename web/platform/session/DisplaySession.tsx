import { useMemo, type ReactNode } from "react";
import { SessionContext, useSession } from "./Session.tsx";

type Props = { token: string; children: ReactNode };

/** What is below asks with the token of a screen, whoever may be signed in in this browser. */
export function DisplaySession({ token, children }: Props) {
  const outer = useSession();
  const session = useMemo(() => ({ ...outer, user: undefined, token: () => token }), [outer, token]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
