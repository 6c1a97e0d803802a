import { createTurns } from "../environment/turns.ts";
import { demandHeight, LINE_HEIGHT, MARGIN, startPage, type Cursor } from "./cursor.ts";
import { createPaper, type InkName } from "./paper.ts";
import { fitSize, wrapEvenly, wrapText, type Lettering } from "./typesetting.ts";
import { writeTable, type Table } from "./writeTable.ts";

export type Block =
  | { readonly type: "heading"; readonly text: string; readonly level: 1 | 2 | 3 }
  | { readonly type: "paragraph"; readonly text: string; readonly ink?: InkName }
  | ({ readonly type: "table" } & Table)
  /** Large text in the middle; made smaller only where a word would not fit. */
  | ({ readonly type: "centred"; readonly text: string; readonly ink?: InkName } & Lettering)
  /** A disc in the middle with a letter or a figure on it. */
  | { readonly type: "disc"; readonly text: string; readonly ink: InkName; readonly size: number }
  /** Who signs, and a line for it. */
  | { readonly type: "signature"; readonly text: string; readonly size: number }
  | { readonly type: "space"; readonly height: number }
  | { readonly type: "page-break" };

export type PdfDocument = {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly createdAtMs: number;
  readonly isLandscape?: boolean;
  /** A line round every page, for what is hung on a wall. */
  readonly hasFrame?: boolean;
  /** What is less than a page stands in the middle of its height. */
  readonly isCentred?: boolean;
  /** What stands at the foot of every page; none without it. */
  readonly footer?: (page: number, pages: number) => string;
};

const FOOT = 28;
const FRAME = 19;

/** A4 pages made from simple blocks, in the faces of the product, which are in the file. */
export async function writePdf(document: PdfDocument): Promise<Buffer> {
  const { title, createdAtMs, isLandscape = false } = document;
  const paper = createPaper({ title, createdAtMs, isLandscape });
  const cursor: Cursor = {
    paper,
    left: MARGIN,
    width: paper.width - 2 * MARGIN,
    bottom: paper.height - MARGIN - (document.footer ? FOOT : 0),
    y: MARGIN,
    turns: createTurns(),
  };
  for (const page of pagesOf(document.blocks)) {
    startPage(cursor);
    if (document.isCentred) cursor.y += Math.max(0, (cursor.bottom - (await heightOf(page, cursor))) / 2);
    for (const block of page) await writeBlock(cursor, block);
  }
  for (let sheet = 0; sheet < paper.countSheets(); sheet++) finishSheet(cursor, document, sheet);
  return await paper.print(cursor.turns);
}

type Written = Exclude<Block, { readonly type: "page-break" }>;

function pagesOf(blocks: readonly Block[]): readonly (readonly Written[])[] {
  const pages: Written[][] = [[]];
  for (const block of blocks)
    if (block.type === "page-break") pages.push([]);
    else pages.at(-1)?.push(block);
  return pages;
}

/** Where a page would end: tried on a paper that is thrown away. */
async function heightOf(blocks: readonly Written[], { paper, ...place }: Cursor): Promise<number> {
  const cursor = {
    ...place,
    paper: createPaper({ title: "", createdAtMs: 0, isLandscape: paper.isLandscape }),
  };
  startPage(cursor);
  for (const block of blocks) await writeBlock(cursor, block);
  return cursor.paper.countSheets() > 1 ? cursor.bottom : cursor.y;
}

const HEADINGS = {
  1: { face: "display", size: 27, before: 0, after: 8 },
  2: { face: "display", size: 18, before: 18, after: 5 },
  3: { face: "strong", size: 11.5, before: 12, after: 3 },
} as const;

async function writeBlock(cursor: Cursor, block: Written): Promise<void> {
  if (cursor.turns.isDue()) await cursor.turns.give();
  switch (block.type) {
    case "heading": {
      const { before, after, ...lettering } = HEADINGS[block.level];
      // A heading never stands alone at the foot of a page.
      demandHeight(cursor, before + lettering.size * LINE_HEIGHT + after + 48);
      if (cursor.y > MARGIN) cursor.y += before;
      writeLines(cursor, block.text, { ...lettering, ink: "plain" });
      cursor.y += after;
      return;
    }
    case "paragraph":
      writeLines(cursor, block.text, { face: "text", size: 10, ink: block.ink ?? "plain" });
      cursor.y += 5;
      return;
    case "table":
      await writeTable(cursor, block);
      cursor.y += 8;
      return;
    case "centred": {
      const size = fitSize(block.text, cursor.width, block);
      writeLines(cursor, block.text, { face: block.face, size, ink: block.ink ?? "plain", isCentred: true });
      return;
    }
    case "space":
      cursor.y += block.height;
      return;
    case "disc":
      writeDisc(cursor, block);
      return;
    case "signature":
      writeSignature(cursor, block);
      return;
  }
}

type LineLook = Lettering & { readonly ink: InkName; readonly isCentred?: boolean };

function writeLines(cursor: Cursor, text: string, look: LineLook): void {
  const wrap = look.isCentred ? wrapEvenly : wrapText;
  for (const line of wrap(text, cursor.width, look)) {
    demandHeight(cursor, look.size * LINE_HEIGHT);
    const shift = look.isCentred ? (cursor.width - cursor.paper.widthOf(line, look)) / 2 : 0;
    cursor.paper.write(line, cursor.left + shift, cursor.y + look.size, look);
    cursor.y += look.size * LINE_HEIGHT;
  }
}

/** Figures of the display face are this high, in sizes: they stand in the middle of the disc. */
const FIGURE_HEIGHT = 0.7;

function writeDisc(cursor: Cursor, { text, ink, size }: Extract<Block, { type: "disc" }>): void {
  const { paper, left, width } = cursor;
  demandHeight(cursor, size);
  const [x, y] = [left + width / 2, cursor.y + size / 2];
  const look = { face: "display", size: size * 0.62, ink: "plain" } as const;
  paper.disc(x, y, size / 2, ink);
  paper.write(text, x - paper.widthOf(text, look) / 2, y + (look.size * FIGURE_HEIGHT) / 2, look);
  cursor.y += size;
}

const SIGNATURE_SHARE = 0.82;

function writeSignature(cursor: Cursor, { text, size }: Extract<Block, { type: "signature" }>): void {
  const { paper } = cursor;
  demandHeight(cursor, size * LINE_HEIGHT);
  const width = cursor.width * SIGNATURE_SHARE;
  const left = cursor.left + (cursor.width - width) / 2;
  const look = { face: "text", size, ink: "plain" } as const;
  const taken = paper.widthOf(text, look) + size * 0.7;
  paper.write(text, left, cursor.y + size, look);
  paper.paint({ x: left + taken, y: cursor.y + size * 1.3, width: width - taken, height: 1 }, "quiet");
  cursor.y += size * LINE_HEIGHT;
}

function finishSheet({ paper, left, width }: Cursor, document: PdfDocument, sheet: number): void {
  if (document.hasFrame) {
    const box = {
      x: FRAME,
      y: FRAME,
      width: paper.width - 2 * FRAME,
      height: paper.height - 2 * FRAME,
    };
    paper.outline(box, "frame", 2.5, sheet);
  }
  const line = document.footer?.(sheet + 1, paper.countSheets());
  if (line === undefined) return;
  const look = { face: "text", size: 8.5, ink: "quiet", sheet } as const;
  paper.write(line, left + (width - paper.widthOf(line, look)) / 2, paper.height - MARGIN + 8, look);
}
