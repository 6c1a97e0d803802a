import { BorderStyle, type IParagraphOptions, type IRunOptions, Paragraph, TextRun } from "docx";
import { INK, WINNER } from "./look.ts";
import type { Cell } from "./paper.ts";

export const FONT = "Golos Text";

/** Word counts letters in half points and lengths in twentieths of a point. */
export const PT = (points: number): number => Math.round(points * 2);
export const TWIPS = (mm: number): number => Math.round((mm * 1440) / 25.4);

const bare = (ink: string): string => ink.replace("#", "");
export const INKS = {
  plain: bare(INK.plain),
  quiet: bare(INK.quiet),
  line: bare(INK.line),
  soft: bare(INK.soft),
  mat: bare(INK.mat),
  red: bare(INK.red),
  blue: bare(INK.blue),
  white: bare(INK.white),
} as const;

const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;
export const NO_BORDERS = { top: NO_BORDER, bottom: NO_BORDER, left: NO_BORDER, right: NO_BORDER } as const;

type Run = Omit<IRunOptions, "text" | "children" | "break">;

/** A text of several lines, then what a cell adds to it on its line. */
export function lineRuns(text: string, run: Run, cell?: Cell): TextRun[] {
  const lines = text === "" ? [] : text.split("\n");
  return [
    ...lines.map((part, at) => new TextRun({ ...run, text: part, ...(at > 0 ? { break: 1 } : {}) })),
    ...(cell === undefined ? [] : cellRuns(cell)),
  ];
}

function cellRuns(cell: Cell): TextRun[] {
  if (typeof cell === "string") return lineRuns(cell, {});
  const { text, aside, look } = cell;
  const run: Run =
    look === "missing"
      ? { color: INKS.quiet, underline: { type: "dotted" } }
      : { bold: look !== undefined, ...(look === "place" ? { size: PT(11) } : {}) };
  return [
    ...lineRuns(look === "winner" ? `${WINNER} ${text}` : text, run),
    ...(aside === undefined ? [] : [new TextRun({ text: ` ${aside}`, size: PT(7.5), color: INKS.quiet })]),
  ];
}

export function cellParagraphs(cell: Cell, paragraph: IParagraphOptions = {}): Paragraph[] {
  const note = typeof cell === "string" ? undefined : cell.note;
  return [
    new Paragraph({ ...paragraph, children: cellRuns(cell) }),
    ...(note === undefined
      ? []
      : [new Paragraph({ ...paragraph, children: lineRuns(note, { size: PT(7), color: INKS.quiet }) })]),
  ];
}
