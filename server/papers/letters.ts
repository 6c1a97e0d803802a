import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { FONT_FILES } from "./look.ts";

export type FaceName = keyof typeof FONT_FILES;

const opened = new Map<FaceName, Font>();

/** One of the product's faces, read when it is first needed. */
export function faceOf(name: FaceName): Font {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const font = create(readFileSync(FONT_FILES[name]));
  if (!("layout" in font)) throw new Error(`${FONT_FILES[name]} is a collection of fonts`);
  opened.set(name, font);
  return font;
}

/** Letters of these texts that cannot be printed, each once: told before anything is, never a silent sign (PD5). */
export function unprintable(texts: Iterable<string>): string[] {
  const used = new Set<string>();
  for (const text of texts) for (const letter of text.normalize("NFC")) used.add(letter);
  const face = faceOf("text");
  return [...used].filter(
    (letter) => !isLayout(letter) && !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

/** Line ends and joiners print nothing anyway. */
const isLayout = (letter: string): boolean => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(letter);
