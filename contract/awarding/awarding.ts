import { z } from "zod";
import { uuidSchema } from "../competition/entity.ts";
import { reasonSchema as reason } from "../reason.ts";

const order = z.array(uuidSchema).min(2).max(64).readonly();
const fighter = uuidSchema;

/** As `domain/awarding/act.ts` names them. */
export const awardingActSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("called") }),
  z.strictObject({ type: z.literal("postponed"), reason }),
  z.strictObject({ type: z.literal("resumed") }),
  z.strictObject({ type: z.literal("present-marked"), fighter }),
  z.strictObject({ type: z.literal("present-cleared"), fighter }),
  z.strictObject({ type: z.literal("medal-given"), fighter, place: z.int().min(1).max(3) }),
  z.strictObject({ type: z.literal("medal-returned"), fighter }),
  z.strictObject({ type: z.literal("closed") }),
  z.strictObject({ type: z.literal("reopened"), reason }),
  z.strictObject({ type: z.literal("tie-decided"), order, reason }),
  z.strictObject({ type: z.literal("tie-reopened"), order, reason }),
]);

/** The id is made by who presses the button: the same id again is the same press. */
export const awardingRequestSchema = z.strictObject({
  data: z.strictObject({ id: uuidSchema, act: awardingActSchema }),
});

const pieces = z.int().min(0).max(10_000);
export const medalStockSchema = z.strictObject({ gold: pieces, silver: pieces, bronze: pieces });
export const medalStockRequestSchema = z.strictObject({ data: medalStockSchema });

/** Everything that was done about the awarding of a competition, the oldest first in each category. */
export const awardingAnswerSchema = z.object({
  data: z.object({
    /** Counts the changes, so that a page knows when it has the newest. */
    version: z.number(),
    stock: medalStockSchema.nullable(),
    categories: z.array(
      z.object({
        category: uuidSchema,
        acts: z.array(
          z.object({ id: uuidSchema, at: z.number(), author: z.string(), act: awardingActSchema }),
        ),
      }),
    ),
  }),
});

export const awardingDoneSchema = z.object({
  data: z.object({ version: z.number(), isRepeat: z.boolean() }),
});

export type MedalStock = z.infer<typeof medalStockSchema>;
export type AwardingView = z.infer<typeof awardingAnswerSchema>["data"];
