import type { ArrangeRequest } from "#contract/day/matActs.ts";
import type { Competition } from "#contract/competition/entity.ts";
import type { Plan, Planner } from "#domain/schedule/plan/plan.ts";
import { openOrder } from "#web/features/headTable/desk/matOrders.ts";

type Ends = Pick<Plan, "endMs" | "matEndsMs">;

/** A plan is worth an announcement when the day ends a minute earlier for it. */
export const isBetter = (before: Planner["before"], { endMs }: Ends): boolean =>
  before !== undefined && before.endMs - endMs >= 60_000;

/** How long after the first mat the last one ends. */
export function apartMinutes({ matEndsMs }: Ends): number {
  const ends = [...matEndsMs.values()];
  return ends.length === 0 ? 0 : Math.round((Math.max(...ends) - Math.min(...ends)) / 60_000);
}

type ArrangedMats = ArrangeRequest["data"]["mats"];

/** The mats a plan changes, as they were seen and as they shall be; bouts nobody fights stay at the end (DY29). */
export function arrangedMats(competition: Competition, { queues }: Pick<Plan, "queues">): ArrangedMats {
  const planned = new Set(queues.flatMap(({ bouts }) => bouts));
  return queues.flatMap(({ carpet, bouts }): ArrangedMats => {
    const seen = openOrder(competition, carpet);
    const order = [...bouts, ...seen.filter((uuid) => !planned.has(uuid))];
    const isSame = order.length === seen.length && order.every((uuid, index) => uuid === seen[index]);
    return isSame ? [] : [{ carpet, seen, order }];
  });
}
