import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from "docx";
import { cellParagraphs, INKS, lineRuns, NO_BORDERS, PT, TWIPS } from "./docxParts.ts";
import type { Words } from "../words/words.ts";
import type { Column, TableBlock } from "./paper.ts";
import { headRowsOf, type HeadCell } from "./tableHead.ts";
import { shareOf } from "./tablePdf.ts";

/** The signs of the corners in the language of the paper. */
type Letters = Words["paper"]["cornerLetters"];

const EDGE = { style: BorderStyle.SINGLE, size: 4, color: INKS.line } as const;
const EDGES = { top: EDGE, bottom: EDGE, left: EDGE, right: EDGE } as const;
const ROOM = { left: TWIPS(1.2), right: TWIPS(1.2), top: TWIPS(0.5), bottom: TWIPS(0.5) };

/** Its title and the heads of its columns stand again on every sheet it goes on to; no row is split (PD2). */
export function docxTable(block: TableBlock, widthMm: number, letters: Letters): Table {
  const { title, facts, columns, rows, rowHeight, hasNoHeads = false } = block;
  const widths = widthsOf(columns, widthMm);
  const heads = hasNoHeads ? [] : headRowsOf(columns);
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: TWIPS(widthMm), type: WidthType.DXA },
    rows: [
      ...(title === undefined ? [] : [titleRow(title, facts, columns.length)]),
      ...heads.map(
        (row) =>
          new TableRow({
            tableHeader: true,
            cantSplit: true,
            children: row.flatMap((cell) => (cell === "covered" ? [] : [headCell(cell, letters)])),
          }),
      ),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            ...(rowHeight === undefined
              ? {}
              : { height: { value: TWIPS(rowHeight), rule: HeightRule.ATLEAST } }),
            children: row.map(
              (cell, at) =>
                new TableCell({
                  width: { size: widths[at] ?? 0, type: WidthType.DXA },
                  borders: EDGES,
                  margins: ROOM,
                  verticalAlign: VerticalAlignTable.CENTER,
                  children: cellParagraphs(cell, alignmentOf(columns[at]?.align)),
                }),
            ),
          }),
      ),
    ],
  });
}

function widthsOf(columns: readonly Column[], widthMm: number): number[] {
  const given = columns.reduce((sum, { width }) => sum + (typeof width === "number" ? width : 0), 0);
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  return columns.map((column) =>
    TWIPS(typeof column.width === "number" ? column.width : ((widthMm - given) * shareOf(column)) / shares),
  );
}

const titleRow = (title: string, facts: string | undefined, span: number): TableRow =>
  new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: [
      new TableCell({
        columnSpan: span,
        borders: { ...NO_BORDERS, bottom: { style: BorderStyle.SINGLE, size: 12, color: INKS.plain } },
        children: [
          new Paragraph({
            keepNext: true,
            children: [
              ...lineRuns(title, { bold: true, size: PT(11) }),
              ...(facts === undefined ? [] : lineRuns(`   ${facts}`, { size: PT(8), color: INKS.quiet })),
            ],
          }),
        ],
      }),
    ],
  });

/** Word finds what a high cell covers by itself. */
function headCell(
  { title, align, corner, columnSpan, rowSpan }: Exclude<HeadCell, "covered">,
  letters: Letters,
): TableCell {
  const sign =
    corner === undefined
      ? []
      : [
          new TextRun({
            text: ` ${letters[corner]} `,
            bold: true,
            size: PT(7.5),
            ...(corner === "red"
              ? { color: INKS.white, shading: { type: ShadingType.CLEAR, color: "auto", fill: INKS.red } }
              : { color: INKS.blue, border: { style: BorderStyle.DOUBLE, size: 4, color: INKS.blue } }),
          }),
          new TextRun({ text: " " }),
        ];
  return new TableCell({
    columnSpan,
    rowSpan,
    borders: EDGES,
    margins: ROOM,
    shading: { type: ShadingType.CLEAR, color: "auto", fill: INKS.soft },
    verticalAlign: VerticalAlignTable.CENTER,
    children: [
      new Paragraph({
        ...alignmentOf(align),
        keepNext: true,
        children: [...sign, ...lineRuns(title, { bold: true, size: PT(7.5) })],
      }),
    ],
  });
}

const alignmentOf = (align: Column["align"]) =>
  align === "center"
    ? { alignment: AlignmentType.CENTER }
    : align === "right"
      ? { alignment: AlignmentType.RIGHT }
      : {};
