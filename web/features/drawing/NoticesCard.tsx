import { useState } from "react";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { drawing } from "#texts/drawing.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import type { DrawDesk } from "./drawDesk.ts";
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
        <ActDialog
          title={text.asked}
          confirm={text.send}
          focusesConfirm
          onConfirm={send}
          onClose={() => setIsAsked(false)}
        >
          <p>{text.askedText}</p>
        </ActDialog>
      ) : null}
    </FoldedCard>
  );
}
