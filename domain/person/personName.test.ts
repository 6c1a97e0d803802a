import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isNewNonLatin, isNewNonName, isPersonName } from "./personName.ts";

test.each([
  "Карасёв",
  "Петров-Водкин",
  "О’Нил",
  "D'Artagnan",
  "Ли",
  "И. С.",
  "Нұрсұлтан",
  "გიორგი",
  "Nguyễn",
  "de la Cruz",
  "Ali‑Zade",
])("[PE12] «%s» is a name", (name) => expect(isPersonName(name)).toBe(true));

test.each([
  "Иванов1",
  "77",
  "ivan@mail.ru",
  "Иванов!",
  "<b>",
  "Пётр/Павел",
  "—",
  "...Array.from(",
  ")",
  "😀",
  "Иван_Иванов",
  "(Иван)",
])("[PE12] «%s» is none", (text) => expect(isPersonName(text)).toBe(false));

test("[PE12] one digit anywhere spoils any name", () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from("абвя АЁz-'")),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(letters, fc.integer({ min: 0, max: 9 }), fc.nat(12), (name, digit, at) => {
      expect(isPersonName(name.slice(0, at) + String(digit) + name.slice(at))).toBe(false);
    }),
  );
});

test("[PE12] what stands already may stay, and nothing is no name to refuse", () => {
  expect(isNewNonName("Иванов2")).toBe(true);
  expect(isNewNonName("Иванов2", ["Иванов2", null])).toBe(false);
  for (const nothing of ["", " ", null, undefined]) expect(isNewNonName(nothing)).toBe(false);
});

test.each([
  ["Lev Tikhonravov", false],
  ["Şükrü Nguyễn O’Neil-Oʼzod", false],
  ["", false],
  [null, false],
  ["Пётр", true],
  // One letter of the other layout looks the same.
  ["Pеtr", true],
  ["გიორგი", true],
])("[PE12] «%s» in other letters than Latin: %s", (name, isWrong) => {
  expect(isNewNonLatin(name)).toBe(isWrong);
  expect(isNewNonLatin(name, name)).toBe(false);
});
