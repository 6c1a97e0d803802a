import { fitLine, fitName, halfCapital, line, linesIn, rect, type Mark, widthOf, write } from "./drawing.ts";
import type { BracketTable, Meeting } from "./drawnPaper.ts";
import type { Words } from "../words/words.ts";
import { INK } from "./look.ts";

type Piece = {
  readonly columns: number;
  readonly height: number;
  readonly draw: (x: number, y: number) => readonly Mark[];
};
type Sheet = {
  readonly columns: number;
  readonly size: readonly [number, number];
  readonly words: Words;
};
type Row = BracketTable["rows"][number];
type Order = BracketTable["order"][number];

const NUMBER = 9;
const NAME = 62;
const TOTAL = 13.5;
const HEAD = 5.5;
const ROW = 12;
const TITLE = 6;
/** A meeting needs so much to be read; those beyond the width of the sheet go on in another table. */
const LEAST_MEETING = 12;
const MOST_MEETING = 27;
/** With a title and heads they end above the foot of the sheet. */
const MOST_ROWS = { A4: 11, A3: 20 };

/** The table, why places are as they are, and the order of bouts; each in parts that fit a sheet. */
export function tablePieces(table: BracketTable, sheet: Sheet): Piece[] {
  const width = sheet.size[0] - 20;
  const room = width - NUMBER - NAME - 4 * TOTAL;
  const most = Math.floor(room / LEAST_MEETING);
  const columns = chunks(table.rows.length, most);
  const rows = chunks(table.rows.length, sheet.size[1] > 250 ? MOST_ROWS.A3 : MOST_ROWS.A4);
  const grids = rows.flatMap((of) => columns.map((against) => gridPiece(table, of, against, sheet, room)));
  return [
    ...grids,
    reasonsPiece(table.reasons, sheet.columns, width),
    ...orderPieces(table.order, sheet, width),
  ];
}

type Range = readonly [from: number, to: number];

/** Equal parts of at most so many. */
function chunks(count: number, most: number): Range[] {
  const parts = Math.max(1, Math.ceil(count / most));
  const size = Math.ceil(count / parts);
  return Array.from(
    { length: parts },
    (_, index) => [index * size, Math.min(count, (index + 1) * size)] as const,
  );
}

function gridPiece(
  table: BracketTable,
  [first, end]: Range,
  [from, to]: Range,
  { columns, words }: Sheet,
  room: number,
): Piece {
  const rows = table.rows.slice(first, end);
  const against = table.rows.slice(from, to);
  const meeting = Math.min(MOST_MEETING, room / against.length);
  const widths = { meeting, name: NAME + room - against.length * meeting };
  const title = table.title === "" ? 0 : TITLE;
  return {
    columns,
    height: title + HEAD + rows.length * ROW + 1.5,
    draw: (x, y) => {
      const top = y + title;
      return [
        ...(title === 0 ? [] : [write(table.title, { x, y: y + 4.2, size: 12, face: "display" })]),
        ...drawHeads(words, against, from, [x, top], widths),
        ...rows.flatMap((row, index) =>
          drawRow(row, { number: first + index, from, to }, [x, top + HEAD + index * ROW], widths),
        ),
      ];
    },
  };
}

type Widths = { readonly meeting: number; readonly name: number };

const TOTALS = ["wins", "submissions", "points", "place"] as const;

function drawHeads(
  { drawn: words, form }: Words,
  against: readonly Row[],
  from: number,
  [x, y]: readonly [number, number],
  { meeting, name: nameWidth }: Widths,
): Mark[] {
  const first = x + NUMBER + nameWidth;
  const heads: readonly (readonly [text: string, left: number, width: number])[] = [
    [form.columns.number, x, NUMBER],
    [words.table.athlete, x + NUMBER, nameWidth],
    ...against.map(
      ({ short }, index) =>
        [shortHead(short, from + index + 1, meeting), first + index * meeting, meeting] as const,
    ),
    ...TOTALS.map(
      (name, index) => [words.table[name], first + against.length * meeting + index * TOTAL, TOTAL] as const,
    ),
  ];
  return heads.flatMap(([text, left, width], index) => [
    rect([left, y, width, HEAD], { fill: INK.soft, line: 0.5, color: INK.line }),
    write(text, {
      x: index === 1 ? left + 1.2 : left + width / 2,
      y: y + HEAD / 2 + halfCapital(7),
      size: fitLine(text, "strong", 7, width - 1),
      face: "strong",
      align: index === 1 ? "left" : "center",
    }),
  ]);
}

const HEAD_LEAST = 6;

/** «4. Мкртчян», or as many letters as can be read: the whole name is in the row of its number (PD89). */
function shortHead(short: string, number: number, width: number): string {
  const isWide = (text: string) => widthOf(text, "strong", HEAD_LEAST) > width - 1;
  const whole = `${number}. ${short}`;
  if (!isWide(whole)) return whole;
  const letters = Array.from(short);
  const begun = (count: number) => `${number}. ${letters.slice(0, count).join("")}…`;
  const count = letters.findLastIndex((_, at) => !isWide(begun(at + 1))) + 1;
  return count === 0 ? String(number) : begun(count);
}

type Span = { readonly number: number; readonly from: number; readonly to: number };

function drawRow(
  row: Row,
  { number, from, to }: Span,
  [x, y]: readonly [number, number],
  { meeting, name: nameWidth }: Widths,
): Mark[] {
  const first = x + NUMBER + nameWidth;
  const meetings = row.meetings.slice(from, to);
  const cell = (left: number, width: number) => rect([left, y, width, ROW], { line: 0.5, color: INK.line });
  const { lines, size } = fitName(row.name, "strong", 8.5, nameWidth - 2.4);
  // A name of two lines moves up to leave the third to the club.
  const top = y + ROW / 2 - (lines.length > 1 ? 2.2 : 0.6);
  return [
    cell(x, NUMBER),
    write(String(number + 1), {
      x: x + NUMBER / 2,
      y: y + ROW / 2 + halfCapital(8.5),
      size: 8.5,
      face: "strong",
      align: "center",
    }),
    cell(x + NUMBER, nameWidth),
    ...lines.map((text, index) =>
      write(text, { x: x + NUMBER + 1.2, y: top + index * 3.4, size, face: "strong" }),
    ),
    write(row.club, {
      x: x + NUMBER + 1.2,
      y: top + lines.length * 3.6,
      size: fitLine(row.club, "text", 7.2, nameWidth - 2.4),
      color: INK.quiet,
    }),
    ...meetings.flatMap((told, index) => drawMeeting(told, [first + index * meeting, y], meeting)),
    ...TOTALS.flatMap((total, index) => {
      const left = first + meetings.length * meeting + index * TOTAL;
      const isPlace = total === "place";
      return [
        cell(left, TOTAL),
        write(row[total], {
          x: left + TOTAL / 2,
          y: y + ROW / 2 + halfCapital(isPlace ? 11 : 8.5),
          size: isPlace ? 11 : 8.5,
          face: isPlace ? "display" : "strong",
          align: "center",
        }),
      ];
    }),
  ];
}

/** A victory has a double frame, a meeting with oneself is hatched. */
function drawMeeting(told: Meeting | null, [x, y]: readonly [number, number], width: number): Mark[] {
  const frame = rect([x, y, width, ROW], { line: 0.5, color: INK.line });
  if (told === null) return [...hatch([x, y], width), frame];
  const middle = x + width / 2;
  const size = fitLine(told.score, "strong", 8.5, width - 2);
  return [
    frame,
    ...(told.isWon ? [rect([x + 0.8, y + 0.8, width - 1.6, ROW - 1.6], { line: 1.2 })] : []),
    write(told.score, { x: middle, y: y + ROW / 2 - 0.4, size, face: "strong", align: "center" }),
    write(told.how, {
      x: middle,
      y: y + ROW / 2 + 3.2,
      size: fitLine(told.how, "text", 7, width - 2.4),
      align: "center",
    }),
  ];
}

const HATCH = 1.6;

function hatch([x, y]: readonly [number, number], width: number): Mark[] {
  return Array.from({ length: Math.floor((width + ROW) / HATCH) }, (_, index) => {
    const at = (index + 1) * HATCH;
    const [left, right] = [Math.max(0, at - ROW), Math.min(at, width)];
    return line([x + left, y + at - left], [x + right, y + at - right], 0.6, INK.line);
  });
}

function reasonsPiece(reasons: string, columns: number, width: number): Piece {
  const lines = linesIn(reasons, "text", 7.5, width);
  return {
    columns,
    height: lines.length * 3.6 + 2,
    draw: (x, y) =>
      lines.map((text, index) => write(text, { x, y: y + 3 + index * 3.6, size: 7.5, color: INK.quiet })),
  };
}

const BOUT = 5.4;
const MOST_BOUTS = 20;

/** In two lists beside each other, read down. */
function orderPieces(order: readonly Order[], { columns, words }: Sheet, width: number): Piece[] {
  const parts = Math.ceil(order.length / (2 * MOST_BOUTS));
  const size = Math.ceil(order.length / Math.max(1, parts));
  return Array.from({ length: parts }, (_, part) => {
    const bouts = order.slice(part * size, (part + 1) * size);
    const half = Math.ceil(bouts.length / 2);
    const list = (width - 8) / 2;
    return {
      columns,
      height: 8 + half * BOUT,
      draw: (x: number, y: number) => [
        write(words.drawn.order, { x, y: y + 5, size: 12, face: "display" }),
        ...bouts.flatMap((bout, index) =>
          drawOrder(bout, [x + (index < half ? 0 : list + 8), y + 7 + (index % half) * BOUT], list),
        ),
      ],
    };
  });
}

function drawOrder(
  { number, pair, names, score, how }: Order,
  [x, y]: readonly [number, number],
  width: number,
): Mark[] {
  const base = y + BOUT - 1.7;
  const room = width - 24 - 38;
  return [
    write(number, { x, y: base, size: fitLine(number, "strong", 8, 11), face: "strong" }),
    write(pair, { x: x + 12, y: base, size: 8 }),
    write(names, { x: x + 23, y: base, size: fitLine(names, "text", 8, room) }),
    write(score, { x: x + width - 37, y: base, size: 8, face: "strong" }),
    write(how, { x: x + width - 25, y: base, size: fitLine(how, "text", 8, 25) }),
    line([x, y + BOUT - 0.2], [x + width, y + BOUT - 0.2], 0.5, INK.line),
  ];
}
