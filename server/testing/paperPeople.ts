import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Chance } from "#domain/draw/chance.ts";
import type { Format } from "#domain/draw/formats.ts";
import { GRADES, POSTS } from "#domain/referee/referee.ts";
import type { FighterRow } from "../persistence/database/competitionTables.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { replaceRefereeMats } from "../persistence/referee/refereeRows.ts";
import { createFighter, createReferee, createTeam } from "./factories.ts";

type Trx = Transaction<Tables>;

/** Names as long and as foreign as they come. */
const SURNAMES = [
  "Константинопольский-Задунайский Александр Владиславович",
  "Гогоберидзе-Церетели Вахтанг Автандилович",
  "Жүнісов Нұрсұлтан Әбдіқадырұлы",
  "Магомедгаджиев Абдулмуслим Абдурахманович",
  "ვახტანგ გოგობერიძე",
  "Ёлкин Артём Юрьевич",
  "Ким Роман",
  "Мкртчян-Полуэктова Вероника Арменовна",
];
const REGIONS = [
  ["Республика Татарстан", "Набережные Челны"],
  ["Республика Северная Осетия — Алания", "Владикавказ"],
  ["Нижегородская область", "Нижний Новгород"],
  ["Ханты-Мансийский автономный округ — Югра", "Нижневартовск"],
  ["г. Москва", "Москва"],
] as const;
const RANKS = ["МС", "КМС", "1 разряд", "II", null];

export type Class = {
  readonly title: string;
  readonly format: Format;
  readonly n: number;
  readonly sex: "m" | "f";
  readonly kg: number;
};
const of = (title: string, format: Format, n: number, sex: "m" | "f", kg: number): Class => ({
  title,
  format,
  n,
  sex,
  kg,
});

/** Sixty-four people; the absolutes below have those who fight elsewhere too. */
export const CLASSES: readonly Class[] = [
  of("Женщины, до 58 кг", "round_robin", 5, "f", 58),
  of("Мужчины, до 71 кг", "repechage_from_finalists", 16, "m", 71),
  of("Мужчины, до 77 кг", "single_elimination_two_bronzes", 8, "m", 77),
  of("Мужчины, до 66 кг", "repechage_quarterfinal", 9, "m", 66),
  of("Мужчины, до 84 кг", "double_elimination", 7, "m", 84),
  of("Мужчины, до 92 кг", "three_person", 3, "m", 92),
  of("Мужчины, до 100 кг", "groups_playoff", 6, "m", 100),
  of("Мужчины, до 130 кг", "russian_order", 4, "m", 130),
  of("Женщины, до 64 кг", "best_of_three", 2, "f", 64),
  of("Женщины, до 71 кг", "single_elimination_bronze_bout", 4, "f", 71),
];
export const ABSOLUTES: readonly Class[] = [
  of("Абсолют А", "repechage_from_semifinalists", 8, "m", 140),
  of("Абсолют Б", "double_elimination_bronze", 6, "m", 141),
  of("Абсолют В", "groups_playoff_two_bronzes", 6, "m", 142),
  of("Абсолют Г", "double_elimination_crossed", 17, "m", 143),
  of("Абсолют Д", "double_elimination_bronze_crossed", 17, "m", 144),
];

const day = (date: string) => ({
  date,
  midnightMs: Date.parse(`${date}T00:00:00+03:00`),
  sessions: [],
  breaks: [],
  weighIns: [],
});
export const DAYS = [
  {
    ...day("2026-11-14"),
    weighIns: [{ id: randomUUID(), title: "Взвешивание", from: "16:00", to: "18:00", date: "2026-11-13" }],
  },
  day("2026-11-15"),
];
export const SETTINGS = {
  organisers: "Министерство спорта Республики Татарстан · Региональная федерация грэпплинга",
  sport: "спортивная борьба",
  sportCode: "0260001611Я",
  calendarNumber: "1234",
  region: "Республика Татарстан",
  attire: "без ги",
  scale: "весы № 2, поверка до 04.2027",
  weighingJudge: "Абдразаков Ринат Ильдусович",
  doctor: "Полозова Инна Марковна",
  report: { conclusion: "Программа выполнена полностью, в сроки.\nПредложение: взвешивать на двух весах." },
};

export async function createReferees(db: Trx, competition_id: number, carpets: readonly number[]) {
  const referees = [];
  const posts = [
    ...POSTS.slice(0, 4),
    ...carpets.map(() => "mat-chairman" as const),
    ...POSTS.slice(5),
    "arbiter" as const,
  ];
  for (const [at, post] of posts.entries()) {
    const [region, city] = REGIONS[at % REGIONS.length] ?? REGIONS[0];
    const referee = await createReferee(db, {
      competition_id,
      last_name: ["Мамлеев-Заречный", "Добронравова", "Сұлтанбеков", "Чхартишвили"][at % 4] ?? "",
      first_name: "Виктор",
      middle_name: at === 3 ? null : "Аркадьевич",
      grade: GRADES[1 + (at % 4)] ?? null,
      post,
      region,
      city: at % 3 === 0 ? "Казань" : city,
    });
    const mat = carpets[at - 4];
    if (post === "mat-chairman" && mat !== undefined) await replaceRefereeMats(db, referee.id, [mat]);
    referees.push(referee);
  }
  return referees;
}

export async function createPeople(db: Trx, chance: Chance): Promise<FighterRow[]> {
  const teams = [];
  for (const name of ["Кама Грэпплинг", "Алания", "Волжские борцы", "Северный захват", "Байкал"])
    teams.push(await createTeam(db, { name, city: "Казань" }));
  const people: FighterRow[] = [];
  for (const { n, sex, kg } of CLASSES)
    for (let number = 0; number < n; number += 1) {
      const at = people.length;
      const [last = "", first = "", middle] = (SURNAMES[at % SURNAMES.length] ?? "").split(" ");
      const [region, city] = REGIONS[at % REGIONS.length] ?? REGIONS[0];
      people.push(
        await createFighter(db, {
          last_name: `${last}${at}`,
          first_name: first,
          middle_name: middle ?? null,
          sex,
          weight: kg - chance.below(20) / 10,
          birth_date: `${1990 + (at % 15)}-0${1 + (at % 9)}-1${at % 9}`,
          rank: RANKS[at % RANKS.length] ?? null,
          belt: "brown",
          region,
          city,
          coach: at % 6 === 5 ? null : "Хайретдинов Р. Ф., Мингазов И. И.",
          licence: at % 7 === 6 ? null : `0${at}-00${at}`,
          team_id: at % 11 === 10 ? null : (teams[at % teams.length]?.id ?? null),
        }),
      );
    }
  return people;
}
