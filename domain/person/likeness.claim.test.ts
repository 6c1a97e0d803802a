import { expect, test } from "vitest";
import { assert, constantFrom, option, property, record } from "fast-check";
import { mayClaim, type PersonalData } from "./likeness.ts";

const profile: PersonalData = {
  lastName: "Лаптев",
  firstName: "Матвей",
  middleName: "Андреевич",
  birthDate: "2010-03-17",
  sex: "m",
};
const claims = (change: Partial<PersonalData>, own: Partial<PersonalData> = {}) =>
  mayClaim({ ...profile, ...own }, { ...profile, ...change });

test("[PS15] equal names and the same day of birth, or the year where no day is known", () => {
  expect(claims({})).toBe(true);
  expect(claims({ lastName: "МАТВЕЙ", firstName: "Лаптев", middleName: null })).toBe(true);
  expect(claims({ birthDate: null, birthYear: 2010 })).toBe(true);
  expect(claims({ club: "Другой клуб" }, { club: "Медведь" })).toBe(true);
});

test("[PS15] a typo, a near date, another year or an unknown birth is not enough", () => {
  expect(claims({ lastName: "Лаптиев" })).toBe(false);
  expect(claims({ birthDate: "2010-03-18" })).toBe(false);
  expect(claims({ birthDate: null, birthYear: 2011 })).toBe(false);
  expect(claims({ birthDate: null })).toBe(false);
  expect(claims({}, { birthDate: null })).toBe(false);
  expect(claims({ sex: "f" })).toBe(false);
  expect(claims({ firstName: null, middleName: null })).toBe(false);
});

test("[PS16] a profile named by a list of names claims nobody", () => {
  const everybody = { lastName: "Иванов Петров Лаптев Сидоров", firstName: "Иван Матвей Пётр" };
  expect(claims({}, everybody)).toBe(false);
});

const person = record({
  lastName: constantFrom("Лаптев", "Кулюк", "Kulyuk", "Ким"),
  firstName: constantFrom("Матвей", "Пётр", "Петр", null),
  middleName: constantFrom("Андреевич", null),
  birthDate: constantFrom("2010-03-17", "2010-03-18", null),
  birthYear: option(constantFrom(2010, 2011), { nil: null }),
  sex: constantFrom("m" as const, "f" as const, null),
});

test("[PS15] whoever claims whom, their births never differ, and either could claim the other", () => {
  assert(
    property(person, person, (one, other) => {
      expect(mayClaim(one, other)).toBe(mayClaim(other, one));
      if (!mayClaim(one, other)) return;
      const yearOf = ({ birthDate, birthYear }: PersonalData) =>
        birthDate ? Number(birthDate.slice(0, 4)) : birthYear;
      expect(yearOf(one)).toBe(yearOf(other));
      if (one.birthDate && other.birthDate) expect(one.birthDate).toBe(other.birthDate);
    }),
  );
});
