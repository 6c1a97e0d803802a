import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { reload } from "#texts/general.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";

/** Reads the page again after an act. Never throws: what was saved is saved, even when the page cannot show it yet. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    // Without network the router would put its page of errors in the place of what is shown.
    if (!navigator.onLine) {
      showToast({ message: reload.failed });
      return;
    }
    try {
      await revalidate();
    } catch {
      showToast({ message: reload.failed });
    }
  }, [revalidate]);
}
