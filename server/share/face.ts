import { z } from "zod";

type Glyph = readonly [advance: number, outline: string];

export type Face = {
  readonly unitsPerEm: number;
  readonly glyphs: ReadonlyMap<string, Glyph>;
  readonly kerning: ReadonlyMap<string, number>;
  /** What stands for a letter the face does not have. */
  readonly missing: Glyph;
};

const faceSchema = z.object({
  unitsPerEm: z.number(),
  glyphs: z.record(z.string(), z.tuple([z.number(), z.string()])),
  kerning: z.record(z.string(), z.number()),
});

/** Made by scripts/make-fonts.py: the outlines of one weight of each font, with their kerning. */
export function readFace(source: unknown): Face {
  const { unitsPerEm, glyphs, kerning } = faceSchema.parse(source);
  const known = new Map(Object.entries(glyphs));
  return {
    unitsPerEm,
    glyphs: known,
    kerning: new Map(Object.entries(kerning)),
    missing: known.get("?") ?? [unitsPerEm / 2, ""],
  };
}
