import { expect, test } from "vitest";
import { isDoubtfulSheet, isSameResult, readSheet, type Sheet, type SheetResult } from "./sheetResult.ts";
import type { Corner, Method } from "./vocabulary.ts";

const NONE = { red: undefined, blue: undefined };
const sheet = (method: Sheet["method"], winner: Corner | undefined, points: Sheet["points"] = NONE) =>
  readSheet({ method, winner, points });
const result = (method: Method, winner: Corner | undefined, points?: SheetResult["points"]): SheetResult => ({
  method,
  winner,
  points,
});

test.each([
  ["joint-lock", "submission"],
  ["choke", "submission"],
  ["superiority", "technical_superiority"],
  ["points", "points"],
  ["decision", "decision"],
  ["disqualification", "dq_technical"],
  ["no-show", "no_show"],
  ["injury", "injury"],
  ["misconduct", "dq_disciplinary"],
] as const)("[PR5] the box %s is recorded as %s", (box, method) => {
  const points = { red: 4, blue: 2 };
  expect(sheet(box, "red", points)).toEqual({ ok: true, value: result(method, "red", points) });
});

test("[PR5] a disqualification or a no-show without a winner happened to both; nothing else goes without one", () => {
  expect(sheet("disqualification", undefined)).toMatchObject({ ok: true, value: { method: "double_dq" } });
  expect(sheet("no-show", undefined)).toMatchObject({ ok: true, value: { method: "double_no_show" } });
  expect(sheet("choke", undefined)).toEqual({ ok: false, problem: { code: "winner-missing" } });
});

test("[PR14] the one box of the paper repeats any disqualification, one for misconduct only its own", () => {
  expect(isSameResult(result("dq_technical", "red"), result("dq_disciplinary", "red"))).toBe(true);
  expect(isSameResult(result("dq_disciplinary", "red"), result("dq_disciplinary", "red"))).toBe(true);
  expect(isSameResult(result("dq_disciplinary", "red"), result("dq_technical", "red"))).toBe(false);
  expect(sheet("misconduct", undefined)).toMatchObject({ ok: true, value: { method: "double_dq" } });
});

test("[PR5] points are asked for where they decide, and left alone where the paper has none", () => {
  expect(sheet("points", "red", { red: 4, blue: undefined })).toMatchObject({
    problem: { code: "points-missing" },
  });
  expect(sheet("superiority", "red")).toMatchObject({ problem: { code: "points-missing" } });
  expect(sheet("choke", "red")).toMatchObject({ ok: true, value: { points: undefined } });
  expect(sheet("choke", "red", { red: undefined, blue: 3 })).toMatchObject({
    value: { points: { red: 0, blue: 3 } },
  });
});

test("[PR6] a win by score of who has fewer points is doubtful, one by a hold is not", () => {
  expect(isDoubtfulSheet(result("points", "red", { red: 2, blue: 4 }))).toBe(true);
  expect(isDoubtfulSheet(result("technical_superiority", "blue", { red: 12, blue: 0 }))).toBe(true);
  expect(isDoubtfulSheet(result("points", "blue", { red: 2, blue: 4 }))).toBe(false);
  expect(isDoubtfulSheet(result("submission", "red", { red: 0, blue: 8 }))).toBe(false);
  expect(isDoubtfulSheet(result("decision", "red"))).toBe(false);
});

test("[PR7] a sheet repeats a result when winner, box and the points it tells are the same", () => {
  const recorded = result("advantages", "red", { red: 2, blue: 2 });
  expect(isSameResult(result("points", "red", { red: 2, blue: 2 }), recorded)).toBe(true);
  expect(isSameResult(result("points", "blue", { red: 2, blue: 2 }), recorded)).toBe(false);
  expect(isSameResult(result("points", "red", { red: 3, blue: 2 }), recorded)).toBe(false);
  expect(isSameResult(result("submission", "red"), recorded)).toBe(false);
  expect(isSameResult(result("submission", "red"), result("overtime_submission", "red"))).toBe(true);
  expect(isSameResult(result("dq_technical", "red"), result("dq_penalties", "red"))).toBe(true);
  expect(isSameResult(result("no_show", "red"), result("walkover", "red"))).toBe(false);
});
