import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Fighting } from "#contract/competition/entity.ts";
import { decideFormat, FORMATS, type Format } from "#domain/draw/formats.ts";
import { drawnDay, type DrawnField, present } from "../testing/drawnDay.ts";
import { expectNeat, textsOn } from "../testing/drawnMarks.ts";
import { readPdfPages } from "../testing/readPdf.ts";
import { bracketsPaper, drawGaps } from "./bracketPaper.ts";
import { bracketSheets } from "./bracketPdf.ts";
import { sheetSize } from "./drawing.ts";
import type { BracketsPaper } from "./drawnPaper.ts";
import { queuesPaper, sheetsPaper } from "./matPaper.ts";
import { withEdition } from "./editions.ts";
import type { PaperData } from "./paperData.ts";
import { writePdf } from "./paperPdf.ts";

const LONG = "Константинопольский-Задунайский Александр";
const GEORGIAN = "გოგობერიძე ვახტანგ";

const EDITION = {
  kind: "brackets",
  event: "Кубок Волги",
  size: "A4",
  edition: 1,
  code: "7K4Q-19DF",
  timeZone: "Europe/Moscow",
  isDraft: false,
} as const;

const brackets = (data: PaperData, size: "A4" | "A3" = "A4"): BracketsPaper =>
  present(bracketsPaper(data, { kind: "brackets", size, locale: data.locale }));
const fitting = (format: Format, size: number): number => {
  const decided = decideFormat(format, size);
  if (decided.ok) return size;
  const { problem } = decided;
  return "least" in problem ? problem.least : "most" in problem ? problem.most : size;
};
const fields = fc
  .record({
    format: fc.constantFrom(...FORMATS),
    size: fc.integer({ min: 2, max: 64 }),
    rounds: fc.integer({ min: 0, max: 9 }),
    isLong: fc.boolean(),
  })
  .map(({ format, size, rounds, isLong }): DrawnField => {
    // Everybody against everybody of sixty-four would be two thousand bouts.
    const most = format === "round_robin" ? Math.min(size, 24) : size;
    return {
      format,
      size: fitting(format, most),
      rounds,
      ...(isLong ? { names: Array.from({ length: 64 }, (_, index) => `${LONG} ${index}`) } : {}),
    };
  });

/** Numbers no score and no place can be taken for. */
const withNumbers = (data: PaperData): PaperData => ({
  ...data,
  competition: {
    ...data.competition,
    fightings: data.competition.fightings.map((bout, index) => ({ ...bout, number: 3000 + index })),
  },
});

test("[PD40] every bout of a draw is on its bracket once, at a place of its own", () => {
  fc.assert(
    fc.property(fields, fc.constantFrom("A4", "A3"), (field, size) => {
      const data = withNumbers(drawnDay([field]));
      const sheets = bracketSheets(brackets(data, size));
      expectNeat(sheets, sheetSize({ size, isLandscape: true }));
      const shown = textsOn(sheets).flatMap((text) => /^(?:А-)?(3\d{3})$/.exec(text)?.[1] ?? []);
      expect(shown.toSorted()).toEqual(
        data.competition.fightings.map(({ number }) => String(number)).toSorted(),
      );
    }),
    { numRuns: 120 },
  );
});

test("[PD40] before the first bout every athlete of a draw is on its bracket once", () => {
  for (const format of FORMATS) {
    // Two or three people stand in several bouts from the start.
    for (const size of [4, 5, 8, 11, 16, 20, 33, 64]) {
      const fits = decideFormat(format, size).ok && (format !== "round_robin" || size <= 20);
      if (!fits) continue;
      const data = drawnDay([{ format, size }]);
      const texts = textsOn(bracketSheets(brackets(data)));
      const names = data.competition.categories.flatMap(({ fighters }) =>
        fighters.map(({ lastName }) => `${lastName} Илья`),
      );
      const found = texts.filter((text) => names.includes(text));
      const rows = format === "round_robin" && size > 12 ? new Set(found) : found;
      expect([...rows].toSorted(), `${format} ${size}`).toEqual(names.toSorted());
    }
  }
});

test("[PD40] sixteen fit a sheet, thirty-two are two halves and the final; an A3 sheet takes twice as many", () => {
  const sheetsOf = (size: number, sheet: "A4" | "A3") =>
    bracketSheets(brackets(drawnDay([{ format: "single_elimination_two_bronzes", size }]), sheet)).length;
  expect([16, 32, 64].map((size) => sheetsOf(size, "A4"))).toEqual([1, 3, 5]);
  expect([16, 32, 64].map((size) => sheetsOf(size, "A3"))).toEqual([1, 1, 3]);
  const repechage = (format: Format) => bracketSheets(brackets(drawnDay([{ format, size: 16 }]))).length;
  expect(repechage("repechage_from_finalists")).toBe(1);
  expect(repechage("repechage_from_semifinalists")).toBe(1);
});

const withEnds = (data: PaperData, ends: Partial<Fighting>, only?: string): PaperData => ({
  ...data,
  competition: {
    ...data.competition,
    fightings: data.competition.fightings.map((bout) =>
      only === undefined || bout.uuid === only ? { ...bout, ...ends } : bout,
    ),
  },
});

test("[PD85] a bracket says how bouts ended, and only one that goes on says so and as of when", () => {
  const format = "single_elimination_bronze_bout";
  const stamp = "состояние на 14.11.2026 12:00";
  const open = { ...brackets(drawnDay([{ format, size: 8, rounds: 1 }])), printed: stamp };
  expect(textsOn(bracketSheets(open)).join("\n")).toMatch(/дальше смотрите живую сетку · состояние на 14/);
  const held = withEnds(drawnDay([{ format, size: 8, rounds: 9 }]), {
    result: { method: "submission", technique: "armbar", elapsedMs: 78_000 },
    cause: "submission",
  });
  const over = { ...brackets(held), printed: stamp };
  const texts = textsOn(bracketSheets(over));
  expect(texts.join("\n")).not.toMatch(/дальше смотрите|состояние на|живая/);
  expect(texts.filter((text) => text === "болевой, 1:18")).toHaveLength(8);
  const asOf = withEdition(brackets(held), { ...EDITION, madeAtMs: Date.UTC(2026, 10, 14, 9) });
  expect(asOf).toMatchObject({ printed: stamp });
});

test("[PD85] places of a small field name everybody, of a large one never a part of those who share a place", () => {
  const placesOf = (data: PaperData) => present(brackets(data).categories[0]).places;
  for (const size of [5, 7, 8]) {
    const data = drawnDay([{ format: "repechage_from_finalists", size, rounds: 9 }]);
    expect(placesOf(data)).toHaveLength(size);
    const [final] = data.competition.fightings.filter(({ stage }) => stage === "final");
    const absent = withEnds(
      data,
      { result: { method: "no_show", technique: null, elapsedMs: null } },
      present(final).uuid,
    );
    expect(placesOf(absent).map(({ place }) => place)).toEqual([
      1,
      ...placesOf(absent)
        .slice(1, -1)
        .map(({ place }) => place),
      null,
    ]);
    expect(placesOf(absent)).toHaveLength(size);
  }
  for (const size of [9, 11, 16, 32]) {
    const data = drawnDay([{ format: "single_elimination_two_bronzes", size, rounds: 9 }]);
    expect(placesOf(data).map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
  }
});

test("[PD85] nothing of a bracket comes near the foot of its sheet", () => {
  const heights = { A4: 210, A3: 297 } as const;
  for (const sheet of ["A4", "A3"] as const)
    for (const format of FORMATS)
      for (const size of [3, 5, 7, 8, 11, 16, 22]) {
        if (!decideFormat(format, size).ok) continue;
        for (const marks of bracketSheets(brackets(drawnDay([{ format, size, rounds: 9 }]), sheet))) {
          const lows = marks.flatMap((mark) => (mark.type === "rect" ? [mark.y + mark.h] : []));
          expect(Math.max(...lows), `${format} ${size}`).toBeLessThanOrEqual(heights[sheet] - 13 + 0.01);
        }
      }
});

test("[PD41] a long name takes two lines at its hyphen, and the club is left out", async () => {
  const data = drawnDay([
    { format: "repechage_from_finalists", size: 16, rounds: 1, names: [LONG, GEORGIAN] },
  ]);
  const texts = textsOn(bracketSheets(brackets(data)));
  expect(texts).toEqual(expect.arrayContaining(["Константинопольский-", "Задунайский Александр", GEORGIAN]));
  const [page = ""] = await readPdfPages(await writePdf(brackets(data), 0));
  expect(page).toContain(GEORGIAN);
  expect(page).toContain("Мужчины, до 60 кг");
});

test("[PD89] a long name begins the head of its column in a table of meetings, and keeps its club", () => {
  const names = [`${LONG}-Максимилиан`, "Ли Анна", "Мкртчян Ашот"];
  for (const size of [3, 5, 10]) {
    const sheets = bracketSheets(brackets(drawnDay([{ format: "round_robin", size, rounds: 9, names }])));
    const texts = textsOn(sheets);
    expectNeat(sheets, sheetSize({ size: "A4", isLandscape: true }));
    expect(texts.filter((text) => text.startsWith("1. Конст"))).toHaveLength(1);
    expect(texts.filter((text) => text === "Волжские борцы · Казань")).toHaveLength(Math.ceil(size / 4));
  }
});

test("[PD40] a bout to come tells its mat and its time by the hall's clock, an open corner whom it waits for", () => {
  const data = drawnDay([{ format: "repechage_from_finalists", size: 16, rounds: 1 }]);
  const texts = textsOn(bracketSheets(brackets(data)));
  expect(texts).toContain("ковёр А, ~12:00");
  expect(texts).toContain("Победитель схватки 11");
  expect(texts).toContain("Проигр. победителю 13 в 1/8");
  expect(texts).toContain("Утешительные схватки, нижняя половина");
});

test("[PD42] papers for the wall name people as everybody sees them", () => {
  const data = drawnDay([
    { format: "round_robin", size: 3, names: ["Участник 1", "Участник 2", "Участник 3"] },
  ]);
  const [first] = data.competition.categories[0]?.fighters ?? [];
  const person = {
    uuid: present(first).uuid,
    lastName: "Тайный",
    firstName: "Пётр",
    middleName: null,
    birthDate: null,
    birthYear: null,
  };
  const rest = {
    sex: null,
    rank: null,
    belt: null,
    region: "Секретный край",
    city: null,
    club: null,
    coach: null,
    licence: null,
  };
  const known = { ...data, people: new Map([[person.uuid, { ...person, ...rest }]]) };
  const told = JSON.stringify([brackets(known), queuesPaper(known), sheetsPaper(known)]);
  expect(told).toContain("Участник 1");
  expect(told).not.toMatch(/Тайный|Секретный/);
});

test("[PD43] places of a round robin have their reasons in words, and its bouts their order", () => {
  const data = drawnDay([{ format: "round_robin", size: 5, rounds: 9 }]);
  const [table] = present(brackets(data).categories[0]).tables;
  const { rows, reasons, order } = present(table);
  expect(rows.map(({ place }) => place).toSorted()).toEqual(["1", "2", "3", "4", "5"]);
  expect(order).toHaveLength(10);
  const [best] = rows.filter(({ place }) => place === "1");
  expect(present(best).meetings.filter((meeting) => meeting?.isWon)).toHaveLength(Number(best?.wins));
  const level = rows.filter(({ wins }) => rows.filter((other) => other.wins === wins).length > 1);
  for (const { name } of level) expect(reasons).toContain(name);
  expect(textsOn(bracketSheets(brackets(data))).join(" ")).toContain("Порядок мест: победы");
});

test("[PD46] categories without a draw are told before brackets are printed", () => {
  const data = drawnDay([{ format: "round_robin", size: 3 }]);
  const [category] = data.competition.categories;
  const open = {
    ...present(category),
    uuid: "00000077-0000-4000-8000-000000000001",
    title: "Женщины, до 58 кг",
    format: null,
  };
  const more = { ...data, competition: { ...data.competition, categories: [present(category), open] } };
  expect(drawGaps(data)).toEqual([]);
  expect(drawGaps(more)).toEqual([{ code: "no-draw", names: ["Женщины, до 58 кг"], isGrave: false }]);
  expect(brackets(more).categories).toHaveLength(1);
});
