import { expect, test } from "vitest";
import { actsOfGamepad } from "./gamepad.ts";

const pad = (...down: number[]) => Array.from({ length: 17 }, (_, index) => down.includes(index));

test("[TB6] the left thumb scores for the left athlete, the right one for the right", () => {
  expect(actsOfGamepad(pad(), pad(14))).toEqual([{ type: "points", side: 0, index: 0 }]);
  expect(actsOfGamepad(pad(), pad(1))).toEqual([{ type: "points", side: 1, index: 2 }]);
});

test("a held button counts once, a second one beside it counts too", () => {
  expect(actsOfGamepad(pad(0), pad(0))).toEqual([]);
  expect(actsOfGamepad(pad(0), pad(0, 6))).toEqual([{ type: "penalty", side: 0 }]);
  expect(actsOfGamepad(pad(0), pad())).toEqual([]);
});

test("a button nobody has named does nothing", () => {
  expect(actsOfGamepad(pad(), pad(10))).toEqual([]);
});
