import { randomUUID } from "node:crypto";
import { createApi, type Api } from "#contract/api/client.ts";
import { createChance } from "#domain/draw/chance.ts";
import { PASSWORD, sendByFetch, type RunningApp } from "./app.ts";
import { hallDate } from "./hallClock.ts";

const MEN = { sex: "m", ageMin: 18, ageMax: null, level: "all", style: "nogi", boutSeconds: 300 } as const;
const WOMEN = { ...MEN, sex: "f" } as const;
/** Sixty-four people: brackets with and without byes, and one where all meet all. */
const CATEGORIES = [
  { ...MEN, title: "Мужчины, до 66 кг", weightMin: null, weightMax: 66, athletes: 16, day: 0 },
  { ...MEN, title: "Мужчины, до 77 кг", weightMin: 66, weightMax: 77, athletes: 13, day: 0 },
  { ...WOMEN, title: "Женщины, до 58 кг", weightMin: null, weightMax: 58, athletes: 8, day: 0 },
  { ...MEN, title: "Мужчины, до 92 кг", weightMin: 77, weightMax: 92, athletes: 11, day: 1 },
  { ...MEN, title: "Мужчины, свыше 92 кг", weightMin: 92, weightMax: null, athletes: 5, day: 1 },
  { ...WOMEN, title: "Женщины, до 68 кг", weightMin: 58, weightMax: 68, athletes: 11, day: 1 },
];

const SURNAMES =
  "Константинопольский-Задунайский Гогоберидзе-Церетели Жүнісов Мкртчян-Полуэктов Магомедгаджиев Ким Ёлкин Овсянников Пономарёв Цаллагов Лаптев Дондоков Верещагин Бурмистров Тухватуллин Шелестов".split(
    " ",
  );
const NAMES = { m: ["Александр", "Нұрсұлтан", "Вахтанг", "Илья"], f: ["Вероника", "Айсұлу", "Нино", "Анна"] };
const REGIONS = [
  "Республика Татарстан",
  "г. Москва",
  "Республика Северная Осетия — Алания",
  "Самарская область",
];
const CLUBS = ["Кама Грэпплинг", "Арена-Восток", "Алания", "Жигули", "Волжские борцы"];

export const COLUMNS = [
  "Фамилия",
  "Имя",
  "Отчество",
  "Дата рожд.",
  "Пол",
  "Организация",
  "Категория",
  "Тренер",
  "Город",
  "Регион",
  "Разряд",
];

/** A line of a list for everybody, the same whenever it is made. */
export function people(): string[][] {
  const chance = createChance("two days");
  const pick = <Value>(values: readonly Value[]): Value => {
    const found = values[chance.below(values.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
  const twoDigits = (most: number) => String(1 + chance.below(most)).padStart(2, "0");
  return CATEGORIES.flatMap(({ title, sex, athletes }) =>
    Array.from({ length: athletes }, (_, index) => [
      `${pick(SURNAMES)}${sex === "f" ? "а" : ""}`,
      `${pick(NAMES[sex])}-${"АБВГДЕЖЗИКЛМНОПР"[index]}`,
      sex === "f" ? "Ильинична" : "Ильич",
      `${twoDigits(28)}.${twoDigits(12)}.${1985 + chance.below(20)}`,
      sex === "f" ? "ж" : "м",
      pick(CLUBS),
      title,
      "Хайретдинов Р. Ф.",
      "Казань",
      pick(REGIONS),
      pick(["МС", "КМС", "I"]),
    ]),
  );
}

export const organiserOf = async ({
  api: open,
  origin,
}: Pick<RunningApp, "api" | "origin">): Promise<Api> => {
  const { jwt } = await open.auth.login({ identifier: "organiser", password: PASSWORD });
  return createApi({ base: `${origin}/api`, send: sendByFetch, token: () => jwt });
};

/** An event of two days with two mats, six categories, their places in the programme and its chief judges. */
export async function makeTwoDays(api: Api) {
  const { data: event } = await api.organiser.createEvent({
    name: "Кубок Волги по грэпплингу",
    dateOfEvent: hallDate(0),
    city: "Казань",
    venue: "Дворец единоборств «Ак Барс»",
    address: null,
    description: null,
    registrationUntil: null,
    internalNote: null,
    info: {},
    isPublished: true,
    registrationOpen: false,
    showCompetition: true,
  });
  await api.organiser.createCompetition({
    title: "Кубок Волги",
    rules: { preset: "ru_grappling" },
    scoreboardType: null,
    event: event.documentId,
  });
  const made = (await api.organiser.event(event.documentId)).data.competition;
  if (!made) throw new Error("the event has no competition");
  const { uuid, documentId: competition } = made;
  for (const name of ["Ковёр А", "Ковёр Б"]) await api.organiser.createCarpet({ name, competition });
  for (const { athletes: _, day: __, ...draft } of CATEGORIES)
    await api.organiser.createCategory({ ...draft, competition });
  const judge = { middleName: null, region: "Республика Татарстан", city: "Казань", club: null };
  const alone = { carpets: [], account: null };
  await api.staff.add(uuid, {
    data: [
      {
        ...judge,
        ...alone,
        lastName: "Мамлеев-Заречный",
        firstName: "Виктор",
        grade: "all-russian",
        post: "chief-referee",
      },
      {
        ...judge,
        ...alone,
        lastName: "Вознесенская",
        firstName: "Ольга",
        grade: "first",
        post: "chief-secretary",
      },
    ],
  });
  return { uuid, competition, path: `/organiser/events/${event.documentId}` };
}

/** Both days with the categories that are fought on them. */
export async function planDays(api: Api, uuid: string): Promise<void> {
  const { categories } = await api.competitions.byUuid(uuid);
  const days = [hallDate(0), hallDate(1)] as const;
  const uuidOf = (title: string) => categories.find((one) => one.title === title)?.uuid ?? "";
  const { meta } = await api.programme.find(uuid);
  await api.programme.save(
    uuid,
    {
      data: {
        days: days.map((date) => ({ date, start: "00:05", sessions: [], breaks: [], weighIns: [] })),
        placements: CATEGORIES.map(({ title, day }) => ({
          category: uuidOf(title),
          day: days[day === 0 ? 0 : 1],
        })),
      },
    },
    meta.rev,
  );
}

/** Everybody on the scale, within their class. */
export async function weighAll(api: Api, uuid: string): Promise<void> {
  const { categories, entries } = (await api.roll.find(uuid)).data;
  for (const { category, fighter } of entries) {
    const limits = categories.find((one) => one.uuid === category);
    const weightKg = limits?.weightMax ?? (limits?.weightMin ?? 90) + 8;
    await api.roll.weigh(uuid, { data: { act: "weigh", category, fighter, weightKg } });
  }
}

/** Bouts of a day until none can be fought: who has the higher number wins by so many points, so nobody is equal. */
export async function fightDay(api: Api, uuid: string, day: 0 | 1): Promise<number> {
  const titles = CATEGORIES.filter((one) => one.day === day).map(({ title }) => title);
  for (let fought = 0; ;) {
    const { categories, fightings } = await api.competitions.byUuid(uuid);
    const mine = new Set(categories.filter(({ title }) => titles.includes(title)).map((one) => one.uuid));
    const strength = (fighter: string | null) =>
      categories.flatMap((one) => one.fighters).findIndex((one) => one.uuid === fighter);
    const ready = fightings.filter(
      ({ category, state, slots: [red, blue] }) =>
        mine.has(category.uuid) && state === "waiting" && red.fighter !== null && blue.fighter !== null,
    );
    if (ready.length === 0) return fought;
    for (const { uuid: bout, slots } of ready) {
      const [red, blue] = slots.map(({ fighter }) => strength(fighter));
      const isRed = (red ?? 0) > (blue ?? 0);
      const score = { red: isRed ? 4 : 1, blue: isRed ? 1 : 4 };
      await api.acts.result(bout, {
        data: {
          id: randomUUID(),
          method: "points",
          winner: isRed ? "red" : "blue",
          score,
          reason: "протокол",
        },
      });
      fought += 1;
    }
  }
}
