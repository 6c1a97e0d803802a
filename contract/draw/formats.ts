import { z } from "zod";
import { FORMAT_PRESETS, MOST_DRAWN, type FormatPackage } from "#domain/draw/formatPackage.ts";
import { FORMATS } from "#domain/draw/formats.ts";
import { uuidSchema } from "../competition/entity.ts";

const format = z.enum(FORMATS);

/** Which format for how many athletes, the fewest first (DR85). */
export const formatPackageSchema = z
  .array(z.strictObject({ from: z.int().min(2).max(MOST_DRAWN), format }))
  .min(1)
  .max(32)
  .readonly();

const wish = {
  /** Null: the lines the competition has. */
  lines: formatPackageSchema.nullable(),
  /** Formats of single categories that are to change; null gives one back to the package. */
  own: z.array(z.strictObject({ category: uuidSchema, format: format.nullable() })).max(1000),
};
export const formatsPreviewSchema = z.strictObject({ data: z.strictObject(wish) });
export const formatsRequestSchema = z.strictObject({
  data: z.strictObject({ ...wish, basis: z.string().min(1).max(64) }),
});

/** A competition as it would be fought with such formats. */
export const formatsDaySchema = z.object({
  data: z.object({
    /** Of what is stored: a package made from another one is refused (DR89). */
    basis: z.string(),
    lines: formatPackageSchema,
    categories: z.array(
      z.object({
        category: uuidSchema,
        /** Keeps its format whatever the package says. */
        isDrawn: z.boolean(),
        /** Who would be drawn now, those not weighed among them. */
        athletes: z.number(),
        /** Entries nobody has decided about: not counted. */
        undecided: z.number(),
        own: format.nullable(),
        /** Null where fewer than two can be drawn. */
        format: format.nullable(),
        bouts: z.number(),
      }),
    ),
    bouts: z.number(),
    /** From where the plan begins until the last mat ends: now while it is on; null without mats. */
    endsInMs: z.number().nullable(),
    /** The instant of that end, where a programme says when its days begin. */
    endsAtMs: z.number().nullable(),
  }),
});
export const formatsSavedSchema = z.object({ data: z.object({ rev: z.number() }) });

/** As it stands in a competition: none yet, or one nobody understands any more, is the usual one. */
export function readFormats(kept: unknown): FormatPackage {
  return formatPackageSchema.safeParse(kept).data ?? FORMAT_PRESETS.usual;
}

export type FormatsWish = z.infer<typeof formatsPreviewSchema>["data"];
export type FormatsRequest = z.infer<typeof formatsRequestSchema>["data"];
export type FormatsDay = z.infer<typeof formatsDaySchema>["data"];
