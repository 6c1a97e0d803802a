import { expect, test } from "vitest";
import { PICTURED_METHODS, publicMethod } from "#domain/bout/publicMethod.ts";
import type { SheetMethod } from "#domain/bout/sheetResult.ts";
import { METHODS, type Method } from "#domain/bout/vocabulary.ts";
import { ending as englishEnding } from "#web/i18n/en/displays/board.ts";
import { sheets as englishSheets } from "#web/i18n/en/headTable/sheets.ts";
import { OFFICIAL_METHODS as englishOfficial } from "#web/i18n/en/sport/officialMethods.ts";
import * as english from "#web/i18n/en/sport/sport.ts";
import { ending as russianEnding } from "#web/i18n/ru/displays/board.ts";
import { sheets as russianSheets } from "#web/i18n/ru/headTable/sheets.ts";
import { OFFICIAL_METHODS as russianOfficial } from "#web/i18n/ru/sport/officialMethods.ts";
import * as russian from "#web/i18n/ru/sport/sport.ts";
import { OUTCOMES as EN, SHORT_OUTCOMES as EN_SHORT } from "#server/words/en/outcomes.ts";
import { OUTCOMES as RU, SHORT_OUTCOMES as RU_SHORT } from "#server/words/ru/outcomes.ts";
import { wordsOf } from "#server/words/words.ts";

const LANGUAGES = [
  {
    name: "Russian",
    pages: russian,
    official: russianOfficial,
    long: RU,
    short: RU_SHORT,
    sheets: russianSheets,
    ending: russianEnding,
    words: wordsOf("ru"),
  },
  {
    name: "English",
    pages: english,
    official: englishOfficial,
    long: EN,
    short: EN_SHORT,
    sheets: englishSheets,
    ending: englishEnding,
    words: wordsOf("en"),
  },
] as const;

/** What a box of a sheet is recorded as, written down again: the words must follow the paper, not the program. */
const BOXES: readonly (readonly [SheetMethod, Method])[] = [
  ["joint-lock", "submission"],
  ["choke", "submission"],
  ["superiority", "technical_superiority"],
  ["points", "points"],
  ["decision", "decision"],
  ["disqualification", "dq_technical"],
  ["no-show", "no_show"],
  ["injury", "injury"],
  ["misconduct", "dq_disciplinary"],
];

test.each(LANGUAGES)(
  "[PD86] one outcome has one word on pages of officials and on papers, and no two share it: $name",
  ({ pages, official, long, short }) => {
    expect(long).toEqual(official);
    for (const method of METHODS) expect(short[method]).toBe(pages.METHOD_SHORT[publicMethod(method)]);
    expect(new Set(Object.values(long)).size).toBe(METHODS.length);
  },
);

test.each(LANGUAGES)(
  "[BT62] everybody reads of a disqualification without its cause, and else what officials read: $name",
  ({ pages, official }) => {
    for (const method of METHODS) {
      const isConduct = method === "dq_disciplinary";
      expect(pages.METHOD_WORDS[publicMethod(method)]).toBe(official[isConduct ? "dq_technical" : method]);
    }
    const told = JSON.stringify(pages.METHOD_WORDS);
    expect(told).not.toContain(official.dq_disciplinary);
  },
);

test.each(LANGUAGES)(
  "[BT62] [SH10] a share picture names no end of health, conduct or weight: $name",
  ({ long, words }) => {
    const named = METHODS.filter((method) => words.share.how(method) !== "");
    expect(named).toEqual([
      "submission",
      "points",
      "advantages",
      "technical_superiority",
      "decision",
      "walkover",
      "no_show",
    ]);
    expect(new Set(named)).toEqual(PICTURED_METHODS);
    for (const method of named) expect(words.share.how(method)).toBe(long[method]);
  },
);

test.each(LANGUAGES)(
  "[PD86] a typed sheet and the board say it by that word: $name",
  ({ long, sheets, ending }) => {
    for (const [box, method] of BOXES) expect(sheets.methods[box]).toContain(long[method]);
    // A headline may put it into a sentence: the stem of the word is in it.
    for (const method of METHODS) {
      const stem = (long[method].split(" ").at(-1) ?? "").slice(0, 5);
      expect([method, ending(publicMethod(method)).toLowerCase().includes(stem)]).toEqual([method, true]);
    }
  },
);

test.each(LANGUAGES)("[PR11] what the sheet prints at a box begins its words: $name", ({ sheets, words }) => {
  const printed = words.drawn.slip.outcomes;
  expect(printed).toHaveLength(BOXES.length - 1);
  for (const [index, box] of printed.entries()) {
    const meant = BOXES[index]?.[0] ?? "misconduct";
    const parts = sheets.methods[meant].split(" ");
    // «явное преим.»: each word as far as there was room for it.
    for (const part of box.split(" ")) {
      const isWithin = parts.some((word) => word.startsWith(part.replace(".", "")));
      expect([box, part, isWithin]).toEqual([box, part, true]);
    }
  }
});

test.each([
  ["ru", "walkover", "БС — без соперника, победа без борьбы"],
  ["ru", "withdrawal", "ОТ — отказ от схватки"],
  ["ru", "void", "ОТМ — схватка отменена"],
  ["en", "walkover", "WO — walkover, won without an opponent"],
  ["en", "withdrawal", "WD — withdrawal from the bout"],
  ["en", "void", "VOID — result void, bout cancelled"],
] as const)(
  "[PD86] the legend of a protocol says what a sign stands for: %s, %s",
  (locale, outcome, told) => {
    expect(wordsOf(locale).form.boutsLegend([outcome], 1, 0)).toContain(`${told}.`);
  },
);
