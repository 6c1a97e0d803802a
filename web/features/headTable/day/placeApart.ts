import type { Fighting } from "#contract/competition/entity.ts";
import { dayPlan } from "#web/features/headTable/desk/dayPlan.ts";
import { openBouts } from "#web/features/headTable/desk/matBouts.ts";
import { placed, withOrders } from "#web/features/headTable/desk/matOrders.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

/** So many places back are tried: a bout that has to go further belongs on another mat. */
const MOST_PLACES = 20;

type ApartPlace = {
  /** The bout it goes right before; undefined is the end of the queue. */
  readonly before: string | undefined;
  readonly startMs: number | undefined;
};

/** The nearest place further back on its own mat where nobody of it has to be in two places (DY4). */
export function placeApart(
  { competition, view, plan, nowMs }: Pick<DeskState, "competition" | "view" | "plan" | "nowMs">,
  bout: Fighting,
): ApartPlace | undefined {
  const carpet = view.carpets.get(bout.carpet?.uuid ?? "");
  if (carpet === undefined) return undefined;
  const queue = openBouts(view, plan, carpet).queue.map(({ uuid }) => uuid);
  const own = queue.indexOf(bout.uuid);
  const last = Math.min(queue.length - 1, own + MOST_PLACES);
  for (let behind = own + 1; behind <= last; behind += 1) {
    const before = queue[behind + 1];
    const orders = placed(competition, [bout.uuid], carpet.uuid, before);
    const next = dayPlan(withOrders(competition, orders), nowMs);
    const isClear = next.conflictsOf(bout.uuid).every(({ severity }) => severity !== "hard");
    if (isClear) return { before, startMs: next.starts.get(bout.uuid)?.startMs };
  }
  return undefined;
}
