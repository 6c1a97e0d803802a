import type { ListBasis } from "#contract/entry/list.ts";
import { createPersonIndex, type PersonalData } from "#domain/person/likeness.ts";
import { toLatin } from "#domain/search/transliteration.ts";
import { category } from "./lists.ts";

const SURNAMES =
  "Алёшин Баранов Воробьёв Галеев Дёмин Ершов Жданов Зарубин Ильин Королёв Лаптев Морковин Новосёлов Окунев Панкратов Рощин Соковнин Тагиров Усольцев Фомин Хабибуллин Царёв Чернышёв Шубин Щербаков Юнусов Якушев Гордеев Мельников Степанов";
const ROOTS = "Бел Кар Мир Сол Тум Руд Вол Дар Кул Зим";
const ENDS = "ев ин ский енко ухин анов аров идзе ян юк";
const NAMES = "Артём Семён Пётр Фёдор Илья Савелий Данила Матвей Тихон Гордей Егор Роман Камиль Тимур Лев";
const FATHERS = "Артёмович Семёнович Петрович Фёдорович Ильич Андреевич Романович Камилевич Львович Игоревич";
const CLUBS = "Тайга Балтика Медведь Маяк Степь Орион Сокол Витязь Гард Кама Волга Енисей";

const words = (text: string) => text.split(" ");

/** The same numbers from the same seed. */
export function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, of: <One>(all: readonly [One, ...One[]]): One => all[below(all.length)] ?? all[0] };
}
type Chance = ReturnType<typeof createChance>;

type Person = Required<PersonalData> & {
  readonly birthDate: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly club: string;
};

const pick = (chance: Chance, text: string) => words(text)[chance.below(words(text).length)] ?? "";

function makePerson(chance: Chance): Person {
  const lastName = chance.below(3) === 0 ? pick(chance, SURNAMES) : pick(chance, ROOTS) + pick(chance, ENDS);
  const day = String(1 + chance.below(28)).padStart(2, "0");
  const month = String(1 + chance.below(12)).padStart(2, "0");
  return {
    lastName,
    firstName: pick(chance, NAMES),
    middleName: pick(chance, FATHERS),
    birthDate: `${1985 + chance.below(22)}-${month}-${day}`,
    birthYear: null,
    sex: "m",
    club: pick(chance, CLUBS),
  };
}

/** People who are all different, also for who compares them. */
function makePeople(chance: Chance, count: number): Person[] {
  const many = Array.from({ length: count * 2 }, () => makePerson(chance));
  const index = createPersonIndex(many);
  return many.filter((one, at) => index.likesOf(one).every((like) => like.index >= at)).slice(0, count);
}

const line = (
  person: Person,
  rest: Partial<{ name: string; born: string; club: string; place: string }> = {},
) =>
  [
    rest.name ?? `${person.lastName} ${person.firstName} ${person.middleName}`,
    rest.born ?? person.birthDate.split("-").toReversed().join("."),
    "м",
    rest.club ?? person.club,
    rest.place ?? "до 77",
  ].join(";");

/** How the same person is written a second time. */
const SLIPS: readonly [(person: Person) => string, ...((person: Person) => string)[]] = [
  (person) => line(person, { place: "абс." }),
  (person) => line(person, { place: "абс.", name: `${person.firstName} ${person.lastName}` }),
  (person) => line(person, { place: "абс.", name: `${person.lastName} ${person.firstName}`.toUpperCase() }),
  (person) =>
    line(person, {
      place: "абс.",
      name: `${person.lastName} ${person.firstName} ${person.middleName}`.replaceAll("ё", "е"),
    }),
  (person) =>
    line(person, { place: "абс.", name: toLatin(`${person.lastName} ${person.firstName}`.toLowerCase()) }),
  (person) =>
    line(person, {
      place: "абс.",
      born: person.birthDate.slice(0, 4),
      name: `${person.lastName} ${person.firstName}`,
    }),
  (person) =>
    line(person, {
      place: "абс.",
      name: `${mistyped(person.lastName)} ${person.firstName} ${person.middleName}`,
    }),
  (person) => line(person, { place: "абс.", club: `СК «${person.club}»` }),
  (person) => line(person, { place: "абс.", club: "" }),
];

const mistyped = (name: string) => `${name.slice(0, 3)}${name.slice(4)}`;

export type OpenShape = { readonly people: number; readonly repeated: number; readonly seed: number };

/** A list of the shape of a large open, as text. */
export function makeOpenList({ people: count, repeated, seed }: OpenShape): string {
  const chance = createChance(seed);
  const people = makePeople(chance, count);
  const lines = people.map((person) => line(person));
  for (let index = 0; index < repeated; index += 1) {
    const person = people[chance.below(people.length)];
    if (person !== undefined) lines.splice(chance.below(lines.length + 1), 0, chance.of(SLIPS)(person));
  }
  return ["ФИО;Дата рождения;Пол;Клуб;Вес/кат.", ...lines].join("\n");
}

export const OPEN_BASIS: ListBasis = {
  categories: [
    category(1, "Мужчины, до 77 кг", { ageMin: null, weightMax: 77 }),
    category(2, "Мужчины, абсолют", { ageMin: null }),
  ],
  people: [],
  teams: [],
  last: null,
};
