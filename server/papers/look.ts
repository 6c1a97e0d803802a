import type { PaperWish } from "#contract/paper/paper.ts";
import { fileURLToPath } from "node:url";
import { encode } from "uqr";
import type { Content, ContentCanvas, CustomTableLayout, TDocumentDefinitions } from "pdfmake/interfaces.js";

/** Points in a millimetre. */
export const MM = 72 / 25.4;

/** Black ink is enough: colour only repeats what a word, a fill or a line says. */
export const INK = {
  plain: "#131916",
  quiet: "#434c47",
  line: "#9aa39d",
  soft: "#edefeb",
  mat: "#0a6350",
  white: "#ffffff",
  red: "#b5121f",
  blue: "#1349b5",
  yellow: "#ffc93c",
} as const;

/** Before the name of a winner: only titles have a letter for it. */
export const WINNER = "●";

const file = (name: string) => fileURLToPath(new URL(`../fonts/${name}.ttf`, import.meta.url));
export const FONT_FILES = { text: file("text"), strong: file("strong"), display: file("display") } as const;

/** Names are always set in Text: Display is for titles and figures. */
export const FONTS = {
  Text: { normal: FONT_FILES.text, bold: FONT_FILES.strong },
  Display: { normal: FONT_FILES.display, bold: FONT_FILES.display },
};

/** Inner edges thin, the outer frame as thin, and room that keeps a row of one line at five millimetres. */
export const GRID: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => INK.line,
  vLineColor: () => INK.line,
  paddingLeft: () => 1.2 * MM,
  paddingRight: () => 1.2 * MM,
  paddingTop: () => 0.75 * MM,
  paddingBottom: () => 0.75 * MM,
};

export const NO_GRID: CustomTableLayout = {
  ...GRID,
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

const A4 = { width: 210 * MM, height: 297 * MM };
const A3 = { width: 297 * MM, height: 420 * MM };

export type SheetSize = PaperWish["size"];

export type Sheet = {
  readonly size?: SheetSize;
  readonly isLandscape?: boolean;
  readonly foot?: string;
  readonly sheetOf: (sheet: number, all: number) => string;
  readonly mark?: string;
};

/** Millimetres: a file hole needs the left edge of an upright sheet and the top one of a lying sheet. */
export const EDGES = {
  upright: { left: 20, top: 12, right: 10, bottom: 17 },
  lying: { left: 10, top: 16, right: 10, bottom: 17 },
} as const;

const edgesOf = (isLandscape: boolean) => (isLandscape ? EDGES.lying : EDGES.upright);

/** How wide the part of a sheet that is written on is, in points. */
export function innerWidth({
  size = "A4",
  isLandscape = false,
}: Pick<Sheet, "size" | "isLandscape">): number {
  const paper = size === "A3" ? A3 : A4;
  const { left, right } = edgesOf(isLandscape);
  return (isLandscape ? paper.height : paper.width) - (left + right) * MM;
}

/** Size, edges, foot and fonts every paper shares. */
export function sheetSettings({
  size = "A4",
  isLandscape = false,
  foot,
  sheetOf,
  mark,
}: Sheet): Omit<TDocumentDefinitions, "content"> {
  const { left, top, right, bottom } = edgesOf(isLandscape);
  return {
    pageSize: size,
    pageOrientation: isLandscape ? "landscape" : "portrait",
    pageMargins: [left * MM, top * MM, right * MM, bottom * MM],
    defaultStyle: { font: "Text", fontSize: 8.5, lineHeight: 1.12, color: INK.plain },
    ...(mark === undefined ? {} : { watermark: { text: mark, color: INK.quiet, opacity: 0.12, bold: true } }),
    footer: (sheet, all) => ({
      margin: [left * MM, 4 * MM, right * MM, 0],
      columns: [
        { text: footRuns(foot ?? ""), fontSize: 7, color: INK.quiet, width: "*" },
        { text: sheetOf(sheet, all), fontSize: 8, bold: true, width: 30 * MM, alignment: "right" },
      ],
    }),
  };
}

/** The code at the end stays in one piece, or nobody could search for it. */
function footRuns(foot: string): Content[] {
  const at = foot.lastIndexOf(" ") + 1;
  return [{ text: foot.slice(0, at) }, { text: foot.slice(at), noWrap: true }];
}

/** The line under a head: a mat's edge that ends in a belt's tip. */
export const belt = (width: number): Content => ({
  canvas: [
    { type: "rect", x: 0, y: 0, w: width - 22 * MM, h: 1.1 * MM, color: INK.mat },
    { type: "rect", x: width - 21.4 * MM, y: 0, w: 21.4 * MM, h: 1.1 * MM, color: INK.plain },
  ],
  margin: [0, 2 * MM, 0, 2.5 * MM],
});

/** Drawn as rectangles: a library's own code comes in whole points only, too coarse for a small one. */
export function qrCode(text: string, size: number): ContentCanvas {
  const { data } = encode(text, { ecc: "L", border: 0 });
  const step = size / data.length;
  return {
    canvas: data.flatMap((row, y) =>
      runsOf(row).map(({ from, length }) => ({
        type: "rect" as const,
        x: from * step,
        y: y * step,
        w: length * step,
        h: step,
        color: INK.plain,
        lineWidth: 0,
      })),
    ),
  };
}

/** Dark squares that touch, as one. */
export function runsOf(row: readonly boolean[]): { readonly from: number; readonly length: number }[] {
  return row.flatMap((isDark, from) => {
    if (!isDark || row[from - 1]) return [];
    const end = row.indexOf(false, from);
    return [{ from, length: (end === -1 ? row.length : end) - from }];
  });
}
