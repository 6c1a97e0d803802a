import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import { categoryPicture } from "./categoryPicture.ts";
import { dayFacts } from "./dayFacts.ts";
import { fighterRecord } from "./fighterRecord.ts";
import { needLines } from "./needLines.ts";
import { standingsOf } from "./standingRows.ts";
import { CrossTable } from "#web/sport/standings/CrossTable.tsx";
import { playedCompetition, withBout, type Played } from "#web/sport/testing/playedCompetition.ts";

const three = playedCompetition({ format: "round_robin", n: 3, finished: 3 });

function rowsOf({ competition, category }: Played) {
  const { bouts } = categoryPicture(competition, category);
  return standingsOf(category, category.fighters, bouts).rows;
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

/** Everybody has beaten one of the two others. */
function inCircle(): Played {
  return three.competition.fightings.reduce((story, { number, slots }) => {
    const pair = slots.map(({ fighter }) => fighter);
    const beats: Readonly<Record<string, string>> = {
      "fighter-1": "fighter-2",
      "fighter-2": "fighter-3",
      "fighter-3": "fighter-1",
    };
    const winner = pair.find((uuid) => pair.includes(beats[uuid ?? ""] ?? "")) ?? "";
    return withBout(story, number ?? 0, wonBy(three, number ?? 0, winner));
  }, three);
}

test("[LB22] a circle of wins is decided by weight, and the table says so", () => {
  const rows = rowsOf(inCircle());
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

/** Of four, the first has won a bout, was sent out in the second one and has left the corner of the third. */
function sentOut(): Played {
  const two = playedCompetition({ format: "round_robin", n: 4, finished: 2 });
  const three = withBout(two, 3, {
    ...wonBy(two, 3, "fighter-3"),
    state: "finished",
    version: 1,
    result: { method: "dq_disciplinary", technique: null, elapsedMs: 0 },
  });
  return withBout(three, 5, {
    fighters: [{ id: 4, uuid: "fighter-4" }],
    slots: [
      { fighter: null, source: { seed: 1 } },
      { fighter: "fighter-4", source: { seed: 4 } },
    ],
  });
}

test("[DR11][DR22] who was sent out stands last without a place; whoever was still to meet them has won", () => {
  expect(rowsOf(sentOut()).map(({ fighter, place, wins }) => [fighter.lastName, place, wins])).toEqual([
    ["Щукин", 1, 2],
    ["Галлямов", 2, 1],
    ["Лаптев", 3, 0],
    ["Кочетов", undefined, 1],
  ]);
});

test("[DY61] table, cross table and the athlete's own record agree about who left a group", () => {
  const { competition, category } = sentOut();
  const { bouts } = categoryPicture(competition, category);
  const table = new Map(rowsOf(sentOut()).map(({ fighter, wins }) => [fighter.uuid, wins]));
  for (const { uuid } of category.fighters) {
    const own = bouts.filter(({ slots }) => slots.some(({ fighter }) => fighter === uuid));
    expect(fighterRecord(own, uuid).wins).toBe(table.get(uuid));
  }
  const cross = renderToStaticMarkup(
    createElement(CrossTable, { title: "", fighters: category.fighters, bouts }),
  );
  const won = [...cross.matchAll(/<small>победа<\/small>/g)].length;
  expect(won).toBe([...table.values()].reduce((sum, wins) => sum + wins, 0));
});

test("[DY29][DR11] the draw still knows who was sent out, and that nobody fights for the corner they left", () => {
  const { competition, category } = sentOut();
  const { drawn } = categoryPicture(competition, category);
  expect(drawn?.entrants.map((fighter) => fighter?.lastName)).toContain("Кочетов");
  expect([...dayFacts(competition).off]).toEqual(["bout-1-4"]);
});

test("[NE4] who was sent out needs nothing any more, and takes no place from anybody", () => {
  const { competition, category } = sentOut();
  const lines = needLines({
    categoryUuid: category.uuid,
    fighters: category.fighters,
    bouts: competition.fightings,
  });
  expect([...lines.keys()]).toEqual(["fighter-2", "fighter-3", "fighter-4"]);
  expect(lines.get("fighter-2")?.words).toMatch(/^Для 1-го места/);
});

test("[AW3][LB22] those equal on all rules stand as it was decided, and the table says so", () => {
  const { competition, category } = inCircle();
  const fighters = category.fighters.map((fighter) => ({ ...fighter, weight: 70 }));
  const { bouts } = categoryPicture(competition, category);
  const tableOf = (decisions: string[][]) =>
    standingsOf({ uuid: category.uuid, decisions }, fighters, bouts).rows.map(
      ({ fighter, place, reason }) =>
        `${place} ${fighter.lastName} ${reason?.match(/по решению|по всем/)?.[0] ?? ""}`,
    );
  expect(tableOf([])).toEqual(["1 Кочетов по всем", "1 Лаптев по всем", "1 Щукин "]);
  expect(tableOf([["fighter-3", "fighter-1", "fighter-2"]])).toEqual([
    "1 Щукин по решению",
    "2 Кочетов по решению",
    "3 Лаптев ",
  ]);
});
