import { z } from "zod";

/** A picture in the shape existing clients know. */
export const uploadSchema = z.looseObject({ id: z.number(), name: z.string(), url: z.string() });

export const uploadListQuerySchema = z.looseObject({
  start: z.coerce.number<number>().int().min(0).max(1_000_000).default(0).describe("How many to skip"),
  limit: z.coerce.number<number>().int().min(1).max(100).default(100).describe("How many at most"),
});
