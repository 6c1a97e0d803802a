import { demandHeight, LINE_HEIGHT, MARGIN, startPage, type Cursor } from "./cursor.ts";
import { createPaper, type InkName } from "./paper.ts";
import { fitSize, wrapText, type Lettering } from "./typesetting.ts";
import { writeTable, type Table } from "./writeTable.ts";

export type Block =
  | { readonly type: "heading"; readonly text: string; readonly level: 1 | 2 | 3 }
  | { readonly type: "paragraph"; readonly text: string; readonly ink?: InkName }
  | ({ readonly type: "table" } & Table)
  /** Large text in the middle; made smaller only where a word would not fit. */
  | ({ readonly type: "centred"; readonly text: string; readonly ink?: InkName } & Lettering)
  | { readonly type: "space"; readonly height: number }
  | { readonly type: "page-break" };

export type PdfDocument = {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly createdAtMs: number;
  readonly isLandscape?: boolean;
  /** A line round every page, for what is hung on a wall. */
  readonly hasFrame?: boolean;
  /** What stands at the foot of every page; none without it. */
  readonly footer?: (page: number, pages: number) => string;
};

const FOOT = 28;

/** A4 pages made from simple blocks, in the faces of the product, which are in the file. */
export function writePdf(document: PdfDocument): Buffer {
  const { title, createdAtMs, isLandscape = false } = document;
  const paper = createPaper({ title, createdAtMs, isLandscape });
  const cursor: Cursor = {
    paper,
    left: MARGIN,
    width: paper.width - 2 * MARGIN,
    bottom: paper.height - MARGIN - (document.footer ? FOOT : 0),
    y: MARGIN,
  };
  startPage(cursor);
  for (const block of document.blocks) writeBlock(cursor, block);
  for (let sheet = 0; sheet < paper.countSheets(); sheet++) finishSheet(cursor, document, sheet);
  return paper.print();
}

const HEADINGS = {
  1: { face: "display", size: 27, before: 0, after: 8 },
  2: { face: "display", size: 18, before: 18, after: 5 },
  3: { face: "strong", size: 11.5, before: 12, after: 3 },
} as const;

function writeBlock(cursor: Cursor, block: Block): void {
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
      writeTable(cursor, block);
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
    case "page-break":
      startPage(cursor);
      return;
  }
}

type LineLook = Lettering & { readonly ink: InkName; readonly isCentred?: boolean };

function writeLines(cursor: Cursor, text: string, look: LineLook): void {
  for (const line of wrapText(text, cursor.width, look)) {
    demandHeight(cursor, look.size * LINE_HEIGHT);
    const shift = look.isCentred ? (cursor.width - cursor.paper.widthOf(line, look)) / 2 : 0;
    cursor.paper.write(line, cursor.left + shift, cursor.y + look.size, look);
    cursor.y += look.size * LINE_HEIGHT;
  }
}

function finishSheet({ paper, left, width }: Cursor, document: PdfDocument, sheet: number): void {
  if (document.hasFrame) {
    for (const [inset, thickness] of [
      [18, 2.5],
      [24, 0.6],
    ] as const) {
      const box = { x: inset, y: inset, width: paper.width - 2 * inset, height: paper.height - 2 * inset };
      paper.outline(box, "accent", thickness, sheet);
    }
  }
  const line = document.footer?.(sheet + 1, paper.countSheets());
  if (line === undefined) return;
  const look = { face: "text", size: 8.5, ink: "quiet", sheet } as const;
  paper.write(line, left + (width - paper.widthOf(line, look)) / 2, paper.height - MARGIN + 8, look);
}
