import { unzipSync, zipSync, strFromU8, strToU8 } from "fflate";
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  HeightRule,
  type IParagraphOptions,
  type ITableCellOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from "docx";
import { EDGES } from "./look.ts";
import type { Block, FormPaper, Head, Signature } from "./paper.ts";
import { cellParagraphs, FONT, INKS, lineRuns, NO_BORDERS, PT, TWIPS } from "./docxParts.ts";
import { docxTable } from "./docxTable.ts";
import { wordsFor } from "./spoken.ts";
import type { Words } from "../words/words.ts";

type PaperWords = Words["paper"];

const A4 = { width: 210, height: 297 };

/** A file people go on writing in: real tables, heads that repeat, the number of the sheet at its foot (PD31). */
export async function writeDocx(paper: FormPaper, madeAtMs: number): Promise<Uint8Array> {
  const all = wordsFor(paper);
  const words = all.paper;
  const { isLandscape = false, title } = paper;
  const edges = isLandscape ? EDGES.lying : EDGES.upright;
  const width = (isLandscape ? A4.height : A4.width) - edges.left - edges.right;
  const document = new Document({
    title,
    creator: all.names.brand,
    styles: { default: { document: { run: { font: FONT, size: PT(8.5), color: INKS.plain } } } },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: TWIPS(A4.width),
              height: TWIPS(A4.height),
              orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: {
              left: TWIPS(edges.left),
              right: TWIPS(edges.right),
              top: TWIPS(edges.top),
              bottom: TWIPS(edges.bottom),
              footer: TWIPS(6),
            },
          },
        },
        footers: { default: footOf(words, paper, width) },
        children: [...headOf(paper, width), ...paper.blocks.flatMap((block) => blockOf(words, block, width))],
      },
    ],
  });
  return sameEveryTime(new Uint8Array(await Packer.toArrayBuffer(document)), madeAtMs);
}

function footOf(words: PaperWords, { foot = "" }: FormPaper, width: number): Footer {
  const [sheet = "", of = ""] = words.sheet(0, 0).split("0");
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: TWIPS(width) }],
        children: [
          new TextRun({ text: foot, size: PT(7), color: INKS.quiet }),
          new TextRun({
            children: ["\t", sheet, PageNumber.CURRENT, of, PageNumber.TOTAL_PAGES],
            bold: true,
            size: PT(8),
          }),
        ],
      }),
    ],
  });
}

function headOf({ head, title, subtitle, notes = [], mark }: FormPaper, width: number): Paragraph[] {
  const centred = { alignment: AlignmentType.CENTER };
  return [
    ...(mark === undefined ? [] : [line(mark, { bold: true, size: PT(14) }, centred)]),
    ...(head === undefined ? [] : eventLines(head)),
    line(title, { bold: true, size: PT(17) }, { ...centred, heading: HeadingLevel.TITLE, spacing: SPACE }),
    ...(subtitle === undefined ? [] : [line(subtitle, {}, centred)]),
    ...(head === undefined
      ? []
      : [
          new Paragraph({
            tabStops: [{ type: TabStopType.RIGHT, position: TWIPS(width) }],
            spacing: SPACE,
            children: [new TextRun(head.dates), new TextRun({ children: ["\t", head.place] })],
          }),
        ]),
    ...notes.map((note) => line(note, { size: PT(7.5), color: INKS.quiet }, { spacing: SPACE })),
  ];
}

const SPACE = { before: TWIPS(1), after: TWIPS(1.5) };

function eventLines({ organisers, event, facts, link }: Head): Paragraph[] {
  const centred = { alignment: AlignmentType.CENTER };
  const quiet = { size: PT(7.5), color: INKS.quiet };
  const under = { style: BorderStyle.SINGLE, size: 18, color: INKS.mat, space: 4 };
  return [
    line(organisers, quiet, centred),
    line(event, { bold: true, size: PT(13) }, centred),
    line([facts, link?.address].filter(Boolean).join(" · "), quiet, {
      ...centred,
      border: { bottom: under },
    }),
  ];
}

const line = (
  text: string,
  run: ConstructorParameters<typeof TextRun>[0] & object,
  paragraph: IParagraphOptions = {},
): Paragraph => new Paragraph({ ...paragraph, children: lineRuns(text, run) });

const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;

function blockOf(words: PaperWords, block: Block, width: number): (Paragraph | Table)[] {
  switch (block.type) {
    case "heading": {
      const heading = {
        heading: HEADINGS[block.level],
        keepNext: true,
        spacing: { before: TWIPS(4), after: TWIPS(1.2) },
      };
      return [
        line(block.text, { bold: true, size: PT(block.level === 1 ? 17 : 12), color: INKS.plain }, heading),
      ];
    }
    case "text":
      return [textOf(block)];
    case "facts":
      return [
        docxTable(
          {
            type: "table",
            hasNoHeads: true,
            columns: [
              { title: "", width: width * 0.34 },
              { title: "", width: "1*" },
            ],
            rows: block.rows.map(([label, value]) => [label, value]),
          },
          width,
          words.cornerLetters,
        ),
      ];
    case "table":
      return [
        docxTable(block, width, words.cornerLetters),
        new Paragraph({
          spacing: { after: TWIPS(3) },
          ...(block.isTotalRight ? { alignment: AlignmentType.RIGHT } : {}),
          children: block.total === undefined ? [] : lineRuns("", {}, block.total),
        }),
      ];
    case "signatures":
      return [signatureTable(words, block.lines, width)];
    case "page-break":
      return [new Paragraph({ pageBreakBefore: true })];
  }
}

function textOf({ strong, text, isQuiet, isFramed }: Extract<Block, { type: "text" }>): Paragraph {
  const edge = { style: BorderStyle.SINGLE, size: 4, color: INKS.line, space: 4 };
  return new Paragraph({
    spacing: SPACE,
    ...(isFramed ? { border: { top: edge, bottom: edge, left: edge, right: edge } } : {}),
    children: [
      ...(strong === undefined ? [] : [new TextRun({ text: strong, bold: true })]),
      ...lineRuns(text, isQuiet ? { size: PT(7.5), color: INKS.quiet } : {}),
    ],
  });
}

/** A row a signature: the post, a line to sign on and the name. Rows keep together with the one after (PD6). */
function signatureTable(words: PaperWords, lines: readonly Signature[], width: number): Table {
  const columns = [52, width - 114, 62].map(TWIPS);
  const cell = (at: number, options: Pick<ITableCellOptions, "children" | "borders">) =>
    new TableCell({
      width: { size: columns[at] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.BOTTOM,
      borders: NO_BORDERS,
      margins: { left: TWIPS(1.5), right: TWIPS(1.5) },
      ...options,
    });
  const under = { style: BorderStyle.SINGLE, size: 6, color: INKS.plain };
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: columns,
    borders: NO_BORDERS,
    rows: lines.map(
      ({ post, postNote, name, note, hasStamp }, at) =>
        new TableRow({
          cantSplit: true,
          height: { value: TWIPS(14), rule: HeightRule.ATLEAST },
          children: [
            cell(0, {
              children: cellParagraphs(
                { text: post, look: "strong", ...(postNote ? { note: postNote } : {}) },
                { keepNext: at < lines.length - 1 },
              ),
            }),
            cell(1, {
              children: [
                line(
                  hasStamp ? words.stamp : "",
                  { size: PT(7), color: INKS.quiet },
                  { alignment: AlignmentType.RIGHT },
                ),
              ],
              borders: { ...NO_BORDERS, bottom: under },
            }),
            cell(2, {
              children: cellParagraphs({
                ...(typeof name === "string" ? { text: name, look: "strong" } : name),
                ...(note ? { note } : {}),
              }),
            }),
          ],
        }),
    ),
  });
}

/** Zips without the moment they were written at, so that the same paper is the same file (PD7). */
function sameEveryTime(file: Uint8Array, madeAtMs: number): Uint8Array {
  const made = new Date(madeAtMs).toISOString().replace(/\.\d+Z$/, "Z");
  const texts = Object.entries(unzipSync(file)).map(([name, bytes]) => {
    const text = strFromU8(bytes).replaceAll(NOT_IN_XML, "");
    return [name, strToU8(name === "docProps/core.xml" ? text.replaceAll(MOMENTS, made) : text)] as const;
  });
  return zipSync(
    { ...Object.fromEntries(texts), "word/fontTable.xml": strToU8(FONT_TABLE) },
    { mtime: new Date(1980, 0, 1) },
  );
}

/** Word opens no file with one of these, whoever's name it stands in. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]/gu;
const MOMENTS = /(?<=W3CDTF">)[^<]*/g;

/** Whoever has not installed the product's font gets the usual one instead of whatever the program picks. */
const FONT_TABLE =
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` +
  `<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:font w:name="${FONT}">` +
  `<w:altName w:val="Arial"/><w:charset w:val="CC"/><w:family w:val="swiss"/><w:pitch w:val="variable"/></w:font></w:fonts>`;
