import { expect, test } from "vitest";
import type { Fighter, Fighting } from "#contract/entity.ts";
import { categoryPicture } from "./categoryPicture.ts";
import { standingsOf } from "./standingRows.ts";
import { playedCompetition, withBout, type Played } from "./testing/playedCompetition.ts";

const three = playedCompetition({ format: "round_robin", n: 3, finished: 3 });

function rowsOf({ competition, category }: Played) {
  const { bouts } = categoryPicture(competition, category);
  return standingsOf(category.uuid, category.fighters, bouts).rows;
}

function wonBy({ competition }: Played, number: number, uuid: string): Partial<Fighting> {
  const bout = competition.fightings.find((one) => one.number === number);
  const line = (scores: number) => ({ scores, advantages: 0, penalties: 0, warnings: 0 });
  const points = Object.fromEntries(
    (bout?.fighters ?? []).map((fighter) => [fighter.uuid, line(fighter.uuid === uuid ? 2 : 0)]),
  );
  return { winner: { uuid }, points };
}

const surnames = (rows: readonly { readonly fighter: Fighter }[]) =>
  rows.map(({ fighter }) => fighter.lastName);

test("[LB22] wins need no explanation", () => {
  expect(rowsOf(three).map(({ reason }) => reason)).toEqual([undefined, undefined, undefined]);
});

test("[LB22] a circle of wins is decided by weight, and the table says so", () => {
  const circle = three.competition.fightings.reduce((story, { number, slots }) => {
    const pair = slots.map(({ fighter }) => fighter);
    const beats: Readonly<Record<string, string>> = {
      "fighter-1": "fighter-2",
      "fighter-2": "fighter-3",
      "fighter-3": "fighter-1",
    };
    const winner = pair.find((uuid) => pair.includes(beats[uuid ?? ""] ?? "")) ?? "";
    return withBout(story, number ?? 0, wonBy(three, number ?? 0, winner));
  }, three);
  const rows = rowsOf(circle);
  expect(surnames(rows)).toEqual(["Кочетов", "Лаптев", "Щукин"]);
  expect(rows[0]?.reason?.replaceAll("\u00a0", " ")).toBe(
    "Выше, чем Илья Лаптев: вес меньше (70 против 70,1 кг), личные встречи замкнулись в круг",
  );
});

test("[LB22] more submissions are counted against each other", () => {
  const four = playedCompetition({ format: "round_robin", n: 4, finished: 2 });
  const [first, second] = four.competition.fightings;
  const rows = rowsOf(withBout(four, second?.number ?? 0, { cause: "submission" }));
  expect(first?.winner?.uuid).toBe(rows[1]?.fighter.uuid);
  expect(rows[0]?.reason).toMatch(/больше сабмишенов \(1 против 0\)$/);
});

test("before the first result nothing is explained", () => {
  const rows = rowsOf(playedCompetition({ format: "round_robin", n: 4, finished: 0 }));
  expect(rows.every(({ reason }) => reason === undefined)).toBe(true);
});
