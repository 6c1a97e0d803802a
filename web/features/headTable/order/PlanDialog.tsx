import type { ReactNode } from "react";
import { apartMinutes } from "./planChange.ts";
import { SEARCH_MS } from "./planMessages.ts";
import type { Plan } from "#domain/schedule/plan/plan.ts";
import type { FoundPlan, Planning } from "./usePlanning.ts";
import { boutDialogs } from "#texts/headTable/boutDialogs.ts";
import { mats } from "#texts/headTable/mats.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { useTimes } from "#web/sport/time/ClockTime.tsx";

const text = mats.balance;

type Props<From> = {
  title: string;
  /** What a plan leaves alone, and how its times are meant. */
  lead: string;
  planning: Planning<From>;
  /** Whether the end of the last day is what everybody asks for while the search goes on. */
  tellsEnd: boolean;
  /** What the plan that was found would change; undefined when it is not worth an announcement. */
  difference: ReactNode | undefined;
  /** When the day ends as it is. */
  ends: Pick<Plan, "endMs" | "matEndsMs"> | undefined;
  /** What else can be asked for once the search is over. */
  children?: ReactNode;
  /** Answers with words where the plan cannot be taken any more. */
  onTake: (found: FoundPlan<From>) => Promise<boolean | string>;
  onStop: () => void;
  onClose: () => void;
};

/** A plan is looked for, its effect is shown, and it is taken or left (DY17, DY71). */
export function PlanDialog<From>(props: Props<From>) {
  const { title, lead, planning, tellsEnd, difference, ends, children, onTake, onStop, onClose } = props;
  const times = useTimes();
  if (planning.kind === "done" && difference !== undefined)
    return (
      <ActDialog
        title={title}
        confirm={text.apply}
        cancel={text.leave}
        size="lg"
        onConfirm={() => onTake(planning)}
        onClose={onClose}
      >
        <Stack gap={16}>
          <p>{lead}</p>
          {difference}
          {children}
        </Stack>
      </ActDialog>
    );
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={boutDialogs.common.close}>
      {planning.kind === "done" ? (
        <Stack gap={16}>
          {ends === undefined ? null : <p>{text.nothing(times(ends.endMs), apartMinutes(ends))}</p>}
          {children}
        </Stack>
      ) : (
        <Searching planning={planning} lead={lead} tellsEnd={tellsEnd} onStop={onStop} />
      )}
    </Dialog>
  );
}

type SearchingProps<From> = {
  planning: Exclude<Planning<From>, { kind: "done" }>;
  lead: string;
  tellsEnd: boolean;
  onStop: () => void;
};

function Searching<From>({ planning, lead, tellsEnd, onStop }: SearchingProps<From>) {
  const times = useTimes();
  if (planning.kind === "failed") return <p>{text.failed}</p>;
  const isUnderWay = planning.kind === "searching";
  const elapsedMs = isUnderWay ? planning.elapsedMs : 0;
  const better = isUnderWay ? planning.better : 0;
  const words = text.progress(Math.round(elapsedMs / 1000), SEARCH_MS / 1000, better);
  return (
    <Stack gap={12}>
      <p>{lead}</p>
      <ProgressBar label={text.searching} value={elapsedMs} max={SEARCH_MS} valueText={words} />
      <p>
        {text.searching}: {words}
      </p>
      {isUnderWay && tellsEnd && planning.before !== undefined ? (
        <p>
          {text.dayEnd}: <b>{text.change(times(planning.before.endMs), times(planning.endMs))}</b>
        </p>
      ) : null}
      <Button variant="secondary" disabled={!isUnderWay} onClick={onStop}>
        {text.stop}
      </Button>
    </Stack>
  );
}
