import type {
  Content,
  CustomTableLayout,
  Style,
  Table,
  TableCell,
  TDocumentDefinitions,
} from "pdfmake/interfaces.js";
import { belt, GRID, INK, innerWidth, MM, NO_GRID, qrCode, sheetSettings } from "./look.ts";
import type { Block, FormPaper, Head, Signature } from "./paper.ts";
import { wordsFor } from "./spoken.ts";
import type { Words } from "../words/words.ts";
import { drawCell, drawTable, FEW_ROWS } from "./tablePdf.ts";

type PaperWords = Words["paper"];

/** How many rows go to the next sheet with signatures that would stand there alone (PD6). */
const ROWS_WITH_SIGNATURES = 3;

/** `hasLoneSignatures`: they were found alone on the last sheet, so the last rows go there with them. */
export function formDocument(paper: FormPaper, hasLoneSignatures: boolean): TDocumentDefinitions {
  const width = innerWidth(paper);
  const words = wordsFor(paper).paper;
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
      ...withHeadings(blocks).map((list) => drawTogether(list, width, words)),
    ],
  };
}

/** Of a table its last rows, unless it is too short to be split; of texts the whole section. */
function withRowsForSignatures(blocks: readonly Block[]): Block[] {
  const end = blocks.findLastIndex(({ type }) => type === "signatures");
  const at = blocks.slice(0, end).findLastIndex(({ type }) => type !== "text");
  const table = blocks[at];
  if (table === undefined) return [...blocks];
  if (table.type !== "table" || table.rows.length <= FEW_ROWS)
    return [...blocks.slice(0, at), { type: "page-break" }, ...blocks.slice(at)];
  const cut = table.rows.length - ROWS_WITH_SIGNATURES;
  const { total: _, ...upper } = table;
  const above: Block[] = [{ ...upper, rows: table.rows.slice(0, cut) }];
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

/** Each block with the headings right before it. */
function withHeadings(blocks: readonly Block[]): Block[][] {
  const lists: Block[][] = [];
  for (const block of blocks)
    if (lists.at(-1)?.at(-1)?.type === "heading") lists.at(-1)?.push(block);
    else lists.push([block]);
  return lists;
}

/** A heading never stands alone at the foot of a sheet. */
function drawTogether(list: readonly Block[], width: number, words: PaperWords): Content {
  const [last] = list.slice(-1);
  const drawn = list.map((block) => drawBlock(block, width, words));
  const isLong = last?.type === "table" && last.rows.length > FEW_ROWS;
  return list.length === 1 || isLong ? drawn : { stack: drawn, unbreakable: true };
}

const HEADINGS: Readonly<Record<1 | 2 | 3, Style>> = {
  1: { font: "Display", fontSize: 17, margin: [0, 4 * MM, 0, 2 * MM] },
  2: { font: "Display", fontSize: 12, margin: [0, 4 * MM, 0, 1.2 * MM] },
  3: { bold: true, fontSize: 9, margin: [0, 3 * MM, 0, MM] },
};

const QUIET: Style = { fontSize: 7.5, color: INK.quiet };

function drawBlock(block: Block, width: number, words: PaperWords): Content {
  switch (block.type) {
    case "heading":
      return { text: block.text, headlineLevel: block.level, ...HEADINGS[block.level] };
    case "text":
      return drawText(block);
    case "facts":
      return drawFacts(block.rows);
    case "table":
      return drawTable(block, width, words.cornerLetters);
    case "signatures":
      return drawSignatures(block.lines, words);
    case "page-break":
      return { text: "", pageBreak: "before", fontSize: 0.1, lineHeight: 0.1 };
  }
}

function drawText({ strong, text, isQuiet, isFramed }: Extract<Block, { type: "text" }>): Content {
  const look: Style = { margin: [0, MM, 0, MM], ...(isQuiet ? QUIET : {}) };
  if (isFramed)
    return { table: { widths: ["*"], body: [[{ text, margin: [MM, MM, MM, MM] }]] }, layout: GRID, ...look };
  return { text: strong === undefined ? text : [{ text: strong, bold: true }, text], ...look };
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

const NO_BORDER: [boolean, boolean, boolean, boolean] = [false, false, false, false];

/** Signatures stay together (PD6). */
const drawSignatures = (lines: readonly Signature[], words: PaperWords): Content => ({
  headlineLevel: SIGNATURES,
  unbreakable: true,
  stack: [{ table: signatureTable(lines, words), layout: SIGNATURE_LINES, margin: [0, 2 * MM, 0, 0] }],
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

const withNote = (main: Content, note: string | undefined): Content[] =>
  note === undefined ? [main] : [main, { text: note, ...QUIET }];

const signatureTable = (lines: readonly Signature[], words: PaperWords): Table => ({
  widths: [50 * MM, "*", 62 * MM],
  heights: (row) => (row % 2 === 0 ? SIGNATURE_ROW : CAPTION_ROW),
  body: lines.flatMap(({ post, postNote, name, note, hasStamp }): TableCell[][] => [
    [
      { stack: withNote({ text: post, bold: true }, postNote), border: NO_BORDER, margin: [0, 2 * MM, 0, 0] },
      {
        text: hasStamp ? words.stamp : "",
        fontSize: 7,
        color: INK.quiet,
        alignment: "right",
        border: [false, false, false, true],
        margin: [0, 5 * MM, 0, 0],
      },
      {
        stack: withNote(drawCell(typeof name === "string" ? { text: name, look: "strong" } : name), note),
        border: NO_BORDER,
        margin: [3 * MM, 2 * MM, 0, 0],
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
