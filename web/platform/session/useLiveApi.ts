import { useMemo } from "react";
import { createLiveApi, type LiveApi } from "#contract/live.ts";
import { sendByFetch } from "./sendByFetch.ts";
import { useSession } from "./Session.tsx";

/** What a page that follows a competition asks for; nobody waits for it, so a failure makes no noise. */
export function useLiveApi(): LiveApi {
  const { apiBase, token } = useSession();
  return useMemo(() => createLiveApi({ base: apiBase, send: sendByFetch, token }), [apiBase, token]);
}
