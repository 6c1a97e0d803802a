import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import {
  drawnDocument,
  fitLine,
  fitName,
  foot,
  halfCapital,
  linesIn,
  type Mark,
  rect,
  write,
} from "./drawing.ts";
import type { MatPaper, QueueCorner, QueueRow, QueuesPaper } from "./drawnPaper.ts";
import { INK } from "./look.ts";
import { wordsFor } from "./spoken.ts";
import type { Words } from "../words/words.ts";

const SIZE = [210, 297] as const;
const LEFT = 12;
const RIGHT = 200;
const TOP = 43.5;
const HEAD = 6;
/** More rows would be too low for names that are read from a step away (PD44). */
const MOST_ROWS = 14;
const ROW = 16.4;

/** Left edges of the columns: two boxes to tick, number, category, two athletes, score. */
const EDGES = [LEFT, 22, 32, 50, 77, 130, 183, RIGHT] as const;
const [CALLED, RESULT, NUMBER, CATEGORY, RED, BLUE, SCORE] = EDGES;

export const queuesDocument = (paper: QueuesPaper): TDocumentDefinitions =>
  drawnDocument({
    size: "A4",
    isLandscape: false,
    title: wordsFor(paper).paper.title("queues"),
    mark: paper.mark,
    sheets: queueSheets(paper),
  });

/** A mat begins a sheet of its own. */
export function queueSheets(paper: QueuesPaper): Mark[][] {
  const words = wordsFor(paper);
  const sheets = paper.mats.flatMap((mat) =>
    Array.from({ length: Math.ceil(mat.rows.length / MOST_ROWS) }, (_, index) => ({
      mat,
      rows: mat.rows.slice(index * MOST_ROWS, (index + 1) * MOST_ROWS),
    })),
  );
  return sheets.map(({ mat, rows }, index) => [
    ...drawHead(words, paper, mat),
    ...drawHeads(words),
    ...rows.flatMap((row, at) => drawRow(row, TOP + HEAD + at * ROW)),
    ...drawHint(paper.hint, TOP + HEAD + rows.length * ROW),
    ...foot(paper.foot ?? "", words.paper.sheet(index + 1, sheets.length), SIZE, LEFT),
  ]);
}

function drawHead(
  { drawn }: Words,
  { event, printed = "" }: QueuesPaper,
  { sign, name, address }: MatPaper<QueueRow>,
): Mark[] {
  const [tile, code] = [24, 19];
  const left = LEFT + tile + 5;
  const room = RIGHT - code - left - 4;
  const letter = fitLine(sign, "display", 64, tile - 3);
  const title = drawn.queue.title(name);
  return [
    rect([LEFT, 12, tile, tile], { fill: INK.plain }),
    write(sign, {
      x: LEFT + tile / 2,
      y: 24 + halfCapital(letter),
      size: letter,
      face: "display",
      color: INK.white,
      align: "center",
    }),
    write(event, { x: left, y: 20, size: fitLine(event, "text", 7.5, room), color: INK.quiet }),
    write(title, { x: left, y: 26, size: fitLine(title, "display", 17, room), face: "display" }),
    write(printed, { x: left, y: 31, size: fitLine(printed, "text", 8.5, room) }),
    { type: "code", x: RIGHT - code, y: 10, size: code, text: address },
    ...drawn.queue.live.map((text, index) =>
      write(text, { x: RIGHT - code, y: 32.2 + index * 3, size: 6.5, color: INK.quiet }),
    ),
    rect([LEFT, 39.5, RIGHT - LEFT - 22, 1.1], { fill: INK.mat }),
    rect([RIGHT - 21.4, 39.5, 21.4, 1.1], { fill: INK.plain }),
  ];
}

function drawHeads({ drawn: { queue: words, slip } }: Words): Mark[] {
  const middle = TOP + HEAD / 2 + halfCapital(7.5);
  const head = (text: string, x: number) => write(text, { x, y: middle, size: 7.5, face: "strong" });
  const center = (text: string, from: number, to: number) =>
    write(text, { x: (from + to) / 2, y: middle, size: 7.5, face: "strong", align: "center" });
  return [
    rect([LEFT, TOP, RIGHT - LEFT, HEAD], { fill: INK.soft }),
    ...grid(TOP, HEAD),
    center(words.called, CALLED, RESULT),
    center(words.result, RESULT, NUMBER),
    center(words.number, NUMBER, CATEGORY),
    head(words.category, CATEGORY + 1.5),
    rect([RED + 1.2, TOP + 0.8, 4.4, 4.4], { fill: INK.red }),
    letter(slip.redLetter, RED + 3.4, INK.white),
    head(words.red, RED + 6.6),
    rect([BLUE + 1.2, TOP + 0.8, 4.4, 4.4], { line: 0.6, color: INK.blue }),
    rect([BLUE + 1.8, TOP + 1.4, 3.2, 3.2], { line: 0.6, color: INK.blue }),
    letter(slip.blueLetter, BLUE + 3.4, INK.blue),
    head(words.blue, BLUE + 6.6),
    center(words.score, SCORE, RIGHT),
  ];
}

const letter = (text: string, x: number, color: string): Mark =>
  write(text, { x, y: TOP + HEAD / 2 + halfCapital(7), size: 7, face: "strong", color, align: "center" });

const grid = (y: number, height: number): Mark[] =>
  EDGES.slice(0, -1).map((left, index) =>
    rect([left, y, (EDGES[index + 1] ?? RIGHT) - left, height], { line: 0.7, color: INK.line }),
  );

function drawRow({ label, time, category, round, corners }: QueueRow, y: number): Mark[] {
  const middle = y + ROW / 2;
  const box = (from: number, to: number) =>
    rect([(from + to) / 2 - 3.25, middle - 3.25, 6.5, 6.5], { line: 1.2 });
  const number = (NUMBER + CATEGORY) / 2;
  const [room, size] = [CATEGORY - NUMBER - 2, fitLine(label, "strong", 13, CATEGORY - NUMBER - 2)];
  const [red, blue] = corners;
  return [
    ...grid(y, ROW),
    box(CALLED, RESULT),
    box(RESULT, NUMBER),
    write(label, { x: number, y: middle - 0.3, size, face: "strong", align: "center" }),
    write(time, {
      x: number,
      y: middle + 4,
      size: fitLine(time, "text", 8.5, room),
      color: INK.quiet,
      align: "center",
    }),
    ...drawCategory(category, round, middle),
    ...drawCorner(red, RED, middle),
    ...drawCorner(blue, BLUE, middle),
  ];
}

function drawCategory(category: string, round: string, middle: number): Mark[] {
  const room = RED - CATEGORY - 3;
  const lines = [
    ...linesIn(category, "strong", 9, room).map((text) => ({ text, face: "strong", most: 9 }) as const),
    ...linesIn(round, "text", 7.5, room).map((text) => ({ text, face: "text", most: 7.5 }) as const),
  ];
  const step = Math.min(3.6, (ROW - 2) / lines.length);
  const top = middle - ((lines.length - 1) * step) / 2 + 1;
  return lines.map(({ text, face, most }, index) =>
    write(text, {
      x: CATEGORY + 1.5,
      y: top + index * step,
      size: Math.min(fitLine(text, face, most, room), step * 2.6),
      face,
      color: face === "text" ? INK.quiet : INK.plain,
    }),
  );
}

function drawCorner({ name, note, isOpen }: QueueCorner, left: number, middle: number): Mark[] {
  const [x, room] = [left + 1.5, BLUE - RED - 3];
  if (isOpen)
    return [
      write(name, { x, y: middle + halfCapital(9), size: fitLine(name, "text", 9, room), color: INK.quiet }),
    ];
  const { lines, size } = fitName(name, "strong", 12.5, room);
  const step = 4.7;
  const top = middle - ((lines.length - 1) * step + 3.9) / 2 + 1.6;
  return [
    ...lines.map((text, index) => write(text, { x, y: top + index * step, size, face: "strong" })),
    write(note, {
      x,
      y: top + (lines.length - 1) * step + 3.9,
      size: fitLine(note, "text", 8.5, room),
      color: INK.quiet,
    }),
  ];
}

const drawHint = (hint: string, y: number): Mark[] =>
  linesIn(hint, "text", 8, RIGHT - LEFT).map((text, index) =>
    write(text, { x: LEFT, y: y + 4.2 + index * 3.6, size: 8, color: INK.quiet }),
  );
