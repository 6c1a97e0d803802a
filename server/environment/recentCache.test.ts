import { expect, test } from "vitest";
import { createRecentCache } from "./recentCache.ts";

test("[SE49] only so many keys are kept, the ones asked for last, and a long one is not", () => {
  const made: string[] = [];
  const cache = createRecentCache<number>(2);
  const ask = (key: string) => cache(key, () => made.push(key));
  for (const key of ["a", "b", "a", "c", "a", "b"]) ask(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
  const long = "x".repeat(2001);
  expect([ask(long), ask(long)]).toEqual([5, 6]);
  ask("a");
  expect(made).toHaveLength(6);
});
