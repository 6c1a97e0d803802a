import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sheetCode } from "#domain/bout/sheetCode.ts";
import { drawnDay, type DrawnField, present } from "../testing/drawnDay.ts";
import { expectNeat, textsOn } from "../testing/drawnMarks.ts";
import type { Mark } from "./drawing.ts";
import type { QueuesPaper, SheetsPaper } from "./drawnPaper.ts";
import { queuesPaper, sheetsPaper } from "./matPaper.ts";
import type { PaperData } from "./paperData.ts";
import { queueSheets } from "./queuePdf.ts";
import { slipSheets } from "./sheetPdf.ts";

const LONG = "Константинопольский-Задунайский Александр";
const queues = (data: PaperData): QueuesPaper => present(queuesPaper(data));
const slips = (data: PaperData): SheetsPaper => present(sheetsPaper(data));

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

test("[PD44] [PR15] who has changed sides stands in the own colour in the queue, and as drawn on the score sheet", () => {
  const data = drawnDay([{ format: "single_elimination_two_bronzes", size: 2 }]);
  const swapped = {
    ...data,
    competition: {
      ...data.competition,
      fightings: data.competition.fightings.map((bout) => ({ ...bout, swapped: true })),
    },
  };
  const names = ({ mats }: QueuesPaper | SheetsPaper) => mats[0]?.rows[0]?.corners.map(({ name }) => name);
  expect(names(queues(swapped))).toEqual(names(queues(data))?.toReversed());
  expect(names(slips(swapped))).toEqual(names(slips(data)));
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
    expect.arrayContaining(["преим.", "предупр.", "баллы по порядку (2, 3, 4)", "рук. ковра"]),
  );
  expect(texts({ preset: "sub_only", advantages: false, penalties: false })).not.toContain("преим.");
  const data = drawnDay([field]);
  const [slip] = present(slips(data).mats[0]).rows;
  expect(slip?.scan).toBe(`1-${sheetCode(present(data.competition.fightings[0]).uuid)}`);
});
