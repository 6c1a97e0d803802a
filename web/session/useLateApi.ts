import { useCallback } from "react";
import type { Api } from "#contract/client.ts";
import { sendByFetch } from "./sendByFetch.ts";
import { useSession } from "./Session.tsx";

/** The client of every call, fetched with the first one: for a public page that asks for something now and again. */
export function useLateApi(): () => Promise<Api> {
  const { apiBase, token } = useSession();
  return useCallback(async () => {
    const { createApi } = await import("#contract/client.ts");
    return createApi({ base: apiBase, send: sendByFetch, token });
  }, [apiBase, token]);
}
