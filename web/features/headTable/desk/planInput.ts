import type { Category, Competition } from "#contract/competition/entity.ts";
import { stepsOf } from "#domain/draw/steps.ts";
import { classesBefore, drawnBouts, type EnteredCategory } from "#domain/schedule/plan/drawnBouts.ts";
import type { PlanInput, PlannedBout } from "#domain/schedule/plan/model.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import type { DayFacts } from "#web/sport/facts/dayQueues.ts";
import { isAbsoluteTitle } from "#web/sport/facts/categoryTitle.ts";
import { dayInput } from "./dayPlan.ts";

/** The rest of the day as the planner wants it: the queues as they stand, with who can still come into each bout. */
export function planInput(competition: Competition, nowMs: number): PlanInput {
  const { facts, queues, pace, rests } = dayInput(competition);
  const known = waysIn(competition, facts);
  return {
    queues: queues.map(({ carpet, bouts }) => ({
      carpet,
      bouts: bouts.map((bout): PlannedBout => ({ ...bout, ...known.get(bout.id) })),
    })),
    added: [],
    pace,
    ...rests,
    nowMs,
    ...(competition.programme && { programme: competition.programme }),
  };
}

type WaysIn = Pick<PlannedBout, "feeders" | "after" | "possible" | "fedBy">;

/** How people come into every bout; where no draw says it, anybody of the category may. */
function waysIn(competition: Competition, { off }: DayFacts): ReadonlyMap<string, WaysIn> {
  const entered = competition.categories.map(enteredOf);
  const ways = new Map<string, WaysIn>();
  for (const category of competition.categories) {
    const { drawn, bouts, boutByBracketId } = categoryPicture(competition, category);
    const fedBy = classesBefore(enteredOf(category), entered);
    const everybody = category.fighters.map(({ uuid }) => uuid);
    for (const { uuid } of bouts) ways.set(uuid, { possible: everybody, fedBy });
    const planned = drawnBouts({
      steps: drawn === undefined ? [] : stepsOf(drawn.draw),
      fighterOf: (seed) => drawn?.entrants[seed - 1]?.uuid,
      isOff: ({ id }) => off.has(boutByBracketId.get(id)?.uuid ?? ""),
      boutOf: ({ id }) => ({
        id: boutByBracketId.get(id)?.uuid ?? id,
        category: category.uuid,
        boutSeconds: 0,
        state: "waiting",
      }),
    });
    for (const { id, feeders = [], after = [], possible = [] } of planned)
      ways.set(id, { feeders, after, possible, fedBy });
  }
  return ways;
}

const enteredOf = ({ uuid, title, fighters }: Category): EnteredCategory => ({
  id: uuid,
  isAbsolute: isAbsoluteTitle(title),
  fighters: fighters.map((fighter) => fighter.uuid),
});
