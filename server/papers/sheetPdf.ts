import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { drawnDocument, fitLine, fitName, halfCapital, line, type Mark, rect, write } from "./drawing.ts";
import type { QueueCorner, SheetsPaper, Slip } from "./drawnPaper.ts";
import { INK } from "./look.ts";
import { wordsFor } from "./spoken.ts";
import type { Words } from "../words/words.ts";

type SlipWords = Words["drawn"]["slip"];
const [WIDTH, HEIGHT] = [210, 297];
/** Four to a sheet: an A6 each. */
const A_SHEET = 4;
const EDGE = 6;
const CODE = 16;
const COLUMN = (WIDTH / 2 - 2 * EDGE - 3) / 2;

export const sheetsDocument = (paper: SheetsPaper): TDocumentDefinitions =>
  drawnDocument({
    size: "A4",
    isLandscape: false,
    title: wordsFor(paper).paper.title("sheets"),
    mark: paper.mark,
    sheets: slipSheets(paper),
  });

/** Cut twice and laid on each other, the four piles of a mat follow in its order (PD45). */
export function slipSheets(paper: SheetsPaper): Mark[][] {
  const { mats, foot = "" } = paper;
  const words = wordsFor(paper).drawn.slip;
  return mats.flatMap(({ rows }) => {
    const sheets = Math.ceil(rows.length / A_SHEET);
    return Array.from({ length: sheets }, (_, sheet) => [
      ...cuts(),
      ...Array.from({ length: A_SHEET }, (_unused, pile) => {
        const slip = rows[sheet + pile * sheets];
        const [x, y] = [(pile % 2) * (WIDTH / 2), Math.floor(pile / 2) * (HEIGHT / 2)];
        return slip === undefined ? [] : drawSlip(words, slip, [x, y], foot);
      }).flat(),
    ]);
  });
}

function cuts(): Mark[] {
  const cut = { line: 0.5, color: INK.line, isDashed: true } as const;
  return [
    { type: "line", from: [WIDTH / 2, 0], to: [WIDTH / 2, HEIGHT], ...cut },
    { type: "line", from: [0, HEIGHT / 2], to: [WIDTH, HEIGHT / 2], ...cut },
  ];
}

function drawSlip(words: SlipWords, slip: Slip, [x, y]: readonly [number, number], foot: string): Mark[] {
  const left = x + EDGE;
  const right = x + WIDTH / 2 - EDGE;
  const room = right - left - CODE - 2;
  const title = `${slip.label} · ${slip.code}`;
  const end = y + 47 + 20 + slip.counts.length * 7.4;
  return [
    write(title, { x: left, y: y + 11, size: fitLine(title, "display", 15, room), face: "display" }),
    write(slip.category, { x: left, y: y + 15.2, size: fitLine(slip.category, "text", 7.5, room) }),
    write(slip.round, {
      x: left,
      y: y + 18.8,
      size: fitLine(slip.round, "text", 7.5, room),
      color: INK.quiet,
    }),
    ...(slip.scan === ""
      ? []
      : [{ type: "code" as const, x: right - CODE, y: y + 6, size: CODE, text: slip.scan }]),
    ...drawHeads(words, left, y + 24),
    ...slip.corners.flatMap((corner, index) =>
      drawSide(words, slip, corner, [left + index * (COLUMN + 3), y]),
    ),
    ...drawEnd(words, left, right, end),
    ...drawSignatures(words, left, right, y + 138.5),
    write(foot, { x: left, y: y + 146, size: fitLine(foot, "text", 5, right - left), color: INK.quiet }),
  ];
}

/** Red is solid, blue has a double line: black ink is enough. */
function drawHeads(words: SlipWords, x: number, y: number): Mark[] {
  const blue = x + COLUMN + 3;
  const head = (text: string, left: number, color: string) =>
    write(text, {
      x: left + COLUMN / 2,
      y: y + 3 + halfCapital(9),
      size: 9,
      face: "strong",
      color,
      align: "center",
    });
  return [
    rect([x, y, COLUMN, 6], { fill: INK.plain }),
    head(words.red, x, INK.white),
    rect([blue, y, COLUMN, 6], { line: 0.8 }),
    rect([blue + 0.7, y + 0.7, COLUMN - 1.4, 4.6], { line: 0.8 }),
    head(words.blue, blue, INK.plain),
  ];
}

function drawSide(
  words: SlipWords,
  { points, counts, isSpare }: Slip,
  corner: QueueCorner,
  [x, y]: readonly [number, number],
): Mark[] {
  const boxes = y + 47;
  const total = boxes + 20 + counts.length * 7.4;
  return [
    ...(isSpare ? [line([x, y + 39], [x + COLUMN, y + 39], 0.7)] : drawPerson(corner, x, y + 30)),
    write(points, { x, y: boxes - 1, size: fitLine(points, "text", 6.8, COLUMN), color: INK.quiet }),
    ...Array.from({ length: 12 }, (_, index) =>
      rect([x + (index % 6) * (COLUMN / 6), boxes + Math.floor(index / 6) * 10, COLUMN / 6, 10], {
        line: 0.6,
        color: INK.line,
      }),
    ),
    ...counts.flatMap((name, index) => {
      const top = boxes + 21.4 + index * 7.4;
      return [
        write(name, { x, y: top + 3 + halfCapital(7.5), size: 7.5 }),
        ...Array.from({ length: 4 }, (_, at) =>
          rect([x + COLUMN - (4 - at) * 6, top, 6, 6], { line: 0.6, color: INK.line }),
        ),
      ];
    }),
    write(words.total, { x, y: total + 6.2 + halfCapital(9), size: 9, face: "strong" }),
    rect([x + COLUMN - 17, total + 1.6, 17, 9], { line: 1.4 }),
  ];
}

function drawPerson({ name, note, isOpen }: QueueCorner, x: number, y: number): Mark[] {
  const face = isOpen ? "text" : "strong";
  const { lines, size } = fitName(name, face, 9, COLUMN);
  const color = isOpen ? INK.quiet : INK.plain;
  return [
    ...lines.map((text, index) => write(text, { x, y: y + 4 + index * 4, size, face, color })),
    write(note, {
      x,
      y: y + 3.8 + lines.length * 4,
      size: fitLine(note, "text", 7.5, COLUMN),
      color: INK.quiet,
    }),
  ];
}

const TICK = 3.6;
/** Left edges of three columns of outcomes. */
const OUTCOMES = [0, 27, 63] as const;

/** Who won, when, and how: one tick each. */
function drawEnd(words: SlipWords, left: number, right: number, y: number): Mark[] {
  const top = y + 14.5;
  const tick = (text: string, x: number, at: number, isBold = false): Mark[] => [
    rect([x, at - TICK / 2, TICK, TICK], { line: 0.85 }),
    write(text, { x: x + TICK + 1, y: at + halfCapital(8), size: 8, face: isBold ? "strong" : "text" }),
  ];
  return [
    write(words.won, { x: left, y: top + halfCapital(8.5), size: 8.5, face: "strong" }),
    ...tick(words.redLetter, left + 18, top, true),
    ...tick(words.blueLetter, left + 29, top, true),
    write(words.endedAt, { x: right, y: top + halfCapital(8.5), size: 8.5, align: "right" }),
    ...words.outcomes.flatMap((text, index) =>
      tick(text, left + (OUTCOMES[index % 3] ?? 0), top + 5.8 + Math.floor(index / 3) * 5.5),
    ),
  ];
}

function drawSignatures(words: SlipWords, left: number, right: number, y: number): Mark[] {
  const width = (right - left - 6) / 3;
  return words.signatures.flatMap((text, index) => {
    const x = left + index * (width + 3);
    return [
      line([x, y], [x + width, y], 0.8),
      write(text, { x: x + width / 2, y: y + 3, size: 7, color: INK.quiet, align: "center" }),
    ];
  });
}
