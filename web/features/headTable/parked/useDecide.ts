import { useRevalidator } from "react-router";
import { z } from "zod";
import { ApiFailure } from "#contract/error.ts";
import type { ParkedAct, ResolveRequest } from "#contract/parked.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { apiErrorText } from "#web/i18n/ru/apiErrorText.ts";
import { decisionRefusal, parked as text } from "#web/i18n/ru/headTable/parked.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

export type Decision = ResolveRequest["data"]["decision"];

/** Decides about acts one after another; the first that is refused stops it, and the answer says why. */
export function useDecide() {
  const backgroundApi = useBackgroundApi();
  const { revalidate } = useRevalidator();

  return async (acts: readonly ParkedAct[], decision: Decision, reason: string): Promise<true | string> => {
    let done = 0;
    let version = acts[0]?.fighting.version ?? 0;
    let refusal: string | undefined;
    for (const { id } of acts) {
      try {
        const { data } = await backgroundApi.parked.resolve(id, { data: { decision, reason, version } });
        version = data.fighting.version;
        done += 1;
      } catch (cause) {
        refusal = refusalOf(cause);
        break;
      }
    }
    await revalidate();
    if (refusal !== undefined) return text.dialog.stopped(done, refusal);
    const message = decision === "accept" ? text.dialog.acceptDone(done) : text.dialog.dismissDone(done);
    showToast({ type: "success", message });
    return true;
  };
}

const refusalSchema = z.object({ code: z.string(), reason: z.string().optional() });

function refusalOf(cause: unknown): string {
  if (!(cause instanceof ApiFailure)) throw cause;
  const details = refusalSchema.safeParse(cause.error.details);
  return details.success
    ? decisionRefusal(details.data.code, details.data.reason)
    : apiErrorText(cause.error);
}
