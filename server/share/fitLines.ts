import { drawText, measure, type TextLook } from "./letters.ts";

export type Room = { readonly width: number; readonly lines: number; readonly least: number };

export type Fitted = { readonly lines: readonly string[]; readonly size: number };

/** As large as the room allows: words go to the next line before letters get smaller, and nothing is ever cut. */
export function fitLines(text: string, look: TextLook, room: Room): Fitted {
  for (let size = look.size; size > room.least; size -= 2) {
    const lines = wrap(text, { ...look, size }, room.width);
    if (lines.length <= room.lines && lines.every((line) => measure(line, { ...look, size }) <= room.width))
      return { lines, size };
  }
  const lines = wrap(text, { ...look, size: room.least }, room.width);
  const widest = Math.max(...lines.map((line) => measure(line, { ...look, size: room.least })));
  return { lines, size: room.least * Math.min(1, room.width / Math.max(1, widest)) };
}

/** The lines one under another, the first on `y`; tells where the next thing may begin. */
export function drawFitted(
  { lines, size }: Fitted,
  x: number,
  y: number,
  look: TextLook,
): { readonly svg: string; readonly bottom: number } {
  const step = size * 1.08;
  const svg = lines.map((line, index) => drawText(line, x, y + index * step, { ...look, size })).join("");
  return { svg, bottom: y + (lines.length - 1) * step };
}

function wrap(text: string, look: TextLook, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && measure(longer, look) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
