import { expect, test } from "vitest";
import { assignColumn, recogniseTable } from "./columns.ts";
import { readBirth } from "./readCells.ts";
import { readLines } from "./readLines.ts";
import { BASIS, EVENT_DATE, linesOf } from "./testing/lists.ts";

const problemsOf = (text: string) =>
  linesOf(text).map(({ line, problems, unknown }) => [
    line,
    ...problems.map((problem) => problem.text),
    ...(unknown === undefined ? [] : [`? ${unknown.text}`]),
  ]);

test("[EN18] columns are known by their heads, in any order and below a title", () => {
  const text =
    "Заявка клуба «Гард»\n\nКлуб\tФИО\tДата рожд.\tПол\tВес/кат.\tТренер\tРазряд\tРегион\tПримечание\n«Гард»\tВОЛКОВ Пётр Ильич\t05.09.2000\tм\t70,5 кг\tСурков А.\tКМС\tПермский край\tсын\n";
  const [line] = linesOf(text);
  expect(line).toMatchObject({
    line: 4,
    club: "«Гард»",
    category: { uuid: "c1" },
    problems: [],
    person: {
      lastName: "Волков",
      firstName: "Пётр",
      middleName: "Ильич",
      birthDate: "2000-09-05",
      sex: "m",
      weight: 70.5,
      coach: "Сурков А.",
      rank: "КМС",
      region: "Пермский край",
    },
  });
});

test("[EN18] what a column is taken for is changed, remembered by its head, and belongs to one column", () => {
  const rows = [
    { line: 1, cells: ["ФИО", "Гость", "Вес"] },
    { line: 2, cells: ["Волков Пётр", "Гард", "70"] },
  ];
  const { columns } = recogniseTable(rows, new Map());
  expect(columns.slice(0, 3).map(({ field }) => field)).toEqual(["fullName", undefined, "weight"]);
  expect(
    assignColumn(columns, 1, "weight")
      .map(({ field }) => field)
      .slice(0, 3),
  ).toEqual(["fullName", "weight", undefined]);
  const known = recogniseTable(rows, new Map([["гость", "club" as const]]));
  expect(readLines(known, { categories: BASIS.categories, eventDate: EVENT_DATE })[0]?.club).toBe("Гард");
});

test("[EN18] a birth is a date or a year, as people and table programs write it", () => {
  const read = (text: string) => readBirth(text, EVENT_DATE);
  expect(read("05.07.1999")).toEqual({ birthDate: "1999-07-05", birthYear: null });
  expect(read("5.7.99")).toEqual({ birthDate: "1999-07-05", birthYear: null });
  expect(read("5/7/12")).toEqual({ birthDate: "2012-07-05", birthYear: null });
  expect(read("1999-07-05")).toEqual({ birthDate: "1999-07-05", birthYear: null });
  expect(read("36346")).toEqual({ birthDate: "1999-07-05", birthYear: null });
  expect(read("1999")).toEqual({ birthDate: null, birthYear: 1999 });
  expect(read("1999 г.р.")).toEqual({ birthDate: null, birthYear: 1999 });
  expect(read("")).toEqual({ birthDate: null, birthYear: null });
  expect(read("19.08.1897")).toEqual({ code: "age", age: 129 });
  expect(read("2025")).toEqual({ code: "age", age: 1 });
  expect(read("31.02.2000")).toEqual({ code: "unreadable" });
  expect(read("давно")).toEqual({ code: "unreadable" });
});

test("[EN10] [EN18] without a category the only one that fits is taken; a class may stand among the weights", () => {
  const lines = linesOf(
    [
      "Фамилия;Имя;Год;Пол;Вес",
      "Рысев;Олег;2001;муж;76",
      "Рысев;Олег;2001;муж;абс.",
      "Ежов;Ян;2001;муж;до 71",
      "Ежов;Ян;2001;муж;-77 кг",
    ].join("\n"),
  );
  expect(lines.map(({ category }) => category?.uuid)).toEqual(["c2", "c3", "c1", "c2"]);
});

test("[EN10] [EN18] everything that speaks against a line is named in its cell", () => {
  const lines = [
    "Фамилия;Имя;Дата рождения;Пол;Вес;Клуб;Категория",
    "Волков;Пётр;31.02.2000;м;70;;Мужчины, до 71 кг",
    ";Пётр;;;;;Мужчины, до 71 кг",
    "Барсов;Олег;2012-01-01;м;80;;Мужчины, до 77 кг",
    "Зайцева;Анна;2000-01-01;ж;55;;Женщины, до 58 кг",
    "Лосев;Ян;;x;сто;;до 99",
    "Орлов;Ян;;;;;Мужчины, абсолют",
    "Котов;Ян;2000;м;;;",
    "Лысенко;Матвей;19.08.1897;м;65,8;;",
    "Сомов;Ян;;;;;",
  ];
  expect(problemsOf(lines.join("\n"))).toEqual([
    [2, "Нужна дата как 05.09.2010 или год"],
    [3, "Впишите фамилию"],
    [4, "возраст 14 не для этой категории"],
    [5, "жеребьёвка этой категории уже прошла"],
    [6, "Нужен м или ж", "Нужен вес как 76,4", "? до 99"],
    [7],
    [8, "Впишите вес"],
    [9, "129\u00a0лет? Проверьте год"],
    [10, "Впишите дату или год", "Впишите пол: м или ж", "Впишите вес"],
  ]);
});

test("[EN18] what is not understood is no column of a list, and says so; what may be missing can be written in", () => {
  const { columns } = recogniseTable(
    [
      { line: 1, cells: ["ФИО", "Телефон мамы"] },
      { line: 2, cells: ["Волков Пётр", "123"] },
    ],
    new Map(),
  );
  expect(columns).toEqual([
    { head: "ФИО", field: "fullName" },
    { head: "Телефон мамы", field: undefined },
    ...(["birth", "sex", "weight", "category", "club"] as const).map((field) => ({ head: "", field })),
  ]);
});
