import { setImmediate as nextLook } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("[SE42] of many long jobs one goes on between two looks at the sockets, each in its turn", async () => {
  const wentOn: number[] = [];
  const job = async (name: number) => {
    const turns = createTurns();
    for (let piece = 0; piece < 3; piece += 1) {
      await turns.give();
      wentOn.push(name);
    }
  };
  const all = Promise.all([job(1), job(2), job(3)]);
  const afterEachLook: number[] = [];
  while (wentOn.length < 9) {
    await nextLook();
    afterEachLook.push(wentOn.length);
  }
  await all;
  const steps = afterEachLook.map((count, look) => count - (afterEachLook[look - 1] ?? 0));
  expect(Math.max(...steps)).toBe(1);
  expect(wentOn).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
});

test("[SE42] a job alone goes on for a few milliseconds, one that comes while others wait gives way at once", async () => {
  expect(createTurns().isDue()).toBe(false);
  const waits = createTurns().give();
  expect(createTurns().isDue()).toBe(true);
  await waits;
});
