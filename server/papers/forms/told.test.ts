import { afterAll, beforeAll, expect, test } from "vitest";
import { build, column, gaps, tables, textIn, withPerson } from "../../testing/builtPapers.ts";
import { createPaperEvent } from "../../testing/paperEvent.ts";
import { present } from "../../testing/refusals.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/testDatabases.ts";
import { readPaperData } from "../../usecases/paper/readPaperData.ts";
import type { PaperData } from "../paperData.ts";
import { wordsOf } from "../../words/words.ts";

let database: TestDatabase;
let made: Awaited<ReturnType<typeof createPaperEvent>>;
let data: PaperData;
beforeAll(async () => {
  database = await createTestDatabase();
  made = await createPaperEvent(database);
  data = present(await readPaperData(made.deps, made.competition.id));
}, 60_000);
afterAll(() => database.close());

test("[PD81] what nobody has told is not counted as none", () => {
  const unknown = { region: null, coach: null, rank: null, belt: null, licence: null, sex: null };
  const people = [...data.people].map(([uuid, person]) => [uuid, { ...person, ...unknown }] as const);
  const facts = [...data.facts].map(([uuid, one]) => [uuid, { ...one, sex: null }] as const);
  const bare: PaperData = {
    ...data,
    people: new Map(people),
    facts: new Map(facts),
    referees: data.referees.map((judge) => ({ ...judge, region: null, city: null })),
    competition: { ...data.competition, rules: null },
  };
  const all = (["results", "weighing", "start", "clubs", "judges", "report"] as const)
    .map((kind) => textIn(build(bare, kind)))
    .join("\n");
  expect(all).not.toMatch(
    /(?<![\d,.:])0 субъектов|РФ:? 0|(?:представителей|мужчин|женщин|иногородних|допуск) 0/,
  );
  expect(all).not.toContain("б/р ");
  expect(all).toContain("64 участника, субъекты РФ не указаны");
  expect(all).toContain("Разряды: не указан 64.");
  expect(all).toContain("субъектов РФ не указано: мужчин не указано, женщин не указано; тренеров");
  const { uuid } = present(made.people[5]);
  const one = textIn(build(withPerson(data, uuid, { region: null, rank: null }), "results"));
  expect(one).toContain("Всего: 64 участника, 5 субъектов РФ (не указан: 1)");
  expect(textIn(build(withPerson(data, uuid, { rank: "б/р" }), "results"))).toMatch(/б\/р \d/);
});

test("[PD81] a start list says after what it was made, and who is still to be weighed", () => {
  const unweighed: PaperData = { ...data, scale: [] };
  expect(build(data, "start").subtitle).toContain("после взвешивания и жеребьёвки");
  expect(build(unweighed, "start").subtitle).toMatch(/категориям после жеребьёвки$/);
  expect(gaps(data, "start")).toEqual([]);
  expect(gaps(unweighed, "start").find(({ code }) => code === "not-weighed")?.names).toHaveLength(64);
});

test("[PD82] whoever is in two categories is one person in lists and in what is missing", () => {
  const [first, second] = data.competition.categories;
  const twice = present(first).fighters;
  const both: PaperData = {
    ...data,
    scale: [],
    competition: {
      ...data.competition,
      categories: [
        present(first),
        { ...present(second), fighters: [...present(second).fighters, ...twice], format: null },
      ],
      fightings: data.competition.fightings.filter(({ category }) => category.uuid !== second?.uuid),
    },
  };
  const count = new Set([...twice, ...present(second).fighters].map(({ uuid }) => uuid)).size;
  const list = tables(build(both, "clubs"));
  const numbers = list.map((table) => Math.max(...column(table, 0).map(Number)));
  expect(list.map(({ facts }) => Number(/(\d+) участ/.exec(facts ?? "")?.[1]))).toEqual(numbers);
  expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(count);
  expect(list.flatMap(({ rows }) => rows)).toHaveLength(count + twice.length);
  expect(gaps(both, "weighing").find(({ code }) => code === "not-weighed")?.names).toHaveLength(count);
  expect(textIn(build(both, "weighing"))).toContain(
    `Всего заявок: ${count + twice.length}, участников: ${count}.`,
  );
});

test("[PD86] the signs of a protocol are explained by the words pages use", () => {
  const legend = textIn(build(data, "bouts"));
  expect(legend).toContain("ПО — по баллам");
  expect(legend).toContain("БП — сабмишен, болевой приём");
  expect(legend).not.toContain("по очкам");
});

test("[PD87] quotes are never doubled", () => {
  expect(
    ["Кубок Волги", "«Кубок Волги»", 'Турнир "Кубок Волги"', "Турнир «Кубок Волги»"].map((name) =>
      wordsOf("ru").paper.quoted(name),
    ),
  ).toEqual(["«Кубок Волги»", "«Кубок Волги»", "«Турнир „Кубок Волги“»", "«Турнир „Кубок Волги“»"]);
  const event = { ...data.event, name: "Турнир «Кубок Волги»" };
  expect(build({ ...data, event }, "report").subtitle).toBe(
    "о проведении соревнований «Турнир „Кубок Волги“»",
  );
});
