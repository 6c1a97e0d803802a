import { expect, test } from "vitest";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import {
  EMPTY_FIELDS,
  parseMethod,
  readFields,
  recordedResult,
  shownState,
  tidied,
  type SheetFields,
} from "./sheetRows.ts";
import { rowResult } from "./sheetWords.ts";

const read = (fields: Partial<SheetFields>) => readFields({ ...EMPTY_FIELDS, ...fields });

test.each([
  ["1", "joint-lock"],
  ["б", "joint-lock"],
  ["Удуш", "choke"],
  ["я", "superiority"],
  ["п", "points"],
  ["бал", "points"],
  ["4", "points"],
  ["реш", "decision"],
  ["Д", "disqualification"],
  ["н", "no-show"],
  ["8", "injury"],
  ["9", "misconduct"],
  ["дисци", "misconduct"],
  ["дисциплинарная дисквалификация", "misconduct"],
  // As it was called before.
  ["повед", "misconduct"],
  ["неспорт", "misconduct"],
  ["дисквалификация", "disqualification"],
  // The same keys while the layout is English.
  ["e", "choke"],
  [",", "joint-lock"],
  ["Y", "no-show"],
] as const)("[PR11] «%s» chooses %s", (typed, method) => {
  expect(parseMethod(typed)).toBe(method);
});

test("[PR11] what is no way of winning is none", () => {
  expect(["", "0", "10", "ж", "болевойй"].map(parseMethod)).toEqual(Array(5).fill(undefined));
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
  expect(tidied("method", "у")).toBe("удушающий (сабмишен)");
  expect(tidied("winner", "r")).toBe("К");
  // The letters of an English sheet, on either layout.
  expect(["b", "и", "2"].map((typed) => tidied("winner", typed))).toEqual(["С", "С", "С"]);
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

test.each([false, true])("[PR15] К is the first athlete of the draw, sides changed: %s", (swapped) => {
  const day = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 1 });
  const view = viewOf(withBout(day, 1, { swapped }).competition);
  const [bout] = view.competition.fightings;
  if (bout === undefined) throw new Error("no bout");
  const fields = { ...EMPTY_FIELDS, winner: "к", method: "п", redPoints: "4", bluePoints: "2" };
  const row = { id: "1", state: "queued", fields, bout: bout.uuid } as const;
  expect(recordedResult(bout)).toMatchObject({ winner: "red", points: { red: 4, blue: 2 } });
  expect(shownState(row, bout)).toBe("same");
  expect(rowResult(view, row)).toContain("Кочетов");
});

test("[PR12] counters that were typed go with the sheet, others are left alone", () => {
  expect(read({ method: "1", winner: "к", redAdvantages: "2" }).counters).toEqual({
    red: { advantages: 2 },
    blue: {},
  });
});
