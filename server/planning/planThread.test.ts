import { expect, test } from "vitest";
import { startPace } from "#domain/schedule/pace.ts";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { drawnCategory } from "#domain/schedule/plan/testing/event.ts";
import { REST_RULES } from "#domain/schedule/rest.ts";
import { planForDraw } from "#domain/schedule/plan/plan.ts";
import { planInThread } from "./planThread.ts";

test("[DY41] a long plan is made in a thread of its own, and is the same one", async () => {
  const fighters = (category: number) =>
    Array.from({ length: 16 }, (_, index) => `f${category * 12 + index}`);
  const input: PlanInput = {
    queues: ["А", "Б", "В"].map((carpet) => ({ carpet, bouts: [] })),
    added: Array.from({ length: 8 }, (_, index) => drawnCategory(`c${index}`, fighters(index))).flat(),
    pace: startPace(),
    rest: REST_RULES.ibjjf,
    nowMs: 0,
  };
  expect(input.added.length).toBeGreaterThan(150);
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  const plan = await planInThread(input);
  clearInterval(turning);
  expect(plan).toEqual(planForDraw(input));
  expect(turns).toBeGreaterThan(3);
});
