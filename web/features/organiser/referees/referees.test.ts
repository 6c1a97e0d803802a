import { expect, test } from "vitest";
import type { CrewedBout, Referee } from "#contract/referee/referee.ts";
import { writeCsv } from "#contract/files/tableFiles.ts";
import { crewWith, tiedBouts } from "./crews.ts";
import { readLines } from "./readLines.ts";
import { fullName, nameWithInitials } from "./refereeNames.ts";
import { refereeSheet } from "./refereeSheet.ts";

const MAMLEEV: Referee = {
  uuid: "m",
  lastName: "Мамлеев",
  firstName: "Виктор",
  middleName: "Аркадьевич",
  grade: "all-russian",
  post: "arbiter",
  region: "Республика Татарстан",
  city: "Казань",
  club: "=Гард",
  carpets: ["a", "b"],
  account: null,
  isNamed: false,
  load: { fought: 3, ahead: 12, workedMs: 1_800_000, aheadMs: 3_600_000 },
  tiedTo: [{ fighter: "x", name: "Солодов Ярослав", ties: ["club"] }],
};

const bout = (given: Partial<CrewedBout>): CrewedBout => ({
  uuid: "bout",
  number: 12,
  category: "До 71 кг",
  carpet: "a",
  red: { uuid: "x", name: "Солодов Ярослав" },
  blue: null,
  crew: [],
  rev: 1,
  ...given,
});

test("[RE10] lines of a table or a letter: name, category, post, region, city, club", () => {
  const { people, problems } = readLines(
    [
      "Мамлеев-Заречный  Виктор Аркадьевич;ССВК;Главный судья;Республика Татарстан;Казань;Гард",
      "",
      "Чхартишвили Гоча\t1К\tРуководитель ковра Б\tСамарская область",
      "Кулиш; без категории; судья при участниках",
      "Ким Олег оглы Алиев; ; рефери",
    ].join("\n"),
  );
  expect(problems).toEqual([]);
  expect(people).toEqual([
    {
      lastName: "Мамлеев-Заречный",
      firstName: "Виктор",
      middleName: "Аркадьевич",
      grade: "all-russian",
      post: "chief-referee",
      region: "Республика Татарстан",
      city: "Казань",
      club: "Гард",
    },
    expect.objectContaining({ lastName: "Чхартишвили", grade: "first", post: "mat-chairman", city: null }),
    expect.objectContaining({ lastName: "Кулиш", firstName: null, grade: null, post: "marshal" }),
    expect.objectContaining({ middleName: "оглы Алиев", grade: null, post: "arbiter" }),
  ]);
});

test.each([
  ["МК", "international"],
  ["всероссийская", "all-russian"],
  ["вк", "all-russian"],
  ["СС1К", "first"],
  ["2", "second"],
  ["третья", "third"],
  ["ЮС", "young"],
])("[RE10] the category «%s»", (written, grade) => {
  expect(readLines(`Ким Олег;${written}`).people).toMatchObject([{ grade }]);
});

test.each([
  ["Главный секретарь", "chief-secretary"],
  ["зам. гл. судьи", "deputy-referee"],
  ["Заместитель главного секретаря", "deputy-secretary"],
  ["боковой судья", "side-judge"],
  ["Судья-секретарь", "secretary"],
  ["секундометрист", "timekeeper"],
  ["судья-информатор", "announcer"],
])("[RE10] the post «%s»", (written, post) => {
  expect(readLines(`Ким Олег;;${written}`).people).toMatchObject([{ post }]);
});

test("[RE10] what is not understood is told by its line", () => {
  expect(readLines("Ким Олег\nЛи Анна;мастер;повар").problems).toEqual([
    "Строка 2: неизвестная категория «мастер»",
    "Строка 2: неизвестная должность «повар»",
  ]);
  expect(readLines(`Ким Олег;;;${"р".repeat(101)}`).problems).toHaveLength(1);
});

test("[RE7] those a referee would judge without being neutral, by the mats that are chosen", () => {
  expect(tiedBouts(MAMLEEV, [bout({}), bout({ carpet: "c", number: 13 })])).toEqual([
    { fighter: "x", name: "Солодов Ярослав", ties: ["club"], numbers: [12] },
  ]);
  expect(tiedBouts({ ...MAMLEEV, carpets: ["c"] }, [bout({})])).toEqual([]);
  // Another arbiter was named for the bout.
  expect(tiedBouts(MAMLEEV, [bout({ crew: [{ referee: "k", duty: "arbiter" }] })])).toEqual([]);
});

test("[RE3] who is chosen for a duty leaves the one they had in the bout", () => {
  const crew = [
    { referee: "m", duty: "arbiter" },
    { referee: "k", duty: "side-judge" },
  ] as const;
  expect(crewWith([...crew], "side-judge", "m")).toEqual([{ referee: "m", duty: "side-judge" }]);
  expect(crewWith([...crew], "arbiter", "")).toEqual([{ referee: "k", duty: "side-judge" }]);
});

test("[RE13] the list as a file: words for codes, mats by name, and no formula", () => {
  const sheet = refereeSheet(
    [MAMLEEV],
    [
      { uuid: "a", name: "Ковёр А" },
      { uuid: "b", name: "Ковёр Б" },
      { uuid: "c", name: "Ковёр В" },
    ],
  );
  expect(writeCsv(sheet).split("\r\n")[1]).toBe(
    "1;Мамлеев;Виктор;Аркадьевич;ССВК;Арбитр;Республика Татарстан;Казань;'=Гард;Ковёр А, Ковёр Б;3;12;1,5",
  );
});

test("[RE1] a name as a list has it, and as there is room for it", () => {
  expect([fullName(MAMLEEV), nameWithInitials(MAMLEEV)]).toEqual([
    "Мамлеев Виктор Аркадьевич",
    "Мамлеев В. А.",
  ]);
  expect(nameWithInitials({ ...MAMLEEV, firstName: null, middleName: null })).toBe("Мамлеев");
});
