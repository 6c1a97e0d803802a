import { useState } from "react";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { drawing } from "#texts/drawing.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import type { DrawDesk } from "./drawDesk.ts";
import { RetryBanner } from "#web/kit/RetryBanner.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useAnswer } from "#web/platform/session/useAnswer.ts";
import { Button } from "#web/kit/Button.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { FoldedCard } from "#web/kit/FoldedCard.tsx";
import styles from "./Drawing.module.css";

const text = drawing.notices;

/** Sends the schedule to who does not know it yet; pressing twice sends nothing twice. */
export function NoticesCard({ desk }: { desk: DrawDesk }) {
  const { competition, perform } = desk;
  const [isAsked, setIsAsked] = useState(false);
  const isDrawn = competition.categories.some(({ status }) => status === "drawn" || status === "in_progress");
  if (!isDrawn || competition.status === "closed") return null;
  const send = () =>
    perform(
      `notices ${competition.uuid}`,
      async (api) => {
        const { draws, schedules } = (await api.notices.publish(competition.uuid)).data;
        showToast({ type: "success", message: text.sent(draws + schedules) });
      },
      {},
    );
  return (
    <FoldedCard title={text.title}>
      <Stack gap={14}>
        <p className={styles.hint}>{text.text}</p>
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          {text.send}
        </Button>
      </Stack>
      {isAsked ? (
        <SendDialog uuid={competition.uuid} onSend={send} onClose={() => setIsAsked(false)} />
      ) : null}
    </FoldedCard>
  );
}

type SendProps = { uuid: string; onSend: () => Promise<boolean>; onClose: () => void };

/** How many mails will go is said before they go (NT8). */
function SendDialog({ uuid, onSend, onClose }: SendProps) {
  const api = useBackgroundApi();
  const [turn, setTurn] = useState(0);
  const asked = useAnswer(`${uuid} ${turn}`, async () => (await api.notices.preview(uuid)).data);
  const letters = asked?.answer && asked.answer.draws + asked.answer.schedules;
  return (
    <ActDialog
      title={text.asked}
      confirm={letters ? text.sendCounted(letters) : text.send}
      canConfirm={letters !== undefined && letters > 0}
      onConfirm={onSend}
      onClose={onClose}
    >
      {asked === undefined ? <Skeleton /> : null}
      {asked?.problem === undefined ? null : (
        <RetryBanner title={asked.problem} onRetry={() => setTurn(turn + 1)} />
      )}
      {letters === undefined ? null : <p>{letters === 0 ? text.nobody : text.askedText}</p>}
    </ActDialog>
  );
}
