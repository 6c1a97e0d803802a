import { expect, test } from "vitest";
import { BELTS, beltsOfAge } from "#domain/category/levels.ts";
import { readBoutTime, writeBoutTime } from "./boutTime.ts";
import { titleOfCategory } from "./categoryTitle.ts";
import { draftOfEvent, eventFields } from "./eventFields.ts";
import { nextMatName } from "./MatList.tsx";
import { categoriesOfSet, federations, lineLabel, linesOf } from "./usualSet.ts";
import { createFormStore } from "#web/kit/forms/formStore.ts";
import { organiser } from "#texts/organiser/organiser.ts";

const MEN = { sex: "m", ageMin: 18, ageMax: undefined, level: "all", style: "nogi" } as const;

test("[CT5] a category is called by who, how old, how heavy and which level", () => {
  const titles = [
    { ...MEN, weightMin: 71, weightMax: 77 },
    { ...MEN, weightMin: 100, weightMax: undefined, level: "novice" },
    { ...MEN, weightMin: undefined, weightMax: undefined, style: "gi" },
    { ...MEN, sex: "f", ageMin: 10, ageMax: 11, weightMin: 28, weightMax: 32 } as const,
    { ...MEN, sex: undefined, ageMin: 16, ageMax: 17, weightMin: undefined, weightMax: 62.5 },
  ].map(titleOfCategory);
  expect(titles).toEqual([
    "Мужчины, до 77 кг",
    "Мужчины, свыше 100 кг, новички",
    "Мужчины, абсолют, ги",
    "Девочки 10–11 лет, до 32 кг",
    "Юниоры 16–17 лет, до 62,5 кг",
  ]);
});

test("[CT7] [CT21] a set holds every weight of the table for each chosen sex and level, with its bounds", () => {
  const lines = linesOf("ADCC", "nogi").filter(({ sex }) => sex === "m");
  const set = categoriesOfSet({
    lines,
    levels: ["novice", "expert"],
    style: "nogi",
    boutSeconds: 360,
    hasAbsolute: true,
  });
  expect(set).toHaveLength(2 * (5 + 1));
  expect(set[1]).toMatchObject({ title: "Мужчины, до 77 кг, новички", weightMin: 66, weightMax: 77 });
  expect(set[5]).toMatchObject({ title: "Мужчины, абсолют, новички", weightMin: null, weightMax: null });
  expect(new Set(set.map(({ title }) => title)).size).toBe(set.length);
});

test("[CT54] a set by belt holds every weight for every belt that is worn at that age", () => {
  const lines = linesOf("IBJJF", "gi");
  const men = lines.filter(({ sex, table }) => sex === "m" && table.ageMin === 18);
  const youths = lines.filter(({ sex, table }) => sex === "m" && table.ageMin === 16);
  const chosen = { style: "gi", boutSeconds: null, hasAbsolute: false } as const;
  const adults = categoriesOfSet({ ...chosen, lines: men, levels: ["white", "grey", "blue", "black"] });
  expect(adults).toHaveLength(3 * 9);
  expect(adults[12]).toMatchObject({ title: "Мужчины, до 76 кг, синий пояс, ги", level: "blue" });
  expect(new Set(adults.map(({ title }) => title)).size).toBe(adults.length);
  expect(
    new Set(categoriesOfSet({ ...chosen, lines: youths, levels: BELTS }).map(({ level }) => level)),
  ).toEqual(new Set(["white", "blue", "purple"]));
});

test("[CT54] a table of several ages has the belts of each of them", () => {
  const grown = ["white", "blue", "purple", "brown", "black"];
  expect(beltsOfAge({ ageMin: 16 })).toEqual(grown);
  expect(beltsOfAge({ ageMin: 18 })).toEqual(grown);
  expect(beltsOfAge({ ageMin: 16, ageMax: 17 })).toEqual(["white", "blue", "purple"]);
  expect(beltsOfAge({ ageMin: 14, ageMax: 15 })).toEqual(["white", "grey", "yellow", "orange", "green"]);
  expect(beltsOfAge({ ageMin: 14, ageMax: 17 })).toEqual(BELTS.slice(0, BELTS.indexOf("brown")));
  expect(beltsOfAge({ ageMin: 4 })).toEqual(BELTS);
});

test("[CT51] own tables stand first among the tables of a set, in both styles and for whom they are", () => {
  const entry = { id: 1, documentId: "a".repeat(24) };
  const table = { ...entry, title: "Кубок клуба", sex: null, ageMin: 10, ageMax: 11 };
  const tables = [{ ...table, limitsKg: [30, 34.5], isOpenAbove: true }];
  const [own = ""] = federations(tables);
  const lines = linesOf(own, "gi", tables);
  expect(lines.map(lineLabel)).toEqual([
    "Кубок клуба: Мальчики 10–11\u00a0лет",
    "Кубок клуба: Девочки 10–11\u00a0лет",
  ]);
  expect(linesOf(own, "nogi", tables)).toEqual(lines);
  const chosen = { levels: ["all"], style: "nogi", boutSeconds: null, hasAbsolute: false } as const;
  const set = categoriesOfSet({ ...chosen, lines: lines.slice(1) });
  expect(set.map(({ title }) => title)).toEqual([
    "Девочки 10–11 лет, до 30 кг",
    "Девочки 10–11 лет, до 34,5 кг",
    "Девочки 10–11 лет, свыше 34,5 кг",
  ]);
});

test("the time of a bout is minutes, or minutes and seconds; anything else is refused", () => {
  expect(["6", "5:30", " 5,30 ", "", "0", "5:75", "шесть"].map(readBoutTime)).toEqual([
    360,
    330,
    330,
    null,
    undefined,
    undefined,
    undefined,
  ]);
  expect([360, 330, null].map(writeBoutTime)).toEqual(["6", "5:30", ""]);
});

test("[CA5] a new mat takes the first letter that is free", () => {
  expect(nextMatName([])).toBe("Ковёр А");
  expect(nextMatName([{ name: "Ковёр А" }, { name: "Ковёр В" }])).toBe("Ковёр Б");
});

test("[EV7] half a fee is told at the cell that is missing, a whole one is written", async () => {
  const fields = eventFields(null, "Сохранить");
  const store = createFormStore(fields, {
    initial: new Map([
      ["name", "Кубок клуба"],
      ["dateOfEvent", "2026-12-12"],
      ["fee0title", "Одна категория"],
    ]),
  });
  const sent: unknown[] = [];
  const send = (values: Readonly<Record<string, unknown>>) => void sent.push(draftOfEvent(values, null));
  expect(await store.submit(send)).toBe(false);
  expect([...store.get().problems]).toEqual([["fee0rubles", organiser.event.halfRow]]);

  store.put(new Map([["fee0rubles", "2 500"]]));
  expect(await store.submit(send)).toBe(true);
  expect(sent).toEqual([
    expect.objectContaining({
      name: "Кубок клуба",
      city: null,
      info: { fees: [{ title: "Одна категория", rubles: 2500 }] },
    }),
  ]);
});
