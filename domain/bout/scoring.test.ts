import { expect, test } from "vitest";
import { scorableNow } from "./scoring.ts";
import { ADCC, EBI, IBJJF, UWW, after } from "./testing/after.ts";
import type { Corner } from "./vocabulary.ts";

const positions = (line: string, corner: Corner = "red") =>
  scorableNow(after(line, UWW), corner).filter((id) => id.endsWith("_mount"));

test("[RU11] while a position is held only a higher one scores", () => {
  expect(positions("")).toEqual(["side_mount", "full_mount", "back_mount"]);
  expect(positions("R+2:side_mount")).toEqual(["full_mount", "back_mount"]);
  expect(positions("R+2:side_mount R+4:back_mount")).toEqual([]);
});

test("[RU11] the opponent's positions are his own", () => {
  expect(positions("R+4:back_mount", "blue")).toHaveLength(3);
});

test("[RU11] a lost position scores again", () => {
  expect(positions("R+3:full_mount Ro")).toHaveLength(3);
  expect(positions("R+3:full_mount Bo")).toEqual(["back_mount"]);
});

test("[RU11] any other score shows that the position was left", () => {
  expect(positions("R+3:full_mount B+2:sweep")).toHaveLength(3);
  expect(positions("R+3:full_mount R+2:takedown")).toHaveLength(3);
});

test("[RU11] a caution changes no position, and an undone one is not held", () => {
  expect(positions("R+3:full_mount Bp")).toEqual(["back_mount"]);
  expect(positions("R+3:full_mount u1")).toHaveLength(3);
});

test("[RU13] in a half without points only warnings are left", () => {
  expect(scorableNow(after("", ADCC), "red")).toEqual(["warning"]);
  expect(scorableNow(after("period=1", ADCC), "red")).toContain("clean_takedown");
});

test("[RU4] buttons of a counter that is off do not score", () => {
  expect(scorableNow(after("", { ...IBJJF, advantages: false }), "red")).not.toContain("advantage");
  expect(scorableNow(after("", EBI), "red")).toEqual(["stalling_minute"]);
});

test("[RU11] points without a button, a minus and a penalty say nothing about the position", () => {
  expect(positions("R+3:full_mount R+2")).toEqual(["back_mount"]);
  expect(positions("R+3:full_mount R-1")).toEqual(["back_mount"]);
  expect(positions("R+3:full_mount Rp")).toEqual(["back_mount"]);
});

test("[RU11] positions of one group do not bind the buttons of another", () => {
  const bout = after("R+3:full_mount", UWW);
  const others = bout.setup.rules.actions.filter(({ group }) => group === undefined).map(({ id }) => id);
  expect(scorableNow(bout, "red")).toEqual(expect.arrayContaining(others));
  expect(others.length).toBeGreaterThan(0);
});
