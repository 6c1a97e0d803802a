import { expect, test } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { findFighters } from "./FindAthleteCard.tsx";

const { competition } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
const NAMES = [
  ["Семёнов", "Артём"],
  ["Семенова", "Вера"],
  ["Ким", "Олег"],
] as const;
const fighters = (competition.categories[0]?.fighters ?? []).map((fighter, index) => {
  const [lastName, firstName] = NAMES[index] ?? ["", ""];
  return { ...fighter, lastName, firstName };
});
const found = (typed: string) => findFighters(fighters, typed).map(({ lastName }) => lastName);

test("[SR2] [SR3] the head table finds an athlete without ё, with one wrong letter, and word by word", () => {
  expect(found("семенов")).toEqual(["Семёнов", "Семенова"]);
  expect(found("симёнов")).toEqual(["Семёнов", "Семенова"]);
  expect(found("артем сем")).toEqual(["Семёнов"]);
  expect(found("лим")).toEqual([]);
});
