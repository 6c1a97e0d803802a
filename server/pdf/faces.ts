import { readTypeface, type Typeface } from "./typeface.ts";

const FACE_NAMES = ["text", "strong", "display"] as const;
export type FaceName = (typeof FACE_NAMES)[number];

const opened = new Map<FaceName, Typeface>();

/** What is read, what stands out, and headings. Opened once, when the first paper asks for it. */
export function faceOf(name: FaceName): Typeface {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const face = readTypeface(`Kover-${name}`, new URL(`./fonts/${name}.ttf`, import.meta.url));
  opened.set(name, face);
  return face;
}
