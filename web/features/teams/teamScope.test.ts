import { expect, test } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { teamsOf, withEntered } from "#web/sport/facts/teamRows.ts";
import { scopeTeams } from "./teamScope.server.ts";

const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 3 });
const both = { ...competition, categories: [category, { ...category, uuid: "girls" }] };
const kinds = [
  { uuid: "category", sex: "m", ageMin: 18, ageMax: null, level: "expert", style: "nogi" },
  { uuid: "girls", sex: "f", ageMin: 12, ageMax: 13, level: "expert", style: "nogi" },
] as const;
const asked = (query: string) => scopeTeams(both, kinds, new URLSearchParams(query));

test("[TM1] the teams of an event are those it was given and those of its athletes, each once", () => {
  const given = { id: 900, name: "Гости", city: null };
  const entered = teamsOf(competition);
  expect(withEntered([given, ...entered], competition)).toEqual([...entered, given]);
  expect(withEntered([], competition)).toEqual(entered);
  expect(withEntered([given], undefined)).toEqual([given]);
});

test("[TM13] only what differs can be chosen, the youngest first", () => {
  const { scope } = asked("");
  expect(scope.fields.map(({ name }) => name)).toEqual(["age", "sex"]);
  expect(scope.fields[0]?.options.map(({ label }) => label)).toEqual([
    "Все возрасты",
    "12–13\u00a0лет",
    "18\u00a0лет и старше",
  ]);
  expect(scope.words).toBeUndefined();
});

test("[TM13] where ages do not differ, what stands first says by itself what it chooses", () => {
  const grown = kinds.map((kind) => ({ ...kind, ageMin: 18, ageMax: null }));
  const { fields } = scopeTeams(both, grown, new URLSearchParams()).scope;
  expect(fields.map(({ options }) => options.map(({ label }) => label))).toEqual([
    ["Любой пол", "Мужской", "Женский"],
  ]);
});

test("[TM13] [CT55] belts are chosen as levels are", () => {
  const belts = kinds.map((kind, at) => ({ ...kind, level: ["all", "blue"][at] ?? null }));
  const { fields } = scopeTeams(both, belts, new URLSearchParams()).scope;
  expect(fields.find(({ name }) => name === "level")?.options.map(({ label }) => label)).toEqual([
    "Любой уровень",
    "Синий пояс",
    "Без деления",
  ]);
});

test("[TM13] the address narrows the categories and their bouts, and drops points given by hand", () => {
  const { competition: girls, scope } = asked("sex=f");
  expect(girls.categories.map(({ uuid }) => uuid)).toEqual(["girls"]);
  expect([girls.fightings, girls.teamScoring.adjustments]).toEqual([[], []]);
  expect(scope.words).toMatch(/^В зачёте 1.категория\.$/);
  expect(asked("sex=m&age=18-").competition.fightings).toHaveLength(3);
});

test("[TM13] an address nobody can choose counts everything", () => {
  expect(asked("sex=x&level=expert&colour=red").competition).toBe(both);
});
