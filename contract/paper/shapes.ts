/** Faces of the product: names in Text, titles in Display. */
export type Face = "text" | "strong" | "display";

type Lettered = {
  readonly type: "text";
  /** Its middle, and where the letters stand. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly face: Face;
  readonly ink: string;
  /** A part of it that is set strong. */
  readonly strong?: string;
  readonly align?: "left";
  /** Between letters. */
  readonly spacing?: number;
};

/** What a sheet is drawn of, on paper and on a screen alike; everything is in millimetres from its upper left corner. */
export type Shape =
  | Lettered
  | {
      readonly type: "rect";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly ink: string;
      /** An outline this thick instead of a fill. */
      readonly line?: number;
    }
  | {
      readonly type: "circle";
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly ink: string;
      readonly line?: number;
    }
  /** As SVG writes a path. */
  | { readonly type: "path"; readonly d: string; readonly ink: string; readonly line?: number }
  /** An upload by its address; it covers its box, or fits into it. */
  | {
      readonly type: "picture";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly address: string;
      readonly isWhole: boolean;
    };

export type DrawnSheet = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
};

/** Millimetres of a point. */
export const POINT = 25.4 / 72;

/** The parts a text is drawn in: before, strong, after; what touches the strong words is strong too. */
export function partsOf({ text, strong = "" }: Lettered): readonly [string, string, string] {
  const at = strong === "" ? -1 : text.indexOf(strong);
  if (at < 0) return [text, "", ""];
  const from = text.lastIndexOf(" ", at) + 1;
  const next = text.indexOf(" ", at + strong.length);
  const to = next < 0 ? text.length : next;
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}

/** Letters by how wide they are in Golos Text Bold, in ems; the widest of a row counts, so a line never turns out longer. */
const WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[ .,:;'ijіյ]/u, 0.32],
  [/[flrtIІչ()"-]/u, 0.43],
  [/[гғтьзсэчавкхяzsack17]/u, 0.585],
  [/[беёийлнопруъbdeghnopquvxyәқөұүһ]/u, 0.625],
  [/[дц\dң]/u, 0.655],
  [/[жшщюмфыwmდთფორღტ—]/u, 0.92],
  [/[ЖШЩЮФМЫWM№ლატდ]/u, 1.2],
  [/[\p{Script=Cyrillic}\p{Script=Latin}]/u, 0.81],
  [/./u, 0.7],
];
const OF_FACE: Readonly<Record<Face, number>> = { text: 1.02, strong: 1, display: 0.89 };

/** How wide a text is at most. No font is asked, so that a server and every browser break lines at the same places. */
export function widthOf(text: string, size: number, face: Face): number {
  const ems = Array.from(text, (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1);
  return size * OF_FACE[face] * ems.reduce((sum, one) => sum + one, 0);
}

export type Room = {
  /** Of each line, counted from nought. */
  readonly widthOf: (line: number) => number;
  readonly letters?: number | undefined;
};

/** As few lines as there is room for, about equally long (PD4); a word longer than the room stays whole. */
export function linesOf(text: string, size: number, face: Face, room: Room): string[] {
  const letters = room.letters ?? Number.POSITIVE_INFINITY;
  const fitIn = (share: number) =>
    fill(text, (line, at) => widthOf(line, size, face) <= share * room.widthOf(at) && line.length <= letters);
  const lines = fitIn(1);
  if (lines.length < 2) return lines;
  let [narrow, wide] = [0, 1];
  for (let step = 0; step < 10; step += 1) {
    const middle = (narrow + wide) / 2;
    if (fitIn(middle).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return fitIn(wide);
}

/** Breaks between words and after hyphens; a hard space binds. */
function fill(text: string, fits: (line: string, at: number) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.split(/(?<=-)|(?<=[^\S\u00a0])/u)) {
    if (line.trim() !== "" && !fits((line + piece).trim(), lines.length)) {
      lines.push(line.trim());
      line = "";
    }
    line += piece;
  }
  return [...lines, line.trim()].filter((one) => one !== "");
}
