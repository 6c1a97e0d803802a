import { assert, date, property } from "fast-check";
import { expect, test } from "vitest";
import { laterBy } from "./copy.ts";

const day = date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true }).map(
  (one) => one.toISOString().slice(0, 10),
);

test("[EV11] the first day becomes the first day, and every other keeps its distance to it", () => {
  assert(property(day, day, (from, to) => laterBy(from, to)(from) === to));
  assert(property(day, day, day, (from, to, other) => laterBy(to, from)(laterBy(from, to)(other)) === other));
  expect(laterBy("2026-05-30", "2027-05-29")("2026-06-01")).toBe("2027-05-31");
});
