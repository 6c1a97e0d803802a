import { useCallback, useMemo, useRef } from "react";
import { useRevalidator } from "react-router";
import type { Api } from "#contract/api/client.ts";
import { ApiFailure, isAnswered, type ApiError } from "#contract/error.ts";
import { newUuid } from "#web/platform/offline/device.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { startTimer } from "#web/platform/timer.ts";
import { roomConnection } from "#web/platform/clock/roomConnection.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

/** Does one thing on the server; tells whether it was done. */
export type Perform = (
  /** What it is: pressed again after a lost answer, the same thing keeps its id (DY26). */
  key: string,
  work: (api: Api, id: string) => Promise<unknown>,
  options: { readonly done?: string; readonly onRefused?: (cause: unknown) => boolean },
) => Promise<boolean>;

export type Acts = {
  readonly perform: Perform;
  /** Loads the page again after a refusal. Where no answer came none would come now: the page stays as it is. */
  readonly refresh: () => Promise<void>;
};

/** A page that hears of every change by itself: what it shows need not be loaded again after an act. */
export type Listening = {
  readonly rev: () => number;
  /** Looks again at what is not pushed. */
  readonly look: () => void;
};

/** The acts of an official: each is done once however often it is pressed, and refused in the words of its page. */
export function useActs(refusalText: (error: ApiError) => string, listening?: Listening): Acts {
  const backgroundApi = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const ids = useRef(new Map<string, string>());
  const hasAnswer = useRef(true);
  const perform = useCallback<Perform>(
    async (key, work, { done, onRefused }) => {
      const id = ids.current.get(key) ?? newUuid();
      ids.current.set(key, id);
      const revBefore = listening?.rev() ?? 0;
      try {
        await work(backgroundApi, id);
        ids.current.delete(key);
        if (done !== undefined) showToast({ type: "success", message: done });
        // The push brings it too; who acted must see it even when the socket is away.
        if (listening === undefined || roomConnection.get() !== "live") await revalidate();
        else lookOrLoad(listening, revBefore, revalidate);
        return true;
      } catch (cause) {
        hasAnswer.current = isAnswered(cause);
        // A refusal is an answer: the next press is a new act.
        if (hasAnswer.current) ids.current.delete(key);
        if (onRefused?.(cause) !== true) showToast({ message: refusalText(errorOf(cause)) });
        return false;
      }
    },
    [backgroundApi, revalidate, refusalText, listening],
  );
  const refresh = useCallback(async () => {
    if (hasAnswer.current) await revalidate();
  }, [revalidate]);
  return useMemo(() => ({ perform, refresh }), [perform, refresh]);
}

/** A line that looks open and brings nothing is not believed for longer. */
const PUSHED_WITHIN_MS = 2000;

function lookOrLoad({ rev, look }: Listening, revBefore: number, load: () => Promise<void>): void {
  look();
  startTimer(PUSHED_WITHIN_MS, () => {
    if (rev() === revBefore) void load();
  });
}

function errorOf(cause: unknown): ApiError {
  if (!(cause instanceof ApiFailure)) throw cause;
  return cause.error;
}
