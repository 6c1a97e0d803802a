import { useMemo, type ReactNode } from "react";
import { createApi } from "#contract/client.ts";
import { sendByFetch } from "./browserApi.ts";
import { SessionContext, useSession } from "./Session.tsx";

type Props = { token: string; children: ReactNode };

/** What is below asks with the token of a screen, whoever may be signed in in this browser. */
export function DisplaySession({ token, children }: Props) {
  const outer = useSession();
  const { apiBase } = outer;
  const session = useMemo(() => {
    const api = createApi({ base: apiBase, send: sendByFetch, token: () => token });
    return { ...outer, user: undefined, api, backgroundApi: api, token: () => token };
  }, [outer, apiBase, token]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
