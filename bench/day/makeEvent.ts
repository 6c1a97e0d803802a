import { randomUUID } from "node:crypto";
import type { Api } from "#contract/api/client.ts";
import type { ListRequest } from "#contract/entry/list.ts";
import { createChance } from "#domain/draw/chance.ts";
import { type EventCategory, inventEvent } from "../lib/planEvents.ts";
import type { DayOptions } from "./options.ts";
import { PASSWORD } from "./people.ts";
import { inLetters } from "../lib/inLetters.ts";

/** Both days begin at ten in the hall; at noon everybody eats. */
export const DAYS = ["2027-03-13", "2027-03-14"] as const;
export const DAY_START = "10:00";
export const LUNCH = { from: "12:30", to: "13:00" } as const;

const FIRST_LIMIT_KG = 46;
const KG_PER_CLASS = 7;
const CLASSES_OF_A_FAMILY = 8;
const SURNAMES =
  "Громов Зарубин Лысенко Соковнин Рощин Сёмин Юнусов Мкртчян Цаллагов Дондоков Ёлкин Шелестов".split(" ");
const NAMES = "Савелий Данила Матвей Тихон Ян Артём Камиль Илья Рамазан Нурсултан Вахтанг Пётр".split(" ");
const CLUBS = "Тайга Медведь Маяк Балтика Кама Алания Жигули Окский-берег Арена-Восток Арсенал".split(" ");

export type MadeEvent = {
  readonly uuid: string;
  readonly documentId: string;
  readonly tables: readonly { readonly carpetUuid: string; readonly identifier: string }[];
};

/** An event of two days as an organiser makes it: mats, officials, categories, and a list of athletes. */
export async function makeEvent(api: Api, { athletes, mats, seed }: DayOptions): Promise<MadeEvent> {
  const { uuid, documentId } = await makeCompetition(api);
  await api.account.stepUp({ password: PASSWORD });
  for (let mat = 0; mat < mats; mat += 1) {
    await api.organiser.createCarpet({ name: `Ковёр ${mat + 1}`, competition: documentId });
    const username = `mat${mat + 1}`;
    const account = { username, email: `${username}@hall.example`, role: "referee" } as const;
    await api.users.create({
      ...account,
      password: PASSWORD,
      confirmed: true,
      blocked: false,
    });
  }
  const invented = inventEvent(athletes, seed);
  for (const [index, category] of invented.entries())
    await api.organiser.createCategory({ ...categoryDraft(category, index), competition: documentId });
  const { categories } = (await api.lists.basis(uuid)).data;
  const uuidOf = new Map(categories.map((category) => [category.title, category.uuid]));
  await api.lists.write(uuid, { data: entryList(invented, uuidOf, seed) });
  await placeCategories(api, uuid, invented, uuidOf);
  const { carpets } = await api.competitions.byUuid(uuid);
  const tables = carpets.map((carpet, index) => ({ carpetUuid: carpet.uuid, identifier: `mat${index + 1}` }));
  return { uuid, documentId, tables };
}

async function makeCompetition(api: Api) {
  const { data: event } = await api.organiser.createEvent({
    name: "Кубок Поволжья",
    dateOfEvent: DAYS[0],
    city: "Казань",
    venue: "Дворец единоборств",
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
    title: "Кубок Поволжья",
    rules: { preset: "ru_grappling" },
    scoreboardType: null,
    event: event.documentId,
  });
  const { competition } = (await api.organiser.event(event.documentId)).data;
  if (!competition) throw new Error("the event has no competition");
  return competition;
}

const titleOf = (index: number) =>
  `Группа ${Math.floor(index / CLASSES_OF_A_FAMILY) + 1}, класс ${(index % CLASSES_OF_A_FAMILY) + 1}`;

/** Classes of a family follow each other by weight, so that who is too heavy has somewhere to go. */
function categoryDraft({ bouts }: EventCategory, index: number) {
  const { boutSeconds = 300, age = "adults" } = bouts[0] ?? {};
  const step = index % CLASSES_OF_A_FAMILY;
  const upTo = FIRST_LIMIT_KG + KG_PER_CLASS * step;
  return {
    title: titleOf(index),
    boutSeconds,
    sex: "m",
    ageMin: null,
    ageMax: age === "children" ? 15 : null,
    level: "all",
    style: "nogi",
    weightMin: step === 0 ? null : upTo - KG_PER_CLASS,
    weightMax: upTo,
  } as const;
}

/** One line an entry; who stands in several categories is the same person in each. */
function entryList(
  invented: readonly EventCategory[],
  uuidOf: ReadonlyMap<string, string>,
  seed: string,
): ListRequest {
  const chance = createChance(`people ${seed}`);
  const pick = (from: readonly string[]) => from[chance.below(from.length)] ?? "";
  const firstLine = new Map<string, number>();
  const lines: ListRequest["lines"] = [];
  for (const [index, { fighters }] of invented.entries())
    for (const fighter of fighters) {
      const known = firstLine.get(fighter);
      const person = lines[known ?? -1]?.person ?? {
        lastName: `${pick(SURNAMES)}-${inLetters(Number(fighter.slice(1)))}`,
        firstName: pick(NAMES),
        middleName: null,
        birthDate: `2012-${String(1 + chance.below(12)).padStart(2, "0")}-15`,
        birthYear: null,
        sex: "m" as const,
        weight: null,
        city: null,
        region: null,
        coach: null,
        rank: null,
        belt: null,
        level: null,
        licence: null,
      };
      if (known === undefined) firstLine.set(fighter, lines.length);
      lines.push({
        person,
        is: known === undefined ? null : { line: known },
        club: { fresh: chance.below(CLUBS.length) },
        category: { uuid: uuidOf.get(titleOf(index)) ?? "" },
        hasConsent: true,
      });
    }
  const clubs = CLUBS.map((name) => ({ name, city: null }));
  return { id: randomUUID(), lines, clubs, categories: [], haveAllConsents: true };
}

/** Half of the bouts on each day, whole families together. */
async function placeCategories(
  api: Api,
  uuid: string,
  invented: readonly EventCategory[],
  uuidOf: ReadonlyMap<string, string>,
): Promise<void> {
  const half = invented.reduce((sum, { bouts }) => sum + bouts.length, 0) / 2;
  let before = 0;
  const placements = invented.map(({ bouts }, index) => {
    const day = before < half ? DAYS[0] : DAYS[1];
    before += bouts.length;
    return { category: uuidOf.get(titleOf(index)) ?? "", day };
  });
  const days = DAYS.map((date) => ({
    date,
    start: DAY_START,
    sessions: [],
    breaks: [{ id: randomUUID(), title: "Обед", ...LUNCH }],
    weighIns: [],
  }));
  const { meta } = await api.programme.find(uuid);
  await api.programme.save(uuid, { data: { days, placements } }, meta.rev);
}
