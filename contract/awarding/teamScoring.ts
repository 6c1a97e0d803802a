import { z } from "zod";
import { teamFormulaSchema, teamRefSchema, uuidSchema } from "../competition/entity.ts";
import { reasonSchema as reason } from "../reason.ts";

const teamId = z.int().positive();

export const teamFormulaRequestSchema = z.strictObject({ data: teamFormulaSchema });
export const adjustmentRequestSchema = z.strictObject({
  data: z.strictObject({
    /** Made by who presses the button: the same id again is the same press. */
    id: uuidSchema,
    team: teamId,
    points: z
      .int()
      .min(-1000)
      .max(1000)
      .refine((points) => points !== 0),
    reason,
  }),
});
export const revokeRequestSchema = z.strictObject({ data: z.strictObject({ reason }) });
export const mergeTeamsRequestSchema = z.strictObject({ data: z.strictObject({ into: teamId, reason }) });

/** As officials read it: who gave the points, who took them back. */
export const adjustmentListSchema = z.object({
  data: z.array(
    z.object({
      id: uuidSchema,
      team: teamRefSchema,
      points: z.number(),
      reason: z.string(),
      at: z.number(),
      author: z.string(),
      revoked: z.object({ at: z.number(), author: z.string(), reason: z.string() }).nullable(),
    }),
  ),
});
export const teamDoneSchema = z.object({ data: z.object({ isDone: z.literal(true) }) });
export const mergedTeamsSchema = z.object({ data: z.object({ fighters: z.number(), people: z.number() }) });

export type Adjustment = z.infer<typeof adjustmentListSchema>["data"][number];
export type AdjustmentRequest = z.infer<typeof adjustmentRequestSchema>["data"];
