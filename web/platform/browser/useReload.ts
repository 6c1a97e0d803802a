import { useCallback, useEffect } from "react";
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

/** A page the browser has put aside whole comes back as it was left: what it shows is asked for again (PE23). */
export function useFreshOnReturn(): void {
  const reload = useReload();
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => (persisted ? void reload() : undefined);
    window.addEventListener("pageshow", refresh);
    return () => window.removeEventListener("pageshow", refresh);
  }, [reload]);
}
