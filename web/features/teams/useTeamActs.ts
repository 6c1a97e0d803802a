import { useCallback } from "react";
import { useRevalidator } from "react-router";
import type { Api } from "#contract/api/client.ts";
import { ApiFailure } from "#contract/error.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

/** Does one thing about the teams; tells whether it was done, and says why not. */
export type TeamAct = (work: (api: Api) => Promise<unknown>, done: string) => Promise<boolean>;

export function useTeamActs(): TeamAct {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  return useCallback(
    async (work, done) => {
      try {
        await work(api);
      } catch (cause) {
        if (!(cause instanceof ApiFailure)) throw cause;
        showToast({ message: apiErrorText(cause.error) });
        return false;
      }
      showToast({ type: "success", message: done });
      await revalidate();
      return true;
    },
    [api, revalidate],
  );
}
