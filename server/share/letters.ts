import { faceOf, type FaceName } from "../papers/letters.ts";

export type TextLook = {
  /** Display for headings and figures, text for everything that is read. */
  readonly face: FaceName;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: "start" | "middle" | "end";
};

/** How wide a line would be, in pixels. */
export function measure(line: string, { face, size }: TextLook): number {
  const font = faceOf(face);
  return (font.layout(line.normalize("NFC")).advanceWidth / font.unitsPerEm) * size;
}

/** A line of text as outlines: what is drawn looks the same on a machine without a single font. */
export function drawText(line: string, x: number, y: number, look: TextLook): string {
  const font = faceOf(look.face);
  const scale = look.size / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(line.normalize("NFC"));
  const shift = { start: 0, middle: advanceWidth / 2, end: advanceWidth }[look.anchor ?? "start"] * scale;
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const outline = glyph.path.toSVG();
    const from = at;
    at += positions[index]?.xAdvance ?? 0;
    return outline === "" ? "" : `<path transform="translate(${from})" d="${outline}"/>`;
  });
  const move = `translate(${round(x - shift)} ${round(y)}) scale(${round(scale)} ${round(-scale)})`;
  return `<g transform="${move}" fill="${look.fill}">${outlines.join("")}</g>`;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
