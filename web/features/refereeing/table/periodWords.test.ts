import { expect, test } from "vitest";
import { ADCC, AJP, after, IBJJF } from "#domain/bout/testing/after.ts";
import { carriedWords, periodWords } from "./tableView.ts";

test("[RU9] [RU15] a period is named where there is more than one", () => {
  const adcc = after("", ADCC);
  expect([0, 1, 2].map((index) => periodWords(adcc, index))).toEqual([
    "1-й период из 2, без баллов",
    "2-й период из 2",
    "Овертайм",
  ]);
  expect(periodWords(after("", AJP), 1)).toBe("До первого балла");
  expect(periodWords(after("", IBJJF), 0)).toBe("");
});

test("[RU16] before points begin the table says which warnings will become minuses", () => {
  const surnames = { red: "Кочетов", blue: "Лаптев" };
  expect(carriedWords(after("go Rw stop", ADCC), 1, surnames)).toBe("Замечания станут минусами: Кочетов −1.");
  expect(carriedWords(after("go stop", ADCC), 1, surnames)).toBe("");
});
