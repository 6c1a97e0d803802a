import { useMemo, useCallback } from "react";
import type { LiveApi } from "#contract/api/live.ts";
import { sendByFetch } from "./sendByFetch.ts";
import { createSpokenApi } from "./spokenApi.ts";
import { useSession, useMaybeSession } from "./Session.tsx";
import type { Api } from "#contract/api/client.ts";

/** What a page that follows a competition asks for; nobody waits for it, so a failure makes no noise. */
export function useLiveApi(): LiveApi {
  const { apiBase, token } = useSession();
  return useMemo(() => createSpokenApi({ base: apiBase, send: sendByFetch, token }), [apiBase, token]);
}

/** The client of every call, fetched with the first one: for a public page that asks for something now and again. */
export function useLazyApi(): () => Promise<Api> {
  const session = useMaybeSession();
  const [apiBase, token] = [session?.apiBase, session?.token];
  return useCallback(async () => {
    if (apiBase === undefined || token === undefined) throw new Error("a call without a session");
    const { createApi } = await import("#contract/api/client.ts");
    return createApi({ base: apiBase, send: sendByFetch, token });
  }, [apiBase, token]);
}
