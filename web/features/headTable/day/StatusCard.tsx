import { useState } from "react";
import type { Competition, CompetitionStatus } from "#contract/competition/entity.ts";
import { statusReasonSchema } from "#contract/reason.ts";
import { ClosingDialog, ReopenDialog } from "#web/features/closing/face.ts";
import { decideStatusMove, type Readiness } from "#domain/competition/statusMove.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { reasonField } from "#web/kit/forms/limits.ts";
import { useMay } from "#web/platform/session/decideAccess.ts";
import { competitionStatuses } from "#texts/sport/bout.ts";
import { status as text } from "#texts/headTable/status.ts";
import { problemText } from "#texts/problems.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { FoldedCard } from "#web/kit/FoldedCard.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { DayClosing } from "./DayClosing.tsx";
import styles from "./StatusCard.module.css";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

type Step = {
  readonly name: keyof typeof text.move;
  readonly to: CompetitionStatus;
  readonly isBack: boolean;
};

const STEPS: Readonly<Record<CompetitionStatus, readonly Step[]>> = {
  draft: [{ name: "start", to: "in_progress", isBack: false }],
  in_progress: [
    { name: "close", to: "closed", isBack: false },
    { name: "back", to: "draft", isBack: true },
  ],
  closed: [{ name: "reopen", to: "in_progress", isBack: true }],
};

/** Where the competition stands, and what the next step will do (CP8-CP10, CP19, DK11). */
export function StatusCard({ desk }: { desk: DeskState }) {
  const { competition } = desk;
  const isChief = useMay("decide");
  const [asked, setAsked] = useState<Step>();
  // While bouts are fought nothing of it is pressed for hours. What was opened stays open.
  const [isOpen] = useState(competition.status !== "in_progress");
  const steps = STEPS[competition.status].filter(({ isBack }) => !isBack || isChief);
  return (
    <>
      <FoldedCard
        title={text.title}
        isOpen={isOpen}
        aside={
          <Badge tone={competition.status === "in_progress" ? "live" : "line"}>
            {competitionStatuses[competition.status]}
          </Badge>
        }
      >
        <Stack gap={12} className={styles.body}>
          <p>{text.about[competition.status](competition.event?.showCompetition ?? false)}</p>
          <DayClosing desk={desk} />
          {steps.map((step) => (
            <StepButton key={step.name} competition={competition} step={step} onAsk={() => setAsked(step)} />
          ))}
        </Stack>
      </FoldedCard>
      <StepDialog desk={desk} step={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

type StepProps = { competition: Competition; step: Step; onAsk: () => void };

function StepButton({ competition, step: { name, to, isBack }, onAsk }: StepProps) {
  const isChief = useMay("decide");
  const mover = { isAdmin: isChief, reason: undefined };
  const decided = decideStatusMove(competition.status, to, readinessOf(competition), mover);
  // A reason is asked for in the dialog; everything else has to be done first.
  const problem = decided.ok || decided.problem.code === "reason-missing" ? undefined : decided.problem.code;
  return (
    <>
      <Button variant={isBack ? "ghost" : "secondary"} disabled={problem !== undefined} onClick={onAsk}>
        {text.move[name]}
      </Button>
      {problem === undefined ? null : <p className={styles.blocked}>{problemText(problem)}</p>}
    </>
  );
}

type DialogProps = { desk: DeskState; step: Step; onClose: () => void };

/** An event is closed and opened again in the same words wherever that is done (EV13). */
function StepDialog({ step, desk, onClose }: Omit<DialogProps, "step"> & { step: Step | undefined }) {
  const { uuid, documentId, event } = desk.competition;
  if (step === undefined) return null;
  const { name } = step;
  if (name === "close")
    return <ClosingDialog subject={{ uuid, documentId, eventId: event?.id }} onClose={onClose} />;
  return name === "reopen" ? (
    <ReopenDialog documentId={documentId} onClose={onClose} />
  ) : (
    <MoveDialog {...{ desk, step, name, onClose }} />
  );
}

type MoveProps = DialogProps & { name: keyof typeof text.effect };

function MoveDialog({ desk: { competition, perform }, step, name, onClose }: MoveProps) {
  return (
    <ActDialog
      title={`${text.move[name]}?`}
      confirm={text.move[name]}
      isDangerous={step.isBack}
      fields={{
        reason: {
          ...reasonField({ label: text.reason, hint: text.reasonHint, schema: statusReasonSchema }),
          isAsked: () => step.isBack,
        },
      }}
      onConfirm={({ reason }) =>
        perform(
          `status ${competition.uuid} ${step.to}`,
          (api) =>
            api.competitions.move(competition.documentId, {
              status: step.to,
              ...(reason !== "" && { statusReason: reason }),
            }),
          { done: text.done[name] },
        )
      }
      onClose={onClose}
    >
      <p>{text.effect[name]}</p>
    </ActDialog>
  );
}

/** As far as the page can tell; the server looks at every bout. */
function readinessOf({ categories, carpets }: Competition): Readiness {
  const isOver = (status: string) => status === "finished" || status === "awarded";
  return {
    drawnCategories: categories.filter(({ status }) => status !== "draft").length,
    mats: carpets.length,
    undecidedCategories: categories.filter(({ status, fighters }) => fighters.length > 1 && !isOver(status))
      .length,
    // Told in the dialog, with the ways to them.
    boutsOnMats: 0,
    waitingActs: 0,
  };
}
