import { afterEach, expect, test } from "vitest";
import { startPace } from "#domain/schedule/pace.ts";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { planForDraw } from "#domain/schedule/plan/plan.ts";
import { drawnCategory } from "#domain/schedule/plan/testing/event.ts";
import { REST_RULES } from "#domain/schedule/rest.ts";
import { createPlanThread, type PlanThread } from "./planThread.ts";

let thread: PlanThread | undefined;
afterEach(() => thread?.close());

const day = (categories: number): PlanInput => ({
  queues: ["А", "Б", "В"].map((carpet) => ({ carpet, bouts: [] })),
  added: Array.from({ length: categories }, (_, index) =>
    drawnCategory(
      `c${index}`,
      Array.from({ length: 16 }, (__, one) => `f${index * 12 + one}`),
    ),
  ).flat(),
  pace: startPace(),
  rest: REST_RULES.ibjjf,
  nowMs: 0,
});

test("[DY41] long plans are made in a thread of their own, one after the other, and are the same ones", async () => {
  thread = createPlanThread();
  const days = [day(8), day(9)];
  expect(days[0]?.added.length).toBeGreaterThan(150);
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  const plans = await Promise.all(days.map(thread.plan));
  clearInterval(turning);
  expect(plans).toEqual(days.map(planForDraw));
  expect(turns).toBeGreaterThan(3);
});

test("[DY41] a plan that takes too long is stopped, and holds up none behind it", async () => {
  thread = createPlanThread(1);
  const [one, other] = [thread.plan(day(100)), thread.plan(day(100))];
  await expect(one).rejects.toThrow("has ended");
  await expect(other).rejects.toThrow("has ended");
});
