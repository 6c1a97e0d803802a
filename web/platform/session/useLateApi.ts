import { useCallback } from "react";
import type { Api } from "#contract/client.ts";
import { sendByFetch } from "./sendByFetch.ts";
import { useMaybeSession } from "./Session.tsx";

/** The client of every call, fetched with the first one: for a public page that asks for something now and again. */
export function useLateApi(): () => Promise<Api> {
  const session = useMaybeSession();
  const [apiBase, token] = [session?.apiBase, session?.token];
  return useCallback(async () => {
    if (apiBase === undefined || token === undefined) throw new Error("a call without a session");
    const { createApi } = await import("#contract/client.ts");
    return createApi({ base: apiBase, send: sendByFetch, token });
  }, [apiBase, token]);
}
