import { expect, test } from "vitest";
import { applyDrawChange, FREE_PLACE } from "./change.ts";

const numbers = ["e1", "e2", "e3", "e4", "e5"];

test("[DR26] a change that was kept makes the same numbers again", () => {
  expect(applyDrawChange(numbers, { type: "swapped", one: "e1", other: "e4" })).toEqual([
    "e4",
    "e2",
    "e3",
    "e1",
    "e5",
  ]);
  expect(applyDrawChange(numbers, { type: "entered-late", id: "new" })).toEqual([...numbers, "new"]);
  expect(applyDrawChange(numbers, { type: "replaced", left: "e2", id: "new" })).toEqual([
    "e1",
    "new",
    "e3",
    "e4",
    "e5",
  ]);
  expect(
    applyDrawChange(numbers, { type: "redrawn", id: "new", seed: "s", numbers: ["e2", "new", "e1"] }),
  ).toEqual(["e2", "new", "e1"]);
});

test("[DR28] the last number takes the place of who leaves before the start", () => {
  expect(applyDrawChange(numbers, { type: "left-early", id: "e2" })).toEqual(["e1", "e5", "e3", "e4"]);
});

test("[DR60] a freed place keeps everybody's number, and numbers skipped on the way to a bye stay free", () => {
  expect(applyDrawChange(numbers, { type: "place-freed", id: "e2" })).toEqual([
    "e1",
    FREE_PLACE,
    "e3",
    "e4",
    "e5",
  ]);
  expect(applyDrawChange(numbers, { type: "entered-late", id: "new", place: 7 })).toEqual([
    ...numbers,
    FREE_PLACE,
    "new",
  ]);
});
