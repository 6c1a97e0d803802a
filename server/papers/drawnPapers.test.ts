import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sheetCode } from "#domain/bout/sheetCode.ts";
import { decideFormat, FORMATS, type Format } from "#domain/draw/formats.ts";
import { drawnDay, type DrawnField } from "../testing/drawnDay.ts";
import { readPdfPages } from "../testing/readPdf.ts";
import { bracketsPaper, drawGaps } from "./bracketPaper.ts";
import { bracketSheets } from "./bracketPdf.ts";
import { type Mark, sheetSize, widthOf } from "./drawing.ts";
import type { BracketsPaper, QueuesPaper, SheetsPaper } from "./drawnPaper.ts";
import { MM } from "./look.ts";
import { queuesPaper, sheetsPaper } from "./matPaper.ts";
import type { PaperData } from "./paperData.ts";
import { writePdf } from "./paperPdf.ts";
import { queueSheets } from "./queuePdf.ts";
import { slipSheets } from "./sheetPdf.ts";

const LONG = "Константинопольский-Задунайский Александр";
const GEORGIAN = "გოგობერიძე ვახტანგ";

const present = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error("nothing is there");
  return value;
};
const brackets = (data: PaperData, size: "A4" | "A3" = "A4"): BracketsPaper =>
  present(bracketsPaper(data, { kind: "brackets", size, isBlank: false }));
const queues = (data: PaperData): QueuesPaper => present(queuesPaper(data));
const slips = (data: PaperData): SheetsPaper => present(sheetsPaper(data));
const textsOn = (sheets: readonly (readonly Mark[])[]) =>
  sheets.flatMap((marks) => marks.flatMap((mark) => (mark.type === "text" ? [mark.text] : [])));

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

function boxOf(mark: Mark): Box {
  switch (mark.type) {
    case "text":
      return {
        left: mark.x,
        top: mark.y - (0.7 * mark.size) / MM,
        right: mark.x + widthOf(mark.text, mark.face, mark.size),
        bottom: mark.y + (0.12 * mark.size) / MM,
      };
    case "rect":
      return { left: mark.x, top: mark.y, right: mark.x + mark.w, bottom: mark.y + mark.h };
    case "code":
      return { left: mark.x, top: mark.y, right: mark.x + mark.size, bottom: mark.y + mark.size };
    case "line": {
      const [xs, ys] = [
        [mark.from[0], mark.to[0]],
        [mark.from[1], mark.to[1]],
      ];
      return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    }
  }
}

const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.01 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.01;

/** Nothing outside the sheet, no two texts on each other. */
function expectNeat(sheets: readonly (readonly Mark[])[], [width, height]: readonly [number, number]): void {
  for (const marks of sheets) {
    for (const box of marks.map(boxOf))
      if (box.left < 0 || box.top < 0 || box.right > width + 0.01 || box.bottom > height + 0.01)
        expect.fail(`outside the sheet: ${JSON.stringify(box)}`);
    const texts = marks.flatMap((mark) =>
      mark.type === "text" && mark.text !== "" ? [{ box: boxOf(mark), mark }] : [],
    );
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1))
        if (overlap(one.box, other.box)) expect.fail(`on each other: ${JSON.stringify([one, other])}`);
  }
}

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
  const told = JSON.stringify([brackets(known), queues(known), slips(known)]);
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

test("[PD44] the queue of a mat has what is still to be fought, fourteen to a sheet", () => {
  const data = drawnDay([
    {
      format: "single_elimination_two_bronzes",
      size: 32,
      rounds: 1,
      names: Array.from({ length: 32 }, () => LONG),
    },
    { format: "repechage_from_finalists", size: 16 },
  ]);
  const paper = queues(data);
  const sheets = queueSheets({
    ...paper,
    printed: "Печать 12:05, редакция 4. Прежний лист выбросить.",
    foot: "код",
  });
  expectNeat(sheets, [210, 297]);
  expect(paper.mats.map(({ sign, rows }) => [sign, rows.length])).toEqual([
    ["А", 15],
    ["Б", 19],
  ]);
  expect(sheets).toHaveLength(4);
  const texts = textsOn(sheets);
  expect(texts).toEqual(
    expect.arrayContaining(["Очередь ковра А", "А-17", "~12:00", "Победитель схватки А-17"]),
  );
  expect(texts.filter((text) => text.includes("Прежний лист выбросить"))).toHaveLength(4);
  expect(texts).not.toContain("А-16");
});

test("[PD44] of two days the queue has the one that is fought, after its closing the next one", () => {
  const data = drawnDay([
    { format: "single_elimination_two_bronzes", size: 4 },
    { format: "single_elimination_two_bronzes", size: 8 },
  ]);
  const [first, second] = data.competition.categories.map(({ uuid }) => uuid);
  const days = ["2026-11-14", "2026-11-15"].map((date) => ({
    date,
    start: "10:00",
    sessions: [],
    breaks: [],
    weighIns: [],
    midnightMs: Date.parse(`${date}T00:00:00+03:00`),
  }));
  const placements = [
    { category: present(first), day: "2026-11-14" },
    { category: present(second), day: "2026-11-15" },
  ];
  const told = (closedAtMs?: number) => {
    const [today, ...later] = days;
    const closed = { ...present(today), ...(closedAtMs === undefined ? {} : { closedAtMs }) };
    const programme = { days: [closed, ...later], placements };
    const { event, mats } = queues({ ...data, competition: { ...data.competition, programme } });
    return [event.split(" · ").at(-1), mats.flatMap(({ rows }) => rows).length];
  };
  expect(told()).toEqual(["суббота, 14 ноября", 3]);
  expect(told(data.nowMs)).toEqual(["воскресенье, 15 ноября", 3 + 7]);
});

test("[PD44] who has changed sides stands in the column of the own colour", () => {
  const data = drawnDay([{ format: "single_elimination_two_bronzes", size: 2 }]);
  const swapped = {
    ...data,
    competition: {
      ...data.competition,
      fightings: data.competition.fightings.map((bout) => ({ ...bout, swapped: true })),
    },
  };
  const corners = (of: PaperData) => queues(of).mats[0]?.rows[0]?.corners.map(({ name }) => name);
  expect(corners(swapped)).toEqual(corners(data)?.toReversed());
});

test("[PD45] cut twice, the piles of score sheets follow in the order of the mat, spare ones last", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), (size) => {
      const data = drawnDay([{ format: "single_elimination_two_bronzes", size, names: [LONG] }]);
      const paper = slips(data);
      const sheets = slipSheets({ ...paper, foot: "код" });
      expectNeat(sheets, [210, 297]);
      const titles = (marks: readonly Mark[], pile: number) =>
        marks.flatMap((mark) => {
          if (mark.type !== "text" || mark.face !== "display") return [];
          return Number(mark.x > 105) + 2 * Number(mark.y > 148.5) === pile ? [mark.text] : [];
        });
      const stacked = [0, 1, 2, 3].flatMap((pile) => sheets.flatMap((marks) => titles(marks, pile)));
      const { fightings } = data.competition;
      const bouts = fightings.map(({ number, uuid }) => `А-${number} · ${sheetCode(uuid)}`);
      expect(stacked.slice(0, bouts.length)).toEqual(bouts);
      expect(stacked.slice(bouts.length)).toEqual(
        Array.from({ length: Math.ceil(bouts.length / 10) }, (_, index) => `А-__ · ЗАПАСНОЙ 0${index + 1}`),
      );
    }),
    { numRuns: 30 },
  );
});

test("[PD45] a score sheet has boxes for what its rules count, and a code that says nothing about people", () => {
  const field: DrawnField = { format: "single_elimination_two_bronzes", size: 4 };
  const texts = (rules: Parameters<typeof drawnDay>[1]) =>
    textsOn(slipSheets(slips(drawnDay([field], rules))));
  expect(texts(null)).toEqual(
    expect.arrayContaining(["преим.", "предупр.", "очки по порядку (2, 3, 4)", "рук. ковра"]),
  );
  expect(texts({ preset: "sub_only", advantages: false, penalties: false })).not.toContain("преим.");
  const data = drawnDay([field]);
  const [slip] = present(slips(data).mats[0]).rows;
  expect(slip?.scan).toBe(`1-${sheetCode(present(data.competition.fightings[0]).uuid)}`);
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
