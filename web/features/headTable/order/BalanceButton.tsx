import { SEARCH_MS } from "./planMessages.ts";
import { apartMinutes, arrangedMats, isBetter } from "./planChange.ts";
import { PlanDifference } from "./PlanDifference.tsx";
import { usePlanning, type Planning } from "./usePlanning.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { boutDialogs } from "#web/i18n/ru/headTable/boutDialogs.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { useTimes } from "#web/sport/time/ClockTime.tsx";

const text = mats.balance;

/** Plans the rest of the day anew: what would change is shown before one press takes it (DY17). */
export function BalanceButton({ desk }: { desk: DeskState }) {
  const { competition, nowMs } = desk;
  const { planning, start, stop, close } = usePlanning();
  if (competition.status !== "in_progress" || competition.carpets.length < 2) return null;
  return (
    <>
      <Button onClick={() => start(competition, nowMs)}>
        <Icon name="bolt" size={18} />
        {text.title}
      </Button>
      {planning === undefined ? null : planning.kind === "done" &&
        isBetter(planning.before, planning.plan) ? (
        <ActDialog
          title={text.title}
          confirm={text.apply}
          size="lg"
          onConfirm={() => apply(desk, planning)}
          onClose={close}
        >
          <PlanDifference view={desk.view} found={planning} />
        </ActDialog>
      ) : (
        <Dialog isOpen onClose={close} title={text.title} closeLabel={boutDialogs.common.close}>
          <Searching planning={planning} onStop={stop} />
        </Dialog>
      )}
    </>
  );
}

type Done = Extract<Planning, { kind: "done" }>;

/** One act for all mats: either the plan stands or nothing has moved, and it comes back as one (DK3). */
async function apply({ perform }: DeskState, { from, plan }: Done): Promise<boolean> {
  const changed = arrangedMats(from, plan);
  const before = new Map(changed.flatMap(({ carpet, seen }) => seen.map((uuid) => [uuid, carpet] as const)));
  const moved = changed.flatMap(({ carpet, order }) => order.filter((uuid) => before.get(uuid) !== carpet));
  const bout = moved[0] ?? changed[0]?.order[0];
  if (bout === undefined) return true;
  return perform(
    `arrange ${from.rev}`,
    (api, id) => api.acts.arrange(bout, { data: { id, mats: changed } }),
    { done: text.done },
  );
}

function Searching({ planning, onStop }: { planning: Planning; onStop: () => void }) {
  const times = useTimes();
  if (planning.kind === "failed") return <p>{text.failed}</p>;
  if (planning.kind === "done") {
    const ends = planning.before ?? planning.plan;
    return <p>{text.nothing(times(ends.endMs), apartMinutes(ends))}</p>;
  }
  const isUnderWay = planning.kind === "searching";
  const elapsedMs = isUnderWay ? planning.elapsedMs : 0;
  const better = isUnderWay ? planning.better : 0;
  const words = text.progress(Math.round(elapsedMs / 1000), SEARCH_MS / 1000, better);
  return (
    <Stack gap={12}>
      <p>{text.lead}</p>
      <ProgressBar label={text.searching} value={elapsedMs} max={SEARCH_MS} valueText={words} />
      <p>
        {text.searching}: {words}
      </p>
      {isUnderWay && planning.before !== undefined ? (
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
