import {
  correctionPlanSchema,
  correctionPreviewSchema,
  type CorrectionPlanAnswer,
  type CorrectionPreview,
  type CorrectionRequest,
} from "#contract/correction/correction.ts";
import { ApiFailure } from "#contract/error.ts";
import { corrections as text } from "#texts/corrections/corrections.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { z } from "zod";

export type Preview =
  | { readonly status: "none" }
  | { readonly status: "loading" }
  | ({ readonly status: "ready"; readonly isStale: boolean } & CorrectionPlanAnswer)
  | { readonly status: "refused"; readonly code: string | undefined }
  | { readonly status: "offline" };

type Answered = { readonly question: string; readonly preview: Preview };

const SETTLE_MS = 150;

/** What the correction would change, asked again whenever it is worded differently. */
export function usePreview(asked: CorrectionPreview["data"] | undefined) {
  const backgroundApi = useBackgroundApi();
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>();
  // The wording is compared as text: the object is made anew on every render.
  const question = asked === undefined ? undefined : JSON.stringify({ data: asked, attempt });

  useEffect(() => {
    if (question === undefined) return;
    let isCurrent = true;
    const answer = (preview: Preview) => {
      if (isCurrent) setAnswered({ question, preview });
    };
    const timer = setTimeout(() => {
      backgroundApi.corrections.preview(readQuestion(question)).then(
        ({ data }) => answer({ status: "ready", isStale: false, ...data }),
        (cause: unknown) => answer(failureOf(cause)),
      );
    }, SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [question, backgroundApi]);

  return {
    preview: previewOf(question, answered),
    setPreview: (preview: Preview) => question !== undefined && setAnswered({ question, preview }),
    retry: () => setAttempt((count) => count + 1),
  };
}

function previewOf(question: string | undefined, answered: Answered | undefined): Preview {
  if (question === undefined) return { status: "none" };
  return answered?.question === question ? answered.preview : { status: "loading" };
}

const questionSchema = z.object({ data: correctionPreviewSchema.shape.data });

function readQuestion(question: string): CorrectionPreview {
  return questionSchema.parse(JSON.parse(question));
}

const staleSchema = z.object({
  code: z.literal("plan-stale"),
  plan: correctionPlanSchema,
  planHash: z.string(),
});
const refusalSchema = z.object({ code: z.string() });

/** A refused plan comes with the one that holds now. */
export function failureOf(cause: unknown): Preview {
  if (!(cause instanceof ApiFailure) || cause.error.status >= 500) return { status: "offline" };
  const stale = staleSchema.safeParse(cause.error.details);
  if (stale.success)
    return { status: "ready", isStale: true, plan: stale.data.plan, planHash: stale.data.planHash };
  return { status: "refused", code: refusalSchema.safeParse(cause.error.details).data?.code };
}

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
