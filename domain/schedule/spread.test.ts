import { expect, test } from "vitest";
import demo from "../../server/demo/demo.json" with { type: "json" };
import { forecastEnd } from "./estimate.ts";
import { interleaveRounds } from "./interleave.ts";
import { START_PACE, startPace } from "./pace.ts";
import type { MatQueue } from "./queue.ts";
import { spreadBouts } from "./spread.ts";
import { bout, knockOut, MINUTE } from "./testing/day.ts";
import type { PlannedCategory } from "./waves.ts";

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const matOf = (queues: readonly MatQueue[], category: string) => [
  ...new Set(
    queues.filter(({ bouts }) => bouts.some((one) => one.category === category)).map(({ carpet }) => carpet),
  ),
];

test("[DY8] categories that share an athlete are on one mat", () => {
  const gi = knockOut("gi", ["A", ...names("g", 3)]);
  const nogi = knockOut("nogi", ["A", ...names("n", 3)]);
  const rest = [knockOut("-66", names("x", 8)), knockOut("-92", names("y", 8))];
  const queues = spreadBouts([gi, ...rest, nogi], ["А", "Б"]);
  expect(matOf(queues, "gi")).toHaveLength(1);
  expect(matOf(queues, "gi")).toEqual(matOf(queues, "nogi"));
});

test("[DY8] when everybody fights in both styles the mats still share the work", () => {
  const styles = ["gi", "nogi"].flatMap((style) =>
    [0, 1, 2, 3].map((weight) => knockOut(`${style}${weight}`, names(`w${weight}-`, 8))),
  );
  const linked = [
    ...styles,
    knockOut(
      "team",
      [0, 1, 2, 3].map((weight) => `w${weight}-0`),
    ),
  ];
  const queues = spreadBouts(linked, ["А", "Б"]);
  expect(queues.map(({ bouts }) => bouts.length)).toEqual([expect.closeTo(30, -1), expect.closeTo(30, -1)]);
});

test("[DY9] the absolute comes after the classes that feed it", () => {
  const classes = [
    knockOut("-66", names("a", 8)),
    knockOut("-77", names("b", 16)),
    knockOut("-92", names("c", 4)),
  ];
  const absolute = knockOut("abs", ["", "", "", ""], { fedBy: ["-66", "-77", "-92"] });
  const queues = spreadBouts([absolute, ...classes], ["А", "Б"]);
  const [carpet] = matOf(queues, "abs");
  const queue = queues.find((one) => one.carpet === carpet);
  expect(queue?.bouts.slice(-3).every(({ category }) => category === "abs")).toBe(true);
  expect(carpet).toBe(matOf(queues, "-77")[0]);
});

test("[DY8] rounds of one category sit between rounds of another", () => {
  const order = interleaveRounds([knockOut("a", names("a", 4)).bouts, knockOut("b", names("b", 4)).bouts]);
  expect(order.map(({ id }) => id)).toEqual(["a/1.1", "b/1.1", "a/1.2", "b/1.2", "a/2.1", "b/2.1"]);
});

test("[DY8] the demo tournament: 20 categories over four mats, all within a quarter of an hour", () => {
  const queues = spreadBouts(demoDay(), ["А", "Б", "В", "Г"]);
  const ends = forecastEnd(queues, startPace(), 0).mats.map(({ endMs }) => endMs / MINUTE);
  expect(queues.flatMap(({ bouts }) => bouts)).toHaveLength(demo.schedule.totalBouts);
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(15);
});

test("the demo's own mats take the 226 to 233 minutes it was planned with, at 90 s a changeover", () => {
  const pace = startPace({ ...START_PACE, changeoverMs: { adults: 90_000, children: 90_000 } });
  const queues = [...Map.groupBy(demo.categories, ({ mat }) => mat)].map(([carpet, categories]) => ({
    carpet,
    bouts: demoBouts(categories),
  }));
  const loads = forecastEnd(queues, pace, 0).mats.map(({ endMs }) => endMs / MINUTE + 1.5);
  const planned = Object.values(demo.schedule.matLoadMinutes);
  for (const load of loads) {
    expect(load).toBeGreaterThan(Math.min(...planned) - 3);
    expect(load).toBeLessThan(Math.max(...planned) + 3);
  }
});

type DemoCategory = Pick<(typeof demo.categories)[number], "uuid" | "bouts" | "boutSeconds">;

function demoBouts(categories: readonly DemoCategory[]) {
  return categories.flatMap(({ uuid, bouts, boutSeconds }) =>
    Array.from({ length: bouts }, (_, index) => bout(`${uuid}${index}`, "", { category: uuid, boutSeconds })),
  );
}

function demoDay(): PlannedCategory[] {
  return demo.categories.map((category) => ({
    category: category.uuid,
    fighters: category.fighters.map(({ uuid }) => uuid),
    bouts: demoBouts([category]),
  }));
}
