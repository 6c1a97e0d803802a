import { useMemo } from "react";
import { createApi, type Api } from "#contract/api/client.ts";
import { broadcastFailure } from "#web/platform/toasts/apiFailures.ts";
import { sendByFetch } from "./sendByFetch.ts";
import { useSession } from "./Session.tsx";

/**
 * Every call of the product, made in the browser; every failure is broadcast before it is thrown. Brings all schemas with
 * it: not for public pages.
 */
export function useApi(): Api {
  const { apiBase, token } = useSession();
  return useMemo(
    () => createApi({ base: apiBase, send: sendByFetch, token, onFailure: broadcastFailure }),
    [apiBase, token],
  );
}

/** For calls nobody waits for, such as sending what was kept while offline: who makes them shows their state. */
export function useBackgroundApi(): Api {
  const { apiBase, token } = useSession();
  return useMemo(() => createApi({ base: apiBase, send: sendByFetch, token }), [apiBase, token]);
}
