import { expect, test } from "vitest";
import { OUTCOMES as EN, SHORT_OUTCOMES as EN_SHORT } from "#server/words/en/outcomes.ts";
import { OUTCOMES as RU, SHORT_OUTCOMES as RU_SHORT } from "#server/words/ru/outcomes.ts";
import { ending as englishEnding } from "#web/i18n/en/displays/board.ts";
import { sheets as englishSheets } from "#web/i18n/en/headTable/sheets.ts";
import * as english from "#web/i18n/en/sport/sport.ts";
import { ending as russianEnding } from "#web/i18n/ru/displays/board.ts";
import { sheets as russianSheets } from "#web/i18n/ru/headTable/sheets.ts";
import * as russian from "#web/i18n/ru/sport/sport.ts";
import type { SheetMethod } from "./sheetResult.ts";
import { METHODS, type Method } from "./vocabulary.ts";

const LANGUAGES = [
  {
    name: "Russian",
    pages: russian,
    long: RU,
    short: RU_SHORT,
    sheets: russianSheets,
    ending: russianEnding,
  },
  {
    name: "English",
    pages: english,
    long: EN,
    short: EN_SHORT,
    sheets: englishSheets,
    ending: englishEnding,
  },
] as const;

/** What a box of a sheet is recorded as. */
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
  "[PD86] one outcome has one word on pages and on papers, and no two share it: $name",
  ({ pages, long, short }) => {
    expect(long).toEqual(pages.METHOD_WORDS);
    expect(short).toEqual(pages.METHOD_SHORT);
    expect(new Set(Object.values(long)).size).toBe(METHODS.length);
  },
);

test.each(LANGUAGES)(
  "[PD86] a typed sheet and the board say it by that word: $name",
  ({ long, sheets, ending }) => {
    for (const [box, method] of BOXES) expect(sheets.methods[box]).toContain(long[method]);
    // A headline may put it into a sentence: the stem of the word is in it.
    for (const method of METHODS) {
      const stem = (long[method].split(" ").at(-1) ?? "").slice(0, 5);
      expect([method, ending(method)?.toLowerCase().includes(stem)]).toEqual([method, true]);
    }
  },
);
