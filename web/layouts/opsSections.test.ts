import { expect, test } from "vitest";
import { opsSections } from "./opsSections.ts";

const pathsFor = (canOperate: boolean, canDraw: boolean) =>
  opsSections({ canOperate, canDraw }).map(({ path }) => path);

test("[NV11] the head table finds every page of the competition", () => {
  expect(pathsFor(true, true)).toEqual(["", "/weighing", "/refereeing", "/awarding", "/teams", "/screen"]);
});

test("[NV11] [RL22] who is meant for one mat does not find the scale", () => {
  expect(pathsFor(true, false)).toEqual(["", "/refereeing", "/awarding", "/teams", "/screen"]);
});

test("[NV11] [RL11] a referee who is not named finds the screen alone", () => {
  expect(pathsFor(false, false)).toEqual(["/screen"]);
});
