import { fitLine, fitName, halfCapital, line, rect, type Mark, widthOf, write } from "./drawing.ts";
import type { BracketCorner, BracketTree } from "./drawnPaper.ts";
import { INK } from "./look.ts";

/** How trees are drawn: from bout to bout across and down, in millimetres. */
export type Grid = {
  readonly pitch: number;
  /** Left of a bout, for its number and the lines that lead to it. */
  readonly gutter: number;
  readonly row: number;
  /** Height of a bout; what is left of the row above it is for its caption. */
  readonly box: number;
};

type Cell = BracketTree["cells"][number];
type Place = readonly [x: number, y: number];

const SCORE = 7.5;
const EDGE = 1.2;
const NAME = 8.2;
const CLUB = 6.8;

const boxOf = ({ column, row }: Cell, [x, y]: Place, { pitch, gutter, row: height, box }: Grid) => ({
  left: x + column * pitch + gutter,
  right: x + (column + 1) * pitch,
  top: y + (row + 1) * height - box,
  middle: y + (row + 1) * height - box / 2,
});

export function drawBout(cell: Cell, place: Place, grid: Grid): Mark[] {
  const { bout } = cell;
  const { left, right, top, middle } = boxOf(cell, place, grid);
  const width = right - left;
  const half = grid.box / 2;
  const number = fitLine(bout.number, "strong", 8, grid.gutter - 1.4);
  const numberWidth = widthOf(bout.number, "strong", number);
  return [
    ...(bout.number === ""
      ? []
      : [
          // A line that leads here ends at the number.
          rect([left - numberWidth - 1.2, middle - 1.7, numberWidth + 0.8, 3.4], { fill: INK.white }),
          write(bout.number, {
            x: left - 0.8,
            y: middle + halfCapital(number),
            size: number,
            face: "strong",
            align: "right",
          }),
        ]),
    write(bout.caption, {
      x: left,
      y: top - 0.6,
      size: fitLine(bout.caption, "text", 6.3, width),
      color: INK.quiet,
    }),
    rect([left, top, width, grid.box], { fill: INK.white, line: 0.85 }),
    ...bout.corners.flatMap((corner, index) => drawCorner(corner, [left, top + index * half], width, half)),
    line([left, middle], [right, middle], 0.5, INK.line),
    line([right - SCORE, top], [right - SCORE, top + grid.box], 0.5, INK.line),
  ];
}

function drawCorner(
  { name, club, score, look }: BracketCorner,
  [x, y]: Place,
  width: number,
  height: number,
): Mark[] {
  const room = width - SCORE - 2 * EDGE;
  const isWinner = look === "winner";
  const cell = x + width - SCORE / 2;
  const size = fitLine(score, "strong", 9, SCORE - 1);
  return [
    ...(isWinner ? [rect([x + width - SCORE, y, SCORE, height], { fill: INK.plain })] : []),
    ...drawName(
      { name, club: look === "open" ? "" : club, isBold: isWinner, isQuiet: look === "open" },
      [x + EDGE, y],
      room,
      height,
    ),
    write(score, {
      x: cell,
      y: y + height / 2 + halfCapital(size),
      size,
      face: "strong",
      color: isWinner ? INK.white : INK.plain,
      align: "center",
    }),
  ];
}

type Name = {
  readonly name: string;
  readonly club: string;
  readonly isBold: boolean;
  readonly isQuiet: boolean;
};

/** A name of two lines leaves no room for the club, which is in the start list (PD41). */
function drawName(
  { name, club, isBold, isQuiet }: Name,
  [x, y]: Place,
  room: number,
  height: number,
): Mark[] {
  const face = isBold ? "strong" : "text";
  const { lines, size } = fitName(name, face, NAME, room);
  const color = isQuiet ? INK.quiet : INK.plain;
  const [first = "", second] = lines;
  const middle = y + height / 2;
  if (second !== undefined)
    return [
      write(first, { x, y: middle - 0.3, size, face, color }),
      write(second, { x, y: middle + 2.65, size, face, color }),
    ];
  if (club === "") return [write(first, { x, y: middle + halfCapital(size), size, face, color })];
  return [
    write(first, { x, y: middle - 0.1, size, face, color }),
    write(club, { x, y: middle + 2.6, size: fitLine(club, "text", CLUB, room), color: INK.quiet }),
  ];
}

/** From the middle of a bout to the number of the one its winner goes to. */
export function drawLines(from: Cell | undefined, to: Cell | undefined, place: Place, grid: Grid): Mark[] {
  if (from === undefined || to === undefined || from.column >= to.column) return [];
  const [start, end] = [boxOf(from, place, grid), boxOf(to, place, grid)];
  const turn = end.left - grid.gutter + 2;
  return [
    line([start.right, start.middle], [turn, start.middle], 0.85, INK.quiet),
    ...(start.middle === end.middle ? [] : [line([turn, start.middle], [turn, end.middle], 0.85, INK.quiet)]),
    line([turn, end.middle], [end.left, end.middle], 0.85, INK.quiet),
  ];
}
