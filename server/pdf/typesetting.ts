import { faceOf, type FaceName } from "./faces.ts";

export type Lettering = { readonly face: FaceName; readonly size: number };

export type Glyph = { readonly id: number; readonly letter: string; readonly kerning: number };

/** A line as glyphs, each with how much closer it stands to the one before, in thousandths of the size. */
export function glyphsOf(line: string, name: FaceName): Glyph[] {
  const face = faceOf(name);
  let before: number | undefined;
  return Array.from(line.normalize("NFC"), (letter) => {
    const id = face.glyphOf(letter);
    const kerning = before === undefined ? 0 : face.kerningOf(before, id);
    before = id;
    return { id, letter: readableLetter(letter, id === face.glyphOf("?")), kerning };
  });
}

/** What a reader copies: a hard space as a space, and what the face lacks as it is drawn. */
function readableLetter(letter: string, isQuestionMark: boolean): string {
  if (isQuestionMark) return "?";
  return letter.trim() === "" ? " " : letter;
}

export function widthOf(line: string, { face, size }: Lettering): number {
  const drawn = faceOf(face);
  const width = glyphsOf(line, face).reduce((sum, { id, kerning }) => sum + kerning + drawn.advanceOf(id), 0);
  return (width * size) / 1000;
}

/** A hard space is none: what it binds is one word. */
const BETWEEN_WORDS = /[ \t\r\n]+/u;

/** Breaks at spaces; a word wider than the column is broken anywhere, for nothing may be cut. */
export function wrapText(text: string, width: number, lettering: Lettering): string[] {
  return text.split(/\r?\n/u).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(BETWEEN_WORDS).flatMap((word) => breakWord(word, width, lettering))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && widthOf(longer, lettering) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

/** As many lines as the width asks for, and all of them about as long: no word is left alone under the others. */
export function wrapEvenly(text: string, width: number, lettering: Lettering): string[] {
  const lines = wrapText(text, width, lettering);
  if (lines.length === 1) return lines;
  for (let share = 1 / lines.length; share < 1; share += EVEN_STEP) {
    const narrow = wrapText(text, width * share, lettering);
    if (narrow.length === lines.length && hasWholeWords(text, narrow)) return narrow;
  }
  return lines;
}

const EVEN_STEP = 0.04;

const hasWholeWords = (text: string, lines: readonly string[]): boolean =>
  lines.join(" ") === text.split(BETWEEN_WORDS).join(" ");

/** The size at which the longest word fits on one line. */
export function fitSize(text: string, width: number, { face, size }: Lettering): number {
  const widest = Math.max(1, ...text.split(BETWEEN_WORDS).map((word) => widthOf(word, { face, size })));
  return widest <= width ? size : Math.floor(((size * width) / widest) * 10) / 10;
}

function breakWord(word: string, width: number, lettering: Lettering): string[] {
  if (widthOf(word, lettering) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece !== "" && widthOf(piece + letter, lettering) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece];
}
