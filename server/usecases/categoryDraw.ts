import { z } from "zod";
import { FORMATS } from "#domain/draw/formats.ts";

/** What a category keeps of its draw: enough for anybody to draw it again and get the same bracket. */
export const categoryDrawSchema = z.object({
  format: z.enum(FORMATS),
  /** Fighter uuids by draw number, the first is number one. */
  entrants: z.array(z.string()),
  /** The published random seed. */
  seed: z.string(),
});
export type CategoryDraw = z.infer<typeof categoryDrawSchema>;
