import { expect, test } from "vitest";
import { startPace } from "#domain/schedule/pace.ts";
import { boundMs, boundOf } from "#domain/schedule/plan/bound.ts";
import { createModel } from "#domain/schedule/plan/createModel.ts";
import { createPlanner } from "#domain/schedule/plan/plan.ts";
import { REST_RULES, type RestRule } from "#domain/schedule/rest.ts";
import { inventEvent } from "../lib/planEvents.ts";

const HOUR_MS = 60 * 60_000;
const EVENTS = [
  { athletes: 250, mats: 4, seed: "1" },
  { athletes: 250, mats: 4, seed: "2" },
  { athletes: 750, mats: 12, seed: "1" },
  { athletes: 750, mats: 12, seed: "2" },
  { athletes: 750, mats: 12, seed: "3" },
];

/** The first plan of an event: its end against what no plan can beat, and the hours of the category that lasts longest. */
function firstPlan({ athletes, mats, seed }: (typeof EVENTS)[number], rest: RestRule) {
  const queues = Array.from({ length: mats }, (_, index) => ({ carpet: `${index + 1}`, bouts: [] }));
  const added = inventEvent(athletes, seed).flatMap(({ bouts }) => bouts);
  const input = { queues, added, pace: startPace(), rest, nowMs: 0 };
  const { endMs, categories } = createPlanner(input, seed).plan();
  const longestMs = Math.max(...categories.map((one) => one.endMs - one.startMs));
  return { end: endMs / boundMs(boundOf(createModel(input))), longest: longestMs / HOUR_MS };
}

test.each(EVENTS)(
  "[DY40] $athletes on $mats mats, seed $seed: the first plan is close to the bound",
  (event) => {
    const short = firstPlan(event, REST_RULES.ibjjf);
    expect(short.end).toBeLessThan(1.05);
    expect(short.longest).toBeLessThan(5);

    const long = firstPlan(event, REST_RULES.uww);
    expect(long.end).toBeLessThan(1.16);
    // Nobody's category waits for hours with its last bouts because its athletes are always wanted in another one.
    expect(long.longest).toBeLessThan(5.5);
  },
);
