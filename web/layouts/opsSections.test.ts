import { expect, test } from "vitest";
import type { Right } from "#domain/access/eventRoles.ts";
import { opsSections } from "./opsSections.ts";

const pathsFor = (...rights: Right[]) => opsSections({ rights }).map(({ path }) => path);

test("[NV11] the head table finds every page of the competition", () => {
  expect(pathsFor("read", "score", "run", "draw", "weigh", "announce")).toEqual([
    "",
    "/weighing",
    "/refereeing",
    "/awarding",
    "/teams",
    "/screen",
  ]);
});

test("[NV11] [RL22] who is meant for one mat does not find the scale", () => {
  expect(pathsFor("read", "score", "announce")).toEqual([
    "",
    "/refereeing",
    "/awarding",
    "/teams",
    "/screen",
  ]);
});

test("[NV11] [RL11] a referee who is not named finds the screen alone", () => {
  expect(pathsFor()).toEqual(["/screen"]);
});

test("[RL27] who weighs finds the scale, who announces the awarding, and neither the other's", () => {
  expect(pathsFor("read", "weigh")).toEqual(["", "/weighing", "/teams", "/screen"]);
  expect(pathsFor("read", "announce")).toEqual(["", "/awarding", "/teams", "/screen"]);
});
