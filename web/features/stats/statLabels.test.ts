import { expect, test } from "vitest";
import { ageLabel, methodLabel } from "./statLabels.ts";

test("[GN12] an age group of the statistics is told in words", () => {
  const told = ["18–34", "18+", "–13", "21", ""].map((group) => ageLabel(group).replaceAll("\u00a0", " "));
  expect(told).toEqual(["18–34 года", "18 лет и старше", "до 13 лет", "21 год", "не указано"]);
});

test("[BT62] statistics tell of a disqualification without its cause", () => {
  expect(["dq_technical", "dq_disciplinary"].map(methodLabel)).toEqual([
    "Дисквалификация",
    "Дисквалификация",
  ]);
});
