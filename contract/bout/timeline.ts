import { z } from "zod";
import { fighterPointsSchema, uuidSchema } from "../competition/entity.ts";

const entry = {
  id: z.string(),
  period: z.number(),
  /** Time fought, in the period and since the beginning of the bout. */
  elapsedMs: z.number(),
  totalMs: z.number(),
  /** After it, by fighter. */
  points: z.record(z.string(), fighterPointsSchema),
  isCorrected: z.boolean(),
  isAfterTime: z.boolean(),
};

/** A name of the rule set or of the list of holds, as the organiser chose it. */
const label = z.string().nullable();
/** What it is called by in the rules or in the list, whatever the language. */
const id = z.string().nullable();

export const timelineEntrySchema = z.discriminatedUnion("kind", [
  z.object({
    ...entry,
    kind: z.enum(["points", "advantage", "penalty", "warning", "escape"]),
    fighter: uuidSchema.nullable(),
    /** Points given, or the time of an escape in milliseconds. */
    value: z.number().nullable(),
    action: label,
    actionId: id,
  }),
  z.object({ ...entry, kind: z.enum(["started", "period"]) }),
  z.object({
    ...entry,
    kind: z.literal("result"),
    method: z.string(),
    winner: uuidSchema.nullable(),
    technique: label,
    techniqueId: id,
  }),
]);

/** What happened in a bout, in order, as it counts now. `version` is that of the bout it was read from. */
export const timelineSchema = z.object({
  version: z.number(),
  entries: z.array(timelineEntrySchema),
});
export const timelineAnswerSchema = z.object({ data: timelineSchema });

export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
export type Timeline = z.infer<typeof timelineSchema>;
