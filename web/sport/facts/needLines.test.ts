import { expect, test } from "vitest";
import { needLines } from "./needLines.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";

function linesAfter(finished: number, n = 4): string[] {
  const { competition, category } = playedCompetition({ format: "round_robin", n, finished });
  const { fighters, uuid: categoryUuid } = category;
  const lines = needLines({ categoryUuid, fighters, bouts: competition.fightings });
  return fighters.map(({ uuid, lastName }) => `${lastName}: ${lines.get(uuid)?.words ?? ""}`);
}

test("[NE4] nothing is told before the first result and after the last", () => {
  expect(linesAfter(0).every((line) => line.endsWith(": "))).toBe(true);
  expect(linesAfter(6).every((line) => line.endsWith(": "))).toBe(true);
});

test("[NE1][NE4] everybody reads what is enough, for the first place or for a medal", () => {
  expect(linesAfter(5)).toMatchInlineSnapshot(`
    [
      "Кочетов: 1-е место обеспечено",
      "Лаптев: Призовое место обеспечено",
      "Щукин: Призовое место обеспечено",
      "Галлямов: Призового места уже не занять",
    ]
  `);
});

test("[NE3] early on it is told what is a must, and what will decide", () => {
  expect(linesAfter(3)).toMatchInlineSnapshot(`
    [
      "Кочетов: Для 1-го места достаточно победы в схватке 5",
      "Лаптев: Для 1-го места нужно не меньше двух побед, дальше решат сабмишены и баллы",
      "Щукин: Для 1-го места нужно не меньше одной победы, дальше решат сабмишены и баллы",
      "Галлямов: Для 1-го места достаточно сабмишенов в обеих схватках",
    ]
  `);
});

test("[NE4] in a group the goal is the way into the play-off", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 2 });
  const { fighters, uuid: categoryUuid } = category;
  const lines = needLines({ categoryUuid, fighters, bouts: competition.fightings, qualifiers: 2 });
  expect([...lines.values()].map(({ words }) => words)).toMatchInlineSnapshot(`
    [
      "Выход из группы обеспечен",
      "Для выхода из группы достаточно победы в схватке 3",
      "Для выхода из группы достаточно победы в схватке 3",
    ]
  `);
});
