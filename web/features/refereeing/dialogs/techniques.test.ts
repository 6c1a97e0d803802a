import { expect, test } from "vitest";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { findTechniques, techniquesByUse } from "./techniques.ts";

const day = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 3 });
const wonBy = (technique: string) => ({ result: { method: "submission", technique, elapsedMs: 1 } });
const used = withBout(
  withBout(withBout(day, 1, wonBy("kneebar")), 2, wonBy("armbar")),
  3,
  wonBy("armbar"),
).competition;
const labels = (needle: string) => findTechniques(techniquesByUse(used), needle).map(({ label }) => label);

test("[TB5] what was used today comes first, the more often the earlier", () => {
  expect(labels("").slice(0, 3)).toEqual(["Рычаг локтя", "Рычаг колена", "Удушение сзади"]);
});

test("a technique is found by a part of any of its words, in any letter case", () => {
  expect(labels("РЫЧАГ кол")).toEqual(["Рычаг колена"]);
  expect(labels("хилхук")).toHaveLength(2);
});

test("the dots of ё do not matter", () => {
  expect(labels("треугольник")).toEqual(labels("трёугольник"));
});

test("a search that finds nothing finds nothing", () => {
  expect(labels("подножка")).toEqual([]);
});
