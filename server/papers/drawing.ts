import type { CanvasElement, Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { faceOf, type FaceName } from "./letters.ts";
import { INK, MM, qrCode, sheetSettings, type SheetSize } from "./look.ts";

/** Something on a sheet at its place: millimetres from the top left corner, sizes of letters in points. */
export type Mark =
  | {
      readonly type: "text";
      readonly x: number;
      /** Of the line the letters stand on. */
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly face: FaceName;
      readonly color: string;
    }
  | {
      readonly type: "rect";
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly fill?: string;
      /** Of the outline, in points. */
      readonly line?: number;
      readonly color?: string;
    }
  | {
      readonly type: "line";
      readonly from: readonly [x: number, y: number];
      readonly to: readonly [x: number, y: number];
      readonly line: number;
      readonly color: string;
      readonly isDashed?: boolean;
    }
  | {
      readonly type: "code";
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
    };

type Writing = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face?: FaceName;
  readonly color?: string;
  /** What of the text stands at `x`. */
  readonly align?: "left" | "center" | "right";
};

export function write(
  text: string,
  { x, y, size, face = "text", color = INK.plain, align = "left" }: Writing,
): Mark {
  const width = align === "left" ? 0 : widthOf(text, face, size);
  return { type: "text", x: x - (align === "center" ? width / 2 : width), y, text, size, face, color };
}

export const rect = (
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  look: { readonly fill?: string; readonly line?: number; readonly color?: string },
): Mark => ({ type: "rect", x, y, w, h, ...look });

export const line = (
  from: readonly [number, number],
  to: readonly [number, number],
  width = 0.6,
  color: string = INK.plain,
): Mark => ({ type: "line", from, to, line: width, color });

/** Half the height of a capital letter, in millimetres: how far below a middle its line is. */
export const halfCapital = (size: number): number => (0.35 * size) / MM;

const advances = new Map<string, number>();

/** How wide a text is printed, in millimetres. */
export function widthOf(text: string, face: FaceName, size: number): number {
  let width = 0;
  for (const letter of text) {
    const key = face + letter;
    const known = advances.get(key) ?? advanceOf(letter, face);
    advances.set(key, known);
    width += known;
  }
  return (width * size) / MM;
}

function advanceOf(letter: string, name: FaceName): number {
  const face = faceOf(name);
  return face.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / face.unitsPerEm;
}

/** Lines of a text in a room of this width; only a word wider than the room is wider than it. */
export function linesIn(text: string, face: FaceName, size: number, room: number): string[] {
  const lines: string[] = [];
  let now = "";
  for (const piece of text.split(BREAKS)) {
    if (now !== "" && widthOf((now + piece).trimEnd(), face, size) > room) {
      lines.push(now.trimEnd());
      now = "";
    }
    now += piece;
  }
  return now.trim() === "" && lines.length > 0 ? lines : [...lines, now.trimEnd()];
}

/** After a space or a hyphen inside a word. */
const BREAKS = /(?<= )|(?<=\p{L}-)(?=\p{L})/u;

export type Fitted = { readonly lines: readonly string[]; readonly size: number };

/** A name longer than this takes two lines at its hyphen instead of growing smaller (PD41). */
const LONG_NAME = 28;

/** A name in one line, or in two that break at the hyphen where there is one; smaller only where even two are too wide. */
export function fitName(name: string, face: FaceName, size: number, room: number): Fitted {
  if (name.length <= LONG_NAME && widthOf(name, face, size) <= room) return { lines: [name], size };
  const halves = [...name.matchAll(/(?<=\p{L}-)(?=\p{L})| /gu)]
    .map(({ index }) => [name.slice(0, index), name.slice(index).trimStart()])
    .filter((lines) => lines.every((text) => widthOf(text, face, size) <= room));
  const best = halves.find(([first = ""]) => first.endsWith("-")) ?? halves.at(-1);
  if (best !== undefined) return { lines: best, size };
  const lines = linesIn(name, face, size, room);
  const isFitting = lines.length <= 2 && lines.every((text) => widthOf(text, face, size) <= room);
  return isFitting || size < 3 ? { lines: lines.slice(0, 2), size } : fitName(name, face, size - 0.25, room);
}

/** One line, smaller where it is too wide (PD3). */
export function fitLine(text: string, face: FaceName, size: number, room: number): number {
  const width = widthOf(text, face, size);
  return width <= room ? size : (size * room) / width;
}

export type DrawnSheets = {
  readonly size: SheetSize;
  readonly isLandscape: boolean;
  readonly title: string;
  readonly mark?: string | undefined;
  readonly sheets: readonly (readonly Mark[])[];
};

/** Width and height in millimetres. */
export function sheetSize({
  size,
  isLandscape,
}: Pick<DrawnSheets, "size" | "isLandscape">): [number, number] {
  const [short, long] = size === "A3" ? [297, 420] : [210, 297];
  return isLandscape ? [long, short] : [short, long];
}

export function drawnDocument({ size, isLandscape, title, mark, sheets }: DrawnSheets): TDocumentDefinitions {
  const { footer: _, ...settings } = sheetSettings({
    size,
    isLandscape,
    sheetOf: () => "",
    ...(mark === undefined ? {} : { mark }),
  });
  return {
    ...settings,
    pageMargins: 0,
    info: { title },
    content: sheets.map((marks, index): Content => [
      { text: "", fontSize: 0.1, ...(index === 0 ? {} : { pageBreak: "before" }) },
      { canvas: marks.flatMap(drawShape), absolutePosition: { x: 0, y: 0 } },
      ...marks.flatMap(drawText),
    ]),
  };
}

function drawShape(mark: Mark): CanvasElement[] {
  switch (mark.type) {
    case "text":
      return [];
    case "rect":
      return [
        {
          type: "rect",
          x: mark.x * MM,
          y: mark.y * MM,
          w: mark.w * MM,
          h: mark.h * MM,
          ...(mark.fill === undefined ? {} : { color: mark.fill }),
          ...(mark.line === undefined
            ? { lineWidth: 0 }
            : { lineWidth: mark.line, lineColor: mark.color ?? INK.plain }),
        },
      ];
    case "line":
      return [
        {
          type: "line",
          x1: mark.from[0] * MM,
          y1: mark.from[1] * MM,
          x2: mark.to[0] * MM,
          y2: mark.to[1] * MM,
          lineWidth: mark.line,
          lineColor: mark.color,
          ...(mark.isDashed ? { dash: { length: 3, space: 2 } } : {}),
        },
      ];
    case "code":
      return qrCode(mark.text, mark.size * MM).canvas.map((part) =>
        part.type === "rect" ? { ...part, x: part.x + mark.x * MM, y: part.y + mark.y * MM } : part,
      );
  }
}

function drawText(mark: Mark): Content[] {
  if (mark.type !== "text" || mark.text === "") return [];
  const { ascent, unitsPerEm } = faceOf(mark.face);
  return [
    {
      text: mark.text,
      fontSize: mark.size,
      lineHeight: 1,
      noWrap: true,
      color: mark.color,
      font: mark.face === "display" ? "Display" : "Text",
      bold: mark.face === "strong",
      absolutePosition: { x: mark.x * MM, y: mark.y * MM - (ascent / unitsPerEm) * mark.size },
    },
  ];
}

/** The foot of a sheet: what it is at the left, which sheet of how many at the right. */
export function foot(
  text: string,
  sheet: string,
  [width, height]: readonly [number, number],
  left = 10,
): Mark[] {
  const y = height - 6;
  return [
    write(text, { x: left, y, size: fitLine(text, "text", 7, width - left - 40), color: INK.quiet }),
    write(sheet, { x: width - 10, y, size: 8, face: "strong", align: "right" }),
  ];
}
