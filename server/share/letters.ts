import display from "./letters/display.gen.json" with { type: "json" };
import text from "./letters/text.gen.json" with { type: "json" };
import { readFace, type Face } from "./face.ts";

/** The product's two faces: headings and figures, and everything that is read. */
export const FACES = { display: readFace(display), text: readFace(text) } as const;
export type FaceName = keyof typeof FACES;

export type TextLook = {
  readonly face: FaceName;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: "start" | "middle" | "end";
  /** Looser or tighter, in thousandths of the size. */
  readonly tracking?: number;
};

/** How wide a line would be, in pixels. */
export function measure(line: string, { face, size, tracking = 0 }: TextLook): number {
  return (layOut(FACES[face], line, tracking).width / FACES[face].unitsPerEm) * size;
}

/** A line of text as outlines: what is drawn looks the same on a machine without a single font. */
export function drawText(line: string, x: number, y: number, look: TextLook): string {
  const face = FACES[look.face];
  const scale = look.size / face.unitsPerEm;
  const { width, d } = layOut(face, line, look.tracking ?? 0);
  const shift = { start: 0, middle: width / 2, end: width }[look.anchor ?? "start"] * scale;
  const move = `translate(${round(x - shift)} ${round(y)}) scale(${round(scale)})`;
  return `<g transform="${move}" fill="${look.fill}">${d}</g>`;
}

function layOut(face: Face, line: string, tracking: number): { readonly width: number; readonly d: string } {
  let width = 0;
  let d = "";
  let before = "";
  for (const letter of line.normalize("NFC")) {
    const [advance, outline] = face.glyphs.get(letter) ?? face.missing;
    width += face.kerning.get(before + letter) ?? 0;
    if (outline !== "") d += `<path transform="translate(${width})" d="${outline}"/>`;
    width += advance + tracking;
    before = letter;
  }
  return { width: Math.max(0, width - tracking), d };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
