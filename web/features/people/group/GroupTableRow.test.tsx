import { expect, test } from "vitest";
import type { GroupPerson } from "#contract/entry/groupEntry.ts";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { GroupTableRow } from "./GroupTableRow.tsx";
import { rowOf, type Category } from "./groupRows.ts";

const category: Category = {
  id: 1,
  uuid: "c1",
  title: "Мальчики, до 30 кг",
  style: "gi",
  level: null,
  sex: "m",
  ageMin: 10,
  ageMax: 11,
  weightMin: null,
  weightMax: 30,
  entries: 0,
  isDrawn: false,
};
const girls = { ...category, id: 2, title: "Девочки, до 30 кг", sex: "f" } as const;
const drawn = { ...category, id: 3, title: "Мужчины", ageMin: 18, ageMax: null, isDrawn: true };

const man: GroupPerson = {
  documentId: "man",
  lastName: "Лаптев",
  firstName: "Матвей",
  birthDate: "2000-03-17",
  gender: "m",
  weight: 71,
  medicalUntil: null,
  club: null,
  hasConsent: true,
  entered: [],
  earlier: [],
};

test("[EN29] who fits no category reads of each why", () => {
  const row = rowOf(man, { categories: [category, girls, drawn], day: "2027-06-01" }, undefined);
  const text = textOf(<GroupTableRow row={row} event="cup" isReadOnly={false} onChange={() => {}} />);
  expect(text).toContain("Подходящих категорий нет");
  expect(text).toContain("Мальчики, до 30 кг: возраст больше предела");
  expect(text).toContain("Девочки, до 30 кг: другой пол");
  expect(text).toContain("Мужчины: жеребьёвка прошла");
});
