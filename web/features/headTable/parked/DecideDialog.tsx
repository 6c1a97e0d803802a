import { ApiFailure } from "#contract/error.ts";
import { resolveRequestSchema, type ParkedAct, type ResolveRequest } from "#contract/bout/parked.ts";
import styles from "./Parked.module.css";
import type { ParkedGroup } from "./parkedGroups.ts";
import { actWords } from "#web/features/refereeing/face.ts";
import { formatClock } from "#web/i18n/times.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { parked as text, decisionRefusal } from "#texts/headTable/parked.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { shortReasonField } from "#web/kit/forms/limits.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useRevalidator } from "react-router";
import { z } from "zod";

const { reason: schema } = resolveRequestSchema.shape.data.shape;
const FIELDS = {
  reason: shortReasonField({ label: text.dialog.reason, hint: text.dialog.reasonHint, schema }),
};

type Props = { group: ParkedGroup; decision: Decision; onClose: () => void };

/** The acts once more, what the decision does to the protocol, and why it is made. */
export function DecideDialog({ group, decision, onClose }: Props) {
  const decide = useDecide();
  const { acts, surnames, counters, score, targets } = group;
  const isAccepting = decision === "accept";
  return (
    <ActDialog
      title={isAccepting ? text.dialog.acceptTitle : text.dialog.dismissTitle}
      confirm={isAccepting ? text.accept : text.dismiss}
      isDangerous={!isAccepting}
      fields={FIELDS}
      onClose={onClose}
      onConfirm={({ reason }) => decide(acts, decision, reason)}
    >
      <p>
        {group.title}, {text.score(score.red, score.blue)}
      </p>
      <Stack as="ol" gap={4} className={styles.chosen}>
        {acts.map(({ id, submitted }) => (
          <li key={id}>
            <span>{submitted.boutMs === null ? "" : formatClock(submitted.boutMs)}</span>
            <b>{actWords(submitted.event, surnames, counters, targets)}</b>
          </li>
        ))}
      </Stack>
      <p>{isAccepting ? text.dialog.acceptText(acts.length) : text.dialog.dismissText}</p>
    </ActDialog>
  );
}

export type Decision = ResolveRequest["data"]["decision"];

/** Decides about acts one after another; the first that is refused stops it, and the answer says why. */
function useDecide() {
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
