import { useRevalidator } from "react-router";
import type { CorrectionRequest } from "#contract/correction.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { corrections as text } from "#web/i18n/ru/corrections/corrections.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { failureOf, type Preview } from "./usePreview.ts";

/**
 * Saves what was agreed to. A plan that no longer holds comes back to be read again; what stands in the way otherwise is
 * the answer.
 */
export function useSaveCorrection(setPreview: (preview: Preview) => void, said: string) {
  const backgroundApi = useBackgroundApi();
  const { revalidate } = useRevalidator();
  return async (data: CorrectionRequest["data"]): Promise<boolean | string> => {
    try {
      await backgroundApi.corrections.apply({ data });
    } catch (cause) {
      const failure = failureOf(cause);
      // The plan that was read stays in sight while the network is away.
      if (failure.status === "offline") return text.failed;
      setPreview(failure);
      return false;
    }
    showToast({ message: said, type: "success" });
    await revalidate();
    return true;
  };
}
