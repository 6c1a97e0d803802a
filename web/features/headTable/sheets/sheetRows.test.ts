import { expect, test } from "vitest";
import { EMPTY_FIELDS, parseMethod, readFields, tidied, type SheetFields } from "./sheetRows.ts";

const read = (fields: Partial<SheetFields>) => readFields({ ...EMPTY_FIELDS, ...fields });

test.each([
  ["1", "joint-lock"],
  ["б", "joint-lock"],
  ["Удуш", "choke"],
  ["я", "superiority"],
  ["п", "points"],
  ["оч", "points"],
  ["4", "points"],
  ["реш", "decision"],
  ["Д", "disqualification"],
  ["н", "no-show"],
  ["8", "injury"],
  // The same keys while the layout is English.
  ["e", "choke"],
  [",", "joint-lock"],
  ["Y", "no-show"],
] as const)("[PR11] «%s» chooses %s", (typed, method) => {
  expect(parseMethod(typed)).toBe(method);
});

test("[PR11] what is no way of winning is none", () => {
  expect(["", "0", "9", "ж", "болевойй"].map(parseMethod)).toEqual(Array(5).fill(undefined));
});

test.each([
  ["к", "red"],
  ["K", "red"],
  ["r", "red"],
  ["1", "red"],
  ["с", "blue"],
  ["c", "blue"],
])("[PR11] the winner «%s» is %s on either layout", (winner, corner) => {
  expect(read({ winner, method: "1" }).result?.winner).toBe(corner);
});

test("[PR11] what was read is shown in full", () => {
  expect(tidied("method", "у")).toBe("удушающий");
  expect(tidied("winner", "r")).toBe("К");
  expect(["1435", "9.05", "14 35", "25:00"].map((typed) => tidied("end", typed))).toEqual([
    "14:35",
    "09:05",
    "14:35",
    "25:00",
  ]);
});

test("[PR5] each field says what is missing or wrong in it", () => {
  expect(read({}).problems).toEqual({ method: "method-missing" });
  expect(read({ method: "ж", winner: "x", redPoints: "a", bluePenalties: "-1", end: "99" }).problems).toEqual(
    {
      method: "method-wrong",
      winner: "winner-wrong",
      redPoints: "number-wrong",
      bluePenalties: "number-wrong",
      end: "end-wrong",
    },
  );
  expect(read({ method: "1" }).problems).toEqual({ winner: "winner-missing" });
  expect(read({ method: "п", winner: "к", redPoints: "4" }).problems).toEqual({
    bluePoints: "points-missing",
  });
});

test("[PR12] counters that were typed go with the sheet, others are left alone", () => {
  expect(read({ method: "1", winner: "к", redAdvantages: "2" }).counters).toEqual({
    red: { advantages: 2 },
    blue: {},
  });
});
