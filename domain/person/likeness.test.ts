import { array, assert, constantFrom, option, property, record, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import {
  createPersonIndex,
  createPersonSearch,
  isCertain,
  isSameClub,
  likenessOf,
  type PersonalData,
} from "./likeness.ts";

/** «Фамилия Имя [Отчество], 2010-01-31 or 2010, Клуб». */
function person(text: string): PersonalData {
  const [names = "", born = "", club] = text.split(", ");
  const [lastName = "", firstName = null, middleName = null] = names.split(" ");
  return {
    lastName,
    firstName,
    middleName,
    ...(born.length === 4 ? { birthYear: Number(born) } : { birthDate: born || null }),
    club: club ?? null,
  };
}
const compare = (one: string, other: string) => likenessOf(person(one), person(other));

test.each([
  ["names in another order", "Соковнин Тихон, 2010-01-31", "Тихон Соковнин, 2010-01-31"],
  ["ё and е, another case", "СЁМИН Артём, 2010-01-31", "Семин Артем, 2010-01-31"],
  ["a patronymic in one of them", "Соковнин Тихон Андреевич, 2010-01-31", "Соковнин Тихон, 2010-01-31"],
  ["half of a double name", "Петров-Водкин Кузьма, 2001-05-05", "Петров Кузьма, 2001-05-05"],
  ["Latin beside Cyrillic", "Берг Софья, 2001-05-05", "Berg Sofya, 2001-05-05"],
  ["a date beside its year", "Щеглов Юрий, 2001-05-05", "Shcheglov Yuri, 2001"],
])("[PS1] %s are the same names", (_what, one, other) => {
  expect(compare(one, other)).toMatchObject({ names: "same", born: "same" });
});

test.each([
  ["Кравцов Алексей", "Kravtsov Aleksey"],
  ["Хабибуллин Ильяс", "Khabibullin Ilyas"],
  ["Цветкова Таисия", "Tsvetkova Taisiya"],
  ["Жуков Артём", "Zhukov Artyom"],
  ["Яшин Лев", "Yashin Lev"],
])("[PS1] %s is %s", (one, other) => {
  expect(compare(`${one}, 2001-05-05`, `${other}, 2001-05-05`)).toMatchObject({ names: "same" });
});

test("[PS2] a letter is counted in the alphabet it was typed in", () => {
  expect(compare("Кулюк Егор, 1988-12-22", "Кулк Егор, 1988-12-22")).toMatchObject({ names: "typo" });
});

test("[PS2] one letter wrong is asked about, two are another name, and in a short word one is", () => {
  expect(compare("Соковнин Тихон, 2010-01-31", "Соковинн Тихон, 2010-01-31")).toMatchObject({
    names: "typo",
  });
  expect(compare("Соковнин Тихон, 2010-01-31", "Соковинн Тихан, 2010-01-31")).toBeUndefined();
  expect(compare("Ким Олег, 2010-01-31", "Лим Олег, 2010-01-31")).toBeUndefined();
  expect(compare("Соковнин Тихон, 2010-01-31", "Соковнин Игорь, 2010-01-31")).toBeUndefined();
});

test.each([
  ["a day apart", "2010-01-31", "2010-01-30"],
  ["day and month swapped", "2010-03-04", "2010-04-03"],
  ["one digit wrong", "2010-03-04", "2011-03-04"],
])("[PS3] %s is near", (_what, one, other) => {
  expect(compare(`Соковнин Тихон, ${one}`, `Соковнин Тихон, ${other}`)).toMatchObject({ born: "near" });
});

test("[PS3] another birth date, year or sex is another person, also of the same club", () => {
  expect(compare("Соковнин Тихон, 2010-01-31, Ока", "Соковнин Тихон, 2004-07-12, Ока")).toBeUndefined();
  expect(compare("Соковнин Тихон, 2010, Ока", "Соковнин Тихон, 2011, Ока")).toBeUndefined();
  const [he, she] = [person("Ким Женя, 2010-01-31"), person("Ким Женя, 2010-01-31")];
  expect(likenessOf({ ...he, sex: "m" }, { ...she, sex: "f" })).toBeUndefined();
});

test("[PS4] clubs are compared by their own words", () => {
  expect(isSameClub("СК «Медведь»", "Медведь")).toBe(true);
  expect(isSameClub("Медведь", "Medved")).toBe(true);
  expect(isSameClub("Окский берег", "Окский Берег")).toBe(true);
  expect(isSameClub("Тайга", "Маяк")).toBe(false);
  expect(isSameClub("Клуб", "Школа")).toBe(false);
});

test("[PS4] namesakes of other clubs whose birth nobody knows are not asked about; of one club they are", () => {
  expect(compare("Соковнин Тихон, , Ока", "Соковнин Тихон, , Маяк")).toBeUndefined();
  expect(compare("Соковнин Тихон, , Ока", "Соковнин Тихон, , Ока")).toEqual({
    names: "same",
    born: "unknown",
    club: "same",
  });
});

test("[PS5] only equal names and birth without another club are certain", () => {
  const certain = (one: string, other: string) =>
    isCertain(compare(one, other) ?? { names: "typo", born: "near", club: "other" });
  expect(certain("Соковнин Тихон, 2010-01-31, Ока", "Соковнин Тихон, 2010-01-31, СК Ока")).toBe(true);
  expect(certain("Соковнин Тихон, 2010-01-31, Ока", "Соковнин Тихон, 2010-01-31, Маяк")).toBe(false);
  expect(certain("Соковнин Тихон, 2010-01-31, Ока", "Соковнин Тихон, 2010-01-30, Ока")).toBe(false);
});

const letters = stringMatching(/^[а-яё]{2,12}$/u);
const people = record({
  lastName: letters,
  firstName: option(letters),
  middleName: option(letters),
  birthDate: option(constantFrom("2010-01-31", "2010-01-30", "2004-07-12")),
  club: option(constantFrom("Ока", "СК Ока", "Маяк")),
});

test("[PS1–PS4] whoever is asked first, the answer is the same, and everybody is like themselves", () => {
  assert(
    property(people, people, (one, other) => {
      expect(likenessOf(one, other)).toEqual(likenessOf(other, one));
      expect(likenessOf(one, one)?.names ?? (one.birthDate && one.club ? undefined : "same")).toBe("same");
    }),
  );
});

test("[PS1–PS4] the index finds whom a look at everybody would find", () => {
  const withTwoNames = people.filter(({ firstName }) => firstName !== null);
  assert(
    property(array(withTwoNames, { maxLength: 12 }), withTwoNames, (everybody, one) => {
      const slow = everybody.flatMap((other, index) => (likenessOf(one, other) === undefined ? [] : [index]));
      const fast = createPersonIndex(everybody).likesOf(one);
      expect(fast.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(slow);
    }),
  );
});

test("[PS23] a name is found while it is typed, in any order and alphabet, and somebody born otherwise is not", () => {
  const known = person("Тагиров Рамазан Ильясович, 1999-05-01");
  const rank = (typed: string) => createPersonSearch([known])(person(typed))[0]?.rank;
  expect(["Тагиров Рамазан", "Ramazan Tagirov", "Тагиров Рамазан Ильясович"].map(rank)).toEqual([0, 0, 0]);
  expect(["тагир", "Рамаз Таг", "Tagirov", "Тагирав"].map((typed) => (rank(typed) ?? 0) > 0)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["Тагиров, 1987-01-01", "Якубов", "тагир якуб"].map(rank)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
