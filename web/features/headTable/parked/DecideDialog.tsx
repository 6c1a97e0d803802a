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
import { useState } from "react";
import { useRevalidator } from "react-router";
import { z } from "zod";

const { reason: schema } = resolveRequestSchema.shape.data.shape;
const FIELDS = {
  reason: shortReasonField({ label: text.dialog.reason, hint: text.dialog.reasonHint, schema }),
};

type Props = { group: ParkedGroup; decision: Decision; onClose: () => void };

/** The acts once more, what the decision does to the protocol, and why it is made. */
export function DecideDialog({ group, decision, onClose }: Props) {
  // A decision is about the bout as it was when the question came up, and after a conflict as it is shown since.
  const [version, setVersion] = useState(group.version);
  const decide = useDecide();
  const { acts, surnames, counters, score, targets } = group;
  const isAccepting = decision === "accept";
  return (
    <ActDialog
      title={(isAccepting ? text.dialog.acceptTitle : text.dialog.dismissTitle)(acts.length)}
      confirm={isAccepting ? text.accept : text.dismiss}
      isDangerous={!isAccepting}
      fields={FIELDS}
      onClose={onClose}
      onConfirm={async ({ reason }) => {
        const { answer, seen } = await decide(acts, { decision, reason, version });
        setVersion(seen);
        return answer;
      }}
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
      <p>{(isAccepting ? text.dialog.acceptText : text.dialog.dismissText)(acts.length)}</p>
    </ActDialog>
  );
}

export type Decision = ResolveRequest["data"]["decision"];

/**
 * Decides about acts one after another; the first that is refused stops it, and the answer says why. `seen` is the bout's
 * version as the page shows it from then on.
 */
function useDecide() {
  const backgroundApi = useBackgroundApi();
  const { revalidate } = useRevalidator();

  return async (
    acts: readonly ParkedAct[],
    { version, ...decided }: ResolveRequest["data"],
  ): Promise<{ readonly answer: true | string; readonly seen: number }> => {
    let done = 0;
    let seen = version;
    let refusal: string | undefined;
    for (const { id } of acts) {
      try {
        const { data } = await backgroundApi.parked.resolve(id, { data: { ...decided, version: seen } });
        seen = data.fighting.version;
        done += 1;
      } catch (cause) {
        const told = refusalOf(cause);
        refusal = told.words;
        seen = told.version ?? seen;
        break;
      }
    }
    await revalidate();
    const isAccepting = decided.decision === "accept";
    if (refusal !== undefined) return { answer: text.dialog.stopped(done, isAccepting, refusal), seen };
    const message = isAccepting ? text.dialog.acceptDone(done) : text.dialog.dismissDone(done);
    showToast({ type: "success", message });
    return { answer: true, seen };
  };
}

const refusalSchema = z.object({
  code: z.string(),
  reason: z.string().optional(),
  /** What the bout has come to, where that is the reason. */
  version: z.number().optional(),
});

function refusalOf(cause: unknown): { readonly words: string; readonly version?: number | undefined } {
  if (!(cause instanceof ApiFailure)) throw cause;
  const { data } = refusalSchema.safeParse(cause.error.details);
  if (data === undefined) return { words: apiErrorText(cause.error) };
  return { words: decisionRefusal(data.code, data.reason), version: data.version };
}
