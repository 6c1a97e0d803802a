import { expect, test } from "vitest";
import { applyListChange } from "./listChange.ts";

const after = (place: { at: "start" | "end" } | { before: string } | { after: string }) =>
  applyListChange(["a", "b", "c"], { connect: [{ item: "n", place }], disconnect: [] });

test("[API19] a new entry stands where it was asked to", () => {
  expect(after({ at: "start" })).toEqual(["n", "a", "b", "c"]);
  expect(after({ at: "end" })).toEqual(["a", "b", "c", "n"]);
  expect(after({ before: "b" })).toEqual(["a", "n", "b", "c"]);
  expect(after({ after: "b" })).toEqual(["a", "b", "n", "c"]);
  expect(after({ after: "gone" })).toEqual(["a", "b", "c", "n"]);
});

test("[API19] nothing is in a list twice, and what is connected again moves", () => {
  expect(applyListChange(["a", "b"], { set: ["b", "b", "a"] })).toEqual(["b", "a"]);
  const moved = { connect: [{ item: "a", place: { at: "end" } }], disconnect: [] } as const;
  expect(applyListChange(["a", "b"], moved)).toEqual(["b", "a"]);
  const swapped = { connect: [{ item: "c", place: { at: "end" } }], disconnect: ["a"] } as const;
  expect(applyListChange<string>(["a", "b"], swapped)).toEqual(["b", "c"]);
});
