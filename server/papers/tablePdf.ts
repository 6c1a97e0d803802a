import type { Content, ContentStack, ContentText, CustomTableLayout, TableCell } from "pdfmake/interfaces.js";
import type { Words } from "../words/words.ts";
import { GRID, INK, MM, WINNER } from "./look.ts";
import { headRowsOf, type HeadCell } from "./tableHead.ts";
import type { Cell, Column, TableBlock } from "./paper.ts";

/** A table this short is never split (PD6). */
export const FEW_ROWS = 12;

/** The signs of the corners in the language of the paper. */
type Letters = Words["paper"]["cornerLetters"];

export function drawTable(block: TableBlock, width: number, letters: Letters): Content {
  const { title, facts, columns, rows, total, isTotalRight, rowHeight, hasNoHeads = false } = block;
  const heads = hasNoHeads ? [] : headRowsOf(columns);
  const headRows = heads.length + (title === undefined ? 0 : 1);
  const table: Content = {
    table: {
      headerRows: headRows,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: widthsOf(columns, width),
      ...(rowHeight === undefined ? {} : { heights: (row) => (row < headRows ? "auto" : rowHeight * MM) }),
      body: [
        ...(title === undefined ? [] : [titleRow(title, facts, columns.length)]),
        ...heads.map((row) => row.flatMap((cell) => drawHeading(cell, letters))),
        ...rows.map((row) => row.map((cell, at) => alignCell(drawCell(cell), columns[at]))),
      ],
    },
    layout: title === undefined ? GRID : UNDER_TITLE,
  };
  const under: Content[] =
    total === undefined
      ? []
      : [
          {
            ...drawCell(total),
            fontSize: 8,
            alignment: isTotalRight ? "right" : "left",
            margin: [0, MM, 0, 0],
          },
        ];
  return { stack: [table, ...under], margin: [0, 0, 0, 4 * MM], unbreakable: rows.length <= FEW_ROWS };
}

const UNDER_TITLE: CustomTableLayout = {
  ...GRID,
  hLineWidth: (line) => (line === 0 ? 0 : line === 1 ? 1.4 : 0.5),
  hLineColor: (line) => (line === 1 ? INK.plain : INK.line),
};

/** Widths of the text in the cells: their edges and lines are beside it. */
function widthsOf(columns: readonly Column[], width: number): number[] {
  const taken = 2.4 * MM + 0.5;
  const given = columns.reduce(
    (sum, column) => sum + (typeof column.width === "number" ? column.width * MM : 0),
    0,
  );
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  const left = width - given - 0.5;
  return columns.map((column) =>
    Math.max(
      4,
      (typeof column.width === "number" ? column.width * MM : (left * shareOf(column)) / shares) - taken,
    ),
  );
}

export const shareOf = ({ width }: Column): number =>
  typeof width === "number" ? 0 : Number.parseFloat(width);

const titleRow = (title: string, facts: string | undefined, span: number): TableCell[] => [
  {
    colSpan: span,
    border: [false, false, false, true],
    margin: [-1.2 * MM, 0, 0, 0],
    text: [
      { text: title, font: "Display", fontSize: 11 },
      ...(facts === undefined ? [] : [{ text: `   ${facts}`, fontSize: 8, color: INK.quiet }]),
    ],
  },
  ...coveredCells(span - 1),
];

const coveredCells = (count: number): TableCell[] => Array.from({ length: count }, () => ({}));

/** pdfmake wants a cell for every one that a wide or high one covers. */
function drawHeading(cell: HeadCell, letters: Letters): TableCell[] {
  if (cell === "covered") return coveredCells(1);
  const { title, align = "left", corner, columnSpan, rowSpan } = cell;
  const heading: TableCell = {
    text: corner === undefined ? title : [drawCorner(corner, letters), { text: ` ${title}` }],
    bold: true,
    fontSize: 7.5,
    fillColor: INK.soft,
    alignment: align,
    verticalAlignment: "middle",
    ...(columnSpan > 1 ? { colSpan: columnSpan } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
  };
  return [heading, ...coveredCells(columnSpan - 1)];
}

/** Red is filled and blue is not: on a black and white sheet they differ as well. */
const drawCorner = (corner: "red" | "blue", letters: Letters): ContentText =>
  corner === "red"
    ? { text: `\u00a0${letters.red}\u00a0`, background: INK.red, color: INK.white }
    : { text: `[${letters.blue}]`, color: INK.blue };

export function drawCell(cell: Cell): ContentText | ContentStack {
  if (typeof cell === "string") return { text: cell };
  const { text, aside, note, look } = cell;
  const plain = {
    text,
    bold: look === "strong" || look === "winner",
    ...(look === "place" ? { font: "Display", fontSize: 11, alignment: "center" as const } : {}),
    ...(look === "missing"
      ? { color: INK.quiet, decoration: "underline" as const, decorationStyle: "dotted" as const }
      : {}),
  };
  const sign = look === "winner" ? [{ text: `${WINNER} `, font: "Display" }] : [];
  const small = aside === undefined ? [] : [{ text: ` ${aside}`, fontSize: 7.5, color: INK.quiet }];
  const main = sign.length + small.length === 0 ? plain : { text: [...sign, plain, ...small] };
  return note === undefined ? main : { stack: [main, { text: note, fontSize: 7, color: INK.quiet }] };
}

const alignCell = (cell: ContentText | ContentStack, column: Column | undefined): TableCell => ({
  ...cell,
  verticalAlignment: "middle",
  ...(column?.align === undefined ? {} : { alignment: column.align }),
});
