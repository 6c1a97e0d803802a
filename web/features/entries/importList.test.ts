import { expect, test } from "vitest";
import type { Roll, RollCategory } from "#contract/entry/roll.ts";
import { countHidden, readList } from "./importList.ts";

const MEN = { status: "draft", sex: "m", ageMin: 18, ageMax: null, level: "all", style: "nogi" } as const;
const category = (id: number, title: string, rest: Partial<RollCategory>): RollCategory => ({
  id,
  uuid: `c${id}`,
  title,
  ...MEN,
  weightMin: null,
  weightMax: null,
  ...rest,
});
const ROLL: Roll = {
  categories: [
    category(1, "Мужчины, до 71 кг", { weightMax: 71 }),
    category(2, "Мужчины, до 77 кг", { weightMin: 71, weightMax: 77 }),
    category(3, "Мужчины, абсолют", {}),
    category(4, "Женщины, до 58 кг", { sex: "f", weightMax: 58, status: "drawn" }),
  ],
  entries: [
    {
      category: "c1",
      fighter: "f1",
      fighterId: 1,
      lastName: "Королёв",
      firstName: "Илья",
      birthYear: 2000,
      birthDate: "2000-01-02",
      sex: "m",
      team: null,
      application: null,
      declared: null,
      state: "not_weighed",
      weight: null,
      attempts: 0,
      hasPapers: false,
      hasBegun: false,
    },
  ],
};
const read = (text: string) => readList(text, ROLL, "2026-12-12");
const problemsOf = (text: string) => read(text).map(({ line, problems }) => [line, ...problems]);

test("[EN10] a list copied from a spreadsheet is read in the order of its heads, «ФИО» in one cell too", () => {
  const text =
    "Клуб\tФИО\tДата рождения\tПол\tВес\tКатегория\n«Гард»\tВолков Пётр Ильич\t05.09.2000\tм\t70,5 кг\tмужчины,  до 71 кг\n";
  expect(read(text)).toEqual([
    {
      line: 2,
      name: "Волков Пётр",
      categoryTitle: "Мужчины, до 71 кг",
      problems: [],
      athlete: {
        lastName: "Волков",
        firstName: "Пётр",
        birthDate: "2000-09-05",
        sex: "m",
        weight: 70.5,
        team: "«Гард»",
        category: "c1",
        hasConsent: false,
      },
    },
  ]);
});

test("[EN10] without a category the only one that fits is taken; a quoted cell keeps its semicolon", () => {
  const [line] = read('Рысев;Олег;2001-03-04;муж;76;"Клуб; юг";');
  expect(line?.athlete).toMatchObject({ category: "c2", team: "Клуб; юг" });
});

test("[EN10] every line that cannot be written is named with its reason", () => {
  const lines = [
    "Волков;Пётр;31.02.2000;м;70;;Мужчины, до 71 кг",
    ";Пётр;;;;;Мужчины, до 71 кг",
    "Барсов;Олег;2012-01-01;м;80;;Мужчины, до 77 кг",
    "Зайцева;Анна;2000-01-01;ж;55;;Женщины, до 58 кг",
    "Лосев;Ян;;x;сто;;до 99",
    "Королев;Илья;02.01.2000;м;70;;Мужчины, до 71 кг",
    "Орлов;Ян;;;;;Мужчины, абсолют",
    "Орлов;Ян;;;;;Мужчины, абсолют",
    "Котов;Ян;;м;70;;",
  ];
  expect(problemsOf(lines.join("\n"))).toEqual([
    [1, "дата рождения «31.02.2000» не читается: нужна как 05.09.2010"],
    [2, "нет фамилии"],
    [3, "возраст 14 не для этой категории", "тяжелее 77\u00a0кг"],
    [4, "жеребьёвка этой категории уже прошла"],
    [
      5,
      "пол «x» не читается: нужен м или ж",
      "вес «сто» не читается: нужен как 76,4",
      "категории «до 99» нет",
    ],
    [6, "уже есть в этой категории"],
    [7],
    [8, "повторяет строку 7"],
    [9, "категория не указана и не подобралась: укажите её"],
  ]);
});

test("[EN14] a column says whose consent is signed; minors without one are counted", () => {
  const text = [
    "Фамилия\tДата рождения\tПол\tВес\tСогласие",
    "Зайцев\t03.03.2012\tм\t70\tда",
    "Ежов\t03.03.2012\tм\t70\t",
    "Волков\t03.03.1999\tм\t70\t",
  ].join("\n");
  const open: Roll = { categories: [category(1, "до 71 кг", { ageMin: null, weightMax: 71 })], entries: [] };
  const athletes = readList(text, open, "2026-12-12").flatMap(({ athlete }) => athlete ?? []);
  expect(athletes.map(({ hasConsent }) => hasConsent)).toEqual([true, false, false]);
  expect(countHidden(athletes, open, "2026-12-12")).toBe(1);
});
