import type {
  Content,
  ContentStack,
  ContentText,
  CustomTableLayout,
  Style,
  Table,
  TableCell,
  TDocumentDefinitions,
} from "pdfmake/interfaces.js";
import { belt, GRID, INK, innerWidth, MM, NO_GRID, qrCode, sheetSettings } from "./look.ts";
import {
  type Block,
  type Cell,
  type Column,
  type FormPaper,
  type Head,
  type Signature,
  type TableBlock,
} from "./paper.ts";
import { paperWords as words } from "./paperWords.ts";

/** A table this short is never split (PD6). */
const FEW_ROWS = 12;
/** How many rows go to the next sheet with signatures that would stand there alone (PD6). */
const ROWS_WITH_SIGNATURES = 3;

/** `hasLoneSignatures`: they were found alone on the last sheet, so the last rows go there with them. */
export function formDocument(paper: FormPaper, hasLoneSignatures: boolean): TDocumentDefinitions {
  const width = innerWidth(paper);
  const blocks = hasLoneSignatures ? withRowsForSignatures(paper.blocks) : paper.blocks;
  return {
    ...sheetSettings({ ...paper, sheetOf: words.sheet }),
    info: { title: paper.title },
    content: [
      ...(paper.head ? [drawHead(paper.head, width)] : []),
      { text: paper.title, font: "Display", fontSize: 17, alignment: paper.head ? "center" : "left" },
      ...(paper.subtitle ? [{ text: paper.subtitle, alignment: "center" } as const] : []),
      ...(paper.head ? [drawDates(paper.head)] : []),
      ...(paper.notes ?? []).map((text) => ({ text, fontSize: 7.5, color: INK.quiet })),
      ...blocks.map((block) => drawBlock(block, width)),
    ],
  };
}

function withRowsForSignatures(blocks: readonly Block[]): Block[] {
  const at = blocks.findLastIndex(({ type }) => type === "table");
  const table = blocks[at];
  if (table?.type !== "table") return [...blocks];
  const cut = Math.max(0, table.rows.length - ROWS_WITH_SIGNATURES);
  const { total: _, ...upper } = table;
  const above: Block[] = cut === 0 ? [] : [{ ...upper, rows: table.rows.slice(0, cut) }];
  const below: Block[] = [{ type: "page-break" }, { ...table, rows: table.rows.slice(cut) }];
  return [...blocks.slice(0, at), ...above, ...below, ...blocks.slice(at + 1)];
}

function drawHead({ organisers, event, facts, link, emblem }: Head, width: number): Content {
  return [
    {
      columns: [
        emblem ? { image: emblem, fit: [14 * MM, 14 * MM], width: 20 * MM } : { text: "", width: 20 * MM },
        {
          width: "*",
          alignment: "center",
          stack: [
            { text: organisers, fontSize: 7.5, color: INK.quiet },
            { text: event, font: "Display", fontSize: 13, margin: [0, MM, 0, 0] },
            { text: facts, fontSize: 7.5, color: INK.quiet },
          ],
        },
        { width: 20 * MM, alignment: "right", stack: link ? drawCode(link.address, link.text) : [] },
      ],
    },
    belt(width),
  ];
}

const drawCode = (address: string, text: string): Content[] => [
  { ...qrCode(address, 17 * MM), alignment: "right" },
  { text, fontSize: 6.5, color: INK.quiet, alignment: "right", margin: [0, 0.6 * MM, 0, 0] },
];

const drawDates = ({ dates, place }: Head): Content => ({
  columns: [
    { text: dates, width: "auto" },
    { text: place, alignment: "right", width: "*" },
  ],
  columnGap: 4 * MM,
  margin: [0, 1.5 * MM, 0, 2 * MM],
});

const HEADINGS: Readonly<Record<1 | 2 | 3, Style>> = {
  1: { font: "Display", fontSize: 17, margin: [0, 4 * MM, 0, 2 * MM] },
  2: { font: "Display", fontSize: 12, margin: [0, 4 * MM, 0, 1.2 * MM] },
  3: { bold: true, fontSize: 9, margin: [0, 3 * MM, 0, MM] },
};

function drawBlock(block: Block, width: number): Content {
  switch (block.type) {
    case "heading":
      return { text: block.text, headlineLevel: block.level, ...HEADINGS[block.level] };
    case "text":
      return { text: block.text, margin: [0, MM, 0, MM], color: block.isQuiet ? INK.quiet : INK.plain };
    case "facts":
      return drawFacts(block.rows);
    case "table":
      return drawTable(block, width);
    case "signatures":
      return drawSignatures(block.lines);
    case "page-break":
      return { text: "", pageBreak: "before", fontSize: 0.1, lineHeight: 0.1 };
  }
}

const drawFacts = (rows: Extract<Block, { type: "facts" }>["rows"]): Content => ({
  table: {
    widths: ["34%", "*"],
    dontBreakRows: true,
    body: rows.map(([label, value]) => [{ text: label, color: INK.quiet }, drawCell(value)]),
  },
  layout: GRID,
  margin: [0, 0, 0, 2 * MM],
});

function drawTable(block: TableBlock, width: number): Content {
  const { title, facts, columns, rows, total, rowHeight } = block;
  const headRows = title === undefined ? 1 : 2;
  const table: Content = {
    table: {
      headerRows: headRows,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: widthsOf(columns, width),
      ...(rowHeight === undefined ? {} : { heights: (row) => (row < headRows ? "auto" : rowHeight * MM) }),
      body: [
        ...(title === undefined ? [] : [titleRow(title, facts, columns.length)]),
        columns.map(drawHeading),
        ...rows.map((row) => row.map((cell, at) => alignCell(drawCell(cell), columns[at]))),
      ],
    },
    layout: {
      ...GRID,
      hLineWidth: (line) =>
        title !== undefined && line === 0 ? 0 : line === 1 && title !== undefined ? 1.4 : 0.5,
      hLineColor: (line) => (line === 1 && title !== undefined ? INK.plain : INK.line),
    },
  };
  const under: Content[] = total === undefined ? [] : [{ text: total, fontSize: 8, margin: [0, MM, 0, 0] }];
  return { stack: [table, ...under], margin: [0, 0, 0, 4 * MM], unbreakable: rows.length <= FEW_ROWS };
}

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

const shareOf = ({ width }: Column): number => (typeof width === "number" ? 0 : Number.parseFloat(width));

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
  ...Array.from({ length: span - 1 }, () => ({})),
];

const drawHeading = ({ title, align = "left" }: Column): TableCell => ({
  text: title,
  bold: true,
  fontSize: 7.5,
  fillColor: INK.soft,
  alignment: align,
});

function drawCell(cell: Cell): ContentText | ContentStack {
  if (typeof cell === "string") return { text: cell };
  const { text, note, look } = cell;
  const main = {
    text,
    bold: look === "strong",
    ...(look === "place" ? { font: "Display", fontSize: 11, alignment: "center" as const } : {}),
    ...(look === "missing"
      ? { color: INK.quiet, decoration: "underline" as const, decorationStyle: "dotted" as const }
      : {}),
  };
  return note === undefined ? main : { stack: [main, { text: note, fontSize: 7, color: INK.quiet }] };
}

const alignCell = (cell: ContentText | ContentStack, column: Column | undefined): TableCell => ({
  ...cell,
  verticalAlignment: "middle",
  ...(column?.align === undefined ? {} : { alignment: column.align }),
});

const NO_BORDER: [boolean, boolean, boolean, boolean] = [false, false, false, false];

/** Signatures stay together (PD6). */
const drawSignatures = (lines: readonly Signature[]): Content => ({
  headlineLevel: SIGNATURES,
  unbreakable: true,
  stack: [{ table: signatureTable(lines), layout: SIGNATURE_LINES, margin: [0, 2 * MM, 0, 0] }],
});

/** A name of two lines with a note fits: how much room signatures take is known before they are laid out. */
const SIGNATURE_ROW = 12 * MM;
const CAPTION_ROW = 4 * MM;

export const signaturesHeight = ({ blocks }: FormPaper): number =>
  blocks.reduce(
    (sum, block) =>
      block.type === "signatures" ? sum + 3 * MM + block.lines.length * (SIGNATURE_ROW + CAPTION_ROW) : sum,
    0,
  );

const SIGNATURE_LINES: CustomTableLayout = { ...NO_GRID, hLineWidth: () => 0.8, hLineColor: () => INK.plain };

const signatureTable = (lines: readonly Signature[]): Table => ({
  widths: [50 * MM, "*", 62 * MM],
  heights: (row) => (row % 2 === 0 ? SIGNATURE_ROW : CAPTION_ROW),
  body: lines.flatMap(({ post, name, note, hasStamp }): TableCell[][] => [
    [
      { text: post, border: NO_BORDER, margin: [0, 5 * MM, 0, 0] },
      {
        text: hasStamp ? words.stamp : "",
        fontSize: 7,
        color: INK.quiet,
        alignment: "right",
        border: [false, false, false, true],
        margin: [0, 5 * MM, 0, 0],
      },
      {
        stack: [
          drawCell(typeof name === "string" ? { text: name, look: "strong" } : name),
          ...(note === undefined ? [] : [{ text: note, fontSize: 7.5, color: INK.quiet }]),
        ],
        border: NO_BORDER,
        margin: [3 * MM, 3 * MM, 0, 0],
      },
    ],
    [
      { text: "", border: NO_BORDER },
      { text: words.signature, fontSize: 6.5, color: INK.quiet, alignment: "center", border: NO_BORDER },
      { text: "", border: NO_BORDER },
    ],
  ]),
});

/** What signatures are found by in a laid out paper. */
export const SIGNATURES = 9;
