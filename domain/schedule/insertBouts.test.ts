import { expect, test } from "vitest";
import { insertBouts } from "./insertBouts.ts";

const insert = (queues: Record<string, string[]>, order: string[], added: string[], begun: string[] = []) =>
  Object.fromEntries(
    insertBouts(
      Object.entries(queues).map(([carpet, bouts]) => ({ carpet, bouts })),
      { order, added: new Set(added), isOpen: (bout) => !begun.includes(bout) },
    ).map(({ carpet, bouts }) => [carpet, bouts.join(" ")]),
  );

test("[DR64] a new bout comes before the first of its category that follows it, and nobody else moves", () => {
  expect(
    insert({ A: ["q1", "x", "q2", "s1"], B: ["y"] }, ["new", "q1", "q2", "s1"], ["new"], ["q1"]),
  ).toEqual({
    A: "q1 x new q2 s1",
    B: "y",
  });
});

test("[DR64] with nothing of its category to follow it comes after the last, and on an empty mat at its end", () => {
  expect(insert({ A: ["y"], B: ["q1", "x"] }, ["q1", "n1", "n2"], ["n1", "n2"], ["q1"])).toEqual({
    A: "y",
    B: "q1 n1 n2 x",
  });
  expect(insert({ A: ["y"], B: [] }, ["n1"], ["n1"])).toEqual({ A: "y n1", B: "" });
});
