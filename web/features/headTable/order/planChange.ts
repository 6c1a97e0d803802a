import type { ArrangeRequest } from "#contract/day/matActs.ts";
import type { Competition } from "#contract/competition/entity.ts";
import type { MovedCategory, Plan } from "#domain/schedule/plan/plan.ts";
import { dayEnd, dayPlan, type DayPlan } from "#web/features/headTable/desk/dayPlan.ts";
import { openOrder, withOrders } from "#web/features/headTable/desk/matOrders.ts";

type Ends = Pick<Plan, "endMs" | "matEndsMs">;

/** A plan is worth an announcement when the day ends a minute earlier for it. */
export const isBetter = (before: Ends, { endMs }: Ends): boolean => before.endMs - endMs >= 60_000;

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

export type ShownChange = { readonly before: Ends; readonly after: Ends & Pick<Plan, "moved"> };

/** What the page would show with the plan beside what it shows now: both by the one forecast of every page (DY67). */
export function shownChange(
  competition: Competition,
  plan: Pick<Plan, "queues">,
  nowMs: number,
): ShownChange {
  const orders = arrangedMats(competition, plan).map(({ carpet, order }) => ({ carpet, fightings: order }));
  const planned = withOrders(competition, orders);
  const [now, then] = [dayPlan(competition, nowMs), dayPlan(planned, nowMs)];
  const homes = homesOf(competition, now);
  const moved = [...homesOf(planned, then)].flatMap(([category, { carpets, startMs }]): MovedCategory[] => {
    const from = homes.get(category);
    if (from === undefined) return [];
    const shiftMs = startMs - from.startMs;
    const isElsewhere = [...carpets].some((carpet) => !from.carpets.has(carpet));
    return isElsewhere || Math.abs(shiftMs) > TOLD_SHIFT_MS
      ? [{ category, from: [...from.carpets], to: [...carpets], shiftMs }]
      : [];
  });
  return { before: endsOf(now, nowMs), after: { ...endsOf(then, nowMs), moved } };
}

/** Who has heard a time is told of another one only when it is worth it (DY42). */
const TOLD_SHIFT_MS = 15 * 60_000;

const endsOf = (plan: DayPlan, nowMs: number): Ends => ({
  endMs: dayEnd(plan) ?? nowMs,
  matEndsMs: new Map([...plan.mats].map(([carpet, { endMs }]) => [carpet, endMs])),
});

type Home = { readonly carpets: Set<string>; startMs: number };

/** Where what is left of each category is fought, and from when. */
function homesOf({ fightings }: Competition, { starts }: DayPlan): ReadonlyMap<string, Home> {
  const homes = new Map<string, Home>();
  for (const { uuid, carpet, category } of fightings) {
    const startMs = starts.get(uuid)?.startMs;
    if (startMs === undefined || carpet === null) continue;
    const home = homes.get(category.uuid) ?? { carpets: new Set(), startMs };
    homes.set(category.uuid, home);
    home.carpets.add(carpet.uuid);
    home.startMs = Math.min(home.startMs, startMs);
  }
  return homes;
}
