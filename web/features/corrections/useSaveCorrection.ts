import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CorrectionRequest } from "#contract/correction.ts";
import { showToast } from "#web/frame/toasts/toasts.ts";
import { useBackgroundApi } from "#web/session/useApi.ts";
import { failureOf, type Preview } from "./usePreview.ts";

type Outcome = "idle" | "saving" | "failed";

/** Saves what was agreed to; a plan that no longer holds comes back to be read again. */
export function useSaveCorrection(setPreview: (preview: Preview) => void, said: string, onSaved: () => void) {
  const backgroundApi = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Outcome>("idle");

  const save = async (data: CorrectionRequest["data"]) => {
    setOutcome("saving");
    try {
      await backgroundApi.corrections.apply({ data });
    } catch (cause) {
      const failure = failureOf(cause);
      // The plan that was read stays in sight while the network is away.
      if (failure.status !== "offline") setPreview(failure);
      setOutcome(failure.status === "offline" ? "failed" : "idle");
      return;
    }
    setOutcome("idle");
    showToast({ message: said, type: "success" });
    onSaved();
    await revalidate();
  };
  return { save, isSaving: outcome === "saving", hasFailed: outcome === "failed" };
}
