import { z } from "zod";
import { drawChangeSchema } from "#contract/draw/draw.ts";
import { FORMATS } from "#domain/draw/formats.ts";

/** What a category keeps of its draw: enough for anybody to draw it again and get the same bracket (DR8, DR26). */
export const categoryDrawSchema = z.object({
  format: z.enum(FORMATS),
  /** Fighter uuids by draw number, the first is number one. */
  entrants: z.array(z.string()),
  /** The published random seed. */
  seed: z.string(),
  /** Who was given a number instead of lots, the first is number one. */
  seeded: z.array(z.string()).optional(),
  changes: z.array(drawChangeSchema).optional(),
  drawnBy: z.number().optional(),
  drawnAt: z.number().optional(),
  /** The press of the button that made it, or changed it last (DY26). */
  act: z.string().optional(),
});
export type CategoryDraw = z.infer<typeof categoryDrawSchema>;
