import { useCallback, useMemo, useRef } from "react";
import { useRevalidator } from "react-router";
import type { Api } from "#contract/client.ts";
import { ApiFailure } from "#contract/error.ts";
import { matRefusalSchema } from "#contract/matActs.ts";
import { newUuid } from "#web/offline/device.ts";
import { showToast } from "#web/frame/toasts/toasts.ts";
import { apiErrorText } from "#web/i18n/apiErrorText.ts";
import { actRefusalText } from "#web/i18n/ru/mats.ts";
import { useBackgroundApi } from "#web/session/useApi.ts";

/** Does one thing on the server; tells whether it was done. */
export type Perform = (
  /** What it is: pressed again after a lost answer, the same thing keeps its id (DY26). */
  key: string,
  work: (api: Api, id: string) => Promise<unknown>,
  options: { readonly done?: string; readonly onRefused?: (cause: unknown) => boolean },
) => Promise<boolean>;

/** The acts of an official: each is done once however often it is pressed, and refused in words. */
export function useActs(): { readonly perform: Perform; readonly refresh: () => Promise<void> } {
  const backgroundApi = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const ids = useRef(new Map<string, string>());
  const perform = useCallback<Perform>(
    async (key, work, { done, onRefused }) => {
      const id = ids.current.get(key) ?? newUuid();
      ids.current.set(key, id);
      try {
        await work(backgroundApi, id);
        ids.current.delete(key);
        if (done !== undefined) showToast({ type: "success", message: done });
        // The push brings it too; who acted must see it even when the socket is away.
        await revalidate();
        return true;
      } catch (cause) {
        // A refusal is an answer: the next press is a new act.
        if (isRefusal(cause)) ids.current.delete(key);
        if (onRefused?.(cause) !== true) showToast({ message: refusalOf(cause) });
        return false;
      }
    },
    [backgroundApi, revalidate],
  );
  return useMemo(() => ({ perform, refresh: revalidate }), [perform, revalidate]);
}

const isRefusal = (cause: unknown) => cause instanceof ApiFailure && cause.error.name !== "UnknownError";

function refusalOf(cause: unknown): string {
  if (!(cause instanceof ApiFailure)) throw cause;
  const { error } = cause;
  if (error.status === 403) return actRefusalText("forbidden");
  const details = matRefusalSchema.safeParse(error.details);
  if (!details.success) return apiErrorText(error);
  const { code, reason } = details.data;
  return actRefusalText(code, typeof reason === "string" ? reason : undefined);
}
