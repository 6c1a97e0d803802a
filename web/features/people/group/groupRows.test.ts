import { expect, test } from "vitest";
import type { GroupPerson } from "#contract/entry/groupEntry.ts";
import {
  changedRow,
  linesOf,
  rowOf,
  tickAll,
  tickAsLastTime,
  type Category,
  type RowWork,
} from "./groupRows.ts";

const category = (id: number, change: Partial<Category> = {}): Category => ({
  id,
  uuid: `category-${id}`,
  title: `Категория ${id}`,
  style: "gi",
  level: null,
  sex: "m",
  ageMin: 10,
  ageMax: 11,
  weightMin: null,
  weightMax: null,
  entries: 0,
  isDrawn: false,
  ...change,
});
const LIGHT = category(1, { weightMax: 30 });
const MIDDLE = category(2, { weightMax: 34 });
const NO_GI = category(3, { weightMax: 36, style: "nogi" });
const DRAWN = category(4, { isDrawn: true });
const GIRLS = category(5, { sex: "f" });
const offer = { categories: [LIGHT, MIDDLE, NO_GI, DRAWN, GIRLS], day: "2027-06-01" };

const boy: GroupPerson = {
  documentId: "boy",
  lastName: "Лаптев",
  firstName: "Матвей",
  birthDate: "2016-03-17",
  gender: "m",
  weight: 31,
  medicalUntil: null,
  club: null,
  hasConsent: true,
  entered: [],
  earlier: [],
};
const row = (change: Partial<GroupPerson> = {}, work?: Partial<RowWork>) =>
  rowOf({ ...boy, ...change }, offer, work && changedRow(undefined, work));

test("[EN30] a row proposes the class of the profile's weight, and follows a weight that is typed", () => {
  expect(row().categories).toEqual([MIDDLE.id]);
  expect(row({}, { weight: "29,5" }).categories).toEqual([LIGHT.id]);
  expect(row({}, { weight: "29,5", categories: [NO_GI.id] }).categories).toEqual([NO_GI.id]);
  expect(row({ weight: null }).categories).toEqual([null]);
});

test("[EN29] what cannot be chosen says why", () => {
  const closed = row({ entered: [{ application: "a", category: LIGHT.id, state: "new" }] }).options;
  expect(closed.map((option) => option.closed)).toEqual([
    "already",
    undefined,
    undefined,
    "drawn",
    "other-sex",
  ]);
});

test("[EN29] who lacks a consent, a birth or a category cannot be ticked", () => {
  expect(row({ hasConsent: false }).obstacle).toBe("minorConsent");
  expect(row({ hasConsent: false, birthDate: "2000-01-01" }).obstacle).toBe("consent");
  expect(row({ birthDate: null }).obstacle).toBe("profile");
  expect(row({ birthDate: "2000-01-01" }).obstacle).toBe("categories");
  expect(row().obstacle).toBeUndefined();
});

test("[EN29] a ticked row says what is wrong in its cell", () => {
  expect(row({ weight: null }).problem).toEqual({ field: "weight", code: "missing" });
  expect(row({}, { weight: "тридцать" }).problem).toEqual({ field: "weight", code: "wrong" });
  expect(row({}, { weight: "34,1", categories: [MIDDLE.id] }).problem).toEqual({
    field: "weight",
    code: "too-heavy",
    limit: 34,
  });
  expect(row({}, { weight: "60" }).problem).toEqual({ field: "weight", code: "too-heavy", limit: 36 });
  expect(row({}, { categories: [null] }).problem).toEqual({ field: "category", code: "missing", at: 0 });
  expect(row({}, { categories: [MIDDLE.id, DRAWN.id] }).problem).toEqual({
    field: "category",
    code: "drawn",
    at: 1,
  });
});

test("[EN31] everybody who can be entered and is not is ticked", () => {
  const entered = { entered: [{ application: "a", category: LIGHT.id, state: "new" as const }] };
  const rows = [row(), row({ documentId: "no", hasConsent: false }), row({ documentId: "in", ...entered })];
  expect([...tickAll(rows).keys()]).toEqual(["boy"]);
});

test("[EN31] as last time, in the categories most like those of then", () => {
  const earlier = [
    { style: "nogi", level: null, weightMax: 32 },
    { style: "gi", level: null, weightMax: 36 },
  ];
  const rows = [row({ earlier }), row({ documentId: "new" })];
  expect([...tickAsLastTime(rows, offer)]).toEqual([
    ["boy", { isTicked: true, categories: [NO_GI.id, MIDDLE.id] }],
  ]);
});

test("[EN32] of the ticked rows those in order are sent, a line for each category", () => {
  const rows = [
    row({}, { isTicked: true, categories: [MIDDLE.id, NO_GI.id] }),
    row({ documentId: "heavy" }, { isTicked: true, weight: "50" }),
    row({ documentId: "waits" }),
  ];
  expect(linesOf(rows)).toEqual([
    { profile: "boy", category: MIDDLE.id, weight: 31 },
    { profile: "boy", category: NO_GI.id, weight: 31 },
  ]);
});
