import { useMemo } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { isDayOver } from "#domain/schedule/programme/closing.ts";
import { arrangedMats, isBetter, shownChange } from "./planChange.ts";
import { PlanDialog } from "./PlanDialog.tsx";
import { PlanDifference } from "./PlanDifference.tsx";
import { usePlanning, type FoundPlan } from "./usePlanning.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { mats } from "#texts/headTable/mats.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";

const text = mats.balance;

/** Plans the rest of the day anew: what would change is shown before one press takes it (DY17). */
export function BalanceButton({ desk }: { desk: DeskState }) {
  const { competition, nowMs } = desk;
  const { planning, start, stop, close } = usePlanning<Competition>();
  const found = planning?.kind === "done" ? planning : undefined;
  const shown = useMemo(() => found && shownChange(found.from, found.plan, nowMs), [found, nowMs]);
  if (competition.status !== "in_progress" || competition.carpets.length < 2) return null;
  if (isDayOver(competition.programme, nowMs)) return null;
  return (
    <>
      <Button onClick={() => start(competition, { competition, nowMs })}>
        <Icon name="bolt" size={18} />
        {text.title}
      </Button>
      {planning === undefined ? null : (
        <PlanDialog
          title={text.title}
          lead={text.lead}
          planning={planning}
          // Its last plan is not told while it is looked for: what it changes is shown as a whole.
          tellsEnd={false}
          ends={shown?.before}
          difference={
            found && shown && isBetter(shown.before, shown.after) ? (
              <PlanDifference
                view={desk.view}
                before={shown.before}
                plan={shown.after}
                splits={found.splits}
              />
            ) : undefined
          }
          onTake={(taken) => apply(desk, taken)}
          onStop={stop}
          onClose={close}
        />
      )}
    </>
  );
}

/** One act for all mats: either the plan stands or nothing has moved, and it comes back as one (DK3). */
async function apply({ perform }: DeskState, { from, plan }: FoundPlan<Competition>): Promise<boolean> {
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
