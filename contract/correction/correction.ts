import { z } from "zod";
import { CORNERS, METHODS } from "#domain/bout/vocabulary.ts";
import type { Amendment } from "#domain/bout/amend.ts";
import { CORRECTION_DECISIONS } from "#domain/draw/correction.ts";
import { eventId, scoreEventSchema, word } from "../bout/boutEvent.ts";
import { boutResultSchema, fighterPointsSchema, uuidSchema } from "../competition/entity.ts";

const result = {
  method: z.enum(METHODS),
  winner: z.enum(CORNERS).exactOptional(),
  technique: word.exactOptional(),
};

const scoreChangeSchema = z.discriminatedUnion("type", [
  ...scoreEventSchema.options,
  z.strictObject({ type: z.literal("undone"), target: eventId }),
  z.strictObject({ type: z.literal("replaced"), target: eventId, by: scoreEventSchema }),
  z.strictObject({ type: z.literal("moved-to-opponent"), target: eventId }),
]);

export const amendmentSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("result"), ...result }),
  z.strictObject({
    kind: z.literal("score"),
    changes: z.array(scoreChangeSchema).min(1).max(50),
    result: z.strictObject(result).exactOptional(),
  }),
  z.strictObject({ kind: z.literal("swap") }),
  z.strictObject({ kind: z.literal("reopen") }),
]) satisfies z.ZodType<Amendment>;

/** What is to be put right: a bout that is over, or an earlier correction that was wrong itself. */
export const correctionChangeSchema = z.discriminatedUnion("kind", [
  ...amendmentSchema.options,
  z.strictObject({ kind: z.literal("revert"), correction: uuidSchema }),
]);

const decisionSchema = z.enum(CORRECTION_DECISIONS);
const asked = {
  fighting: uuidSchema,
  change: correctionChangeSchema,
  /** By fighting: what the chief wants where they have a choice. */
  decisions: z.record(uuidSchema, decisionSchema).default({}),
};

export const correctionPreviewSchema = z.strictObject({ data: z.strictObject(asked) });
/** `planHash` is that of the preview they agreed to: nothing else is done (CR3). */
export const correctionRequestSchema = z.strictObject({
  data: z.strictObject({
    ...asked,
    planHash: z.string().max(64),
    reason: z.string().trim().min(10).max(500),
  }),
});

const pairSchema = z.object({ red: uuidSchema.nullable(), blue: uuidSchema.nullable() });
const standSchema = z.object({
  winner: uuidSchema.nullable(),
  result: boutResultSchema.nullable(),
  points: z.record(z.string(), fighterPointsSchema),
});

export const affectedBoutSchema = z.object({
  fighting: uuidSchema,
  stage: z.enum(["not-started", "running", "finished"]),
  before: pairSchema,
  after: pairSchema,
  decisions: z.array(decisionSchema),
  decision: decisionSchema,
});

/** Everything a correction changes; what is not in it stays. */
export const correctionPlanSchema = z.object({
  fighting: uuidSchema,
  change: correctionChangeSchema,
  before: standSchema,
  after: standSchema,
  affected: z.array(affectedBoutSchema),
  places: z.array(
    z.object({ fighter: uuidSchema, before: z.number().nullable(), after: z.number().nullable() }),
  ),
  teams: z.array(z.object({ team: z.number(), before: z.number(), after: z.number() })),
  /** Whether an awarded category has to be awarded again, or a reopened one counts as awarded once more. */
  awarding: z.enum(["unchanged", "reopened", "closed-again"]),
  /** Whom it concerns and who has to be told. */
  informed: z.array(uuidSchema),
  versions: z.record(uuidSchema, z.number()),
});

export const correctionPlanAnswerSchema = z.object({
  data: z.object({ plan: correctionPlanSchema, planHash: z.string() }),
});

export const correctionViewSchema = z.object({
  id: uuidSchema,
  reason: z.string(),
  author: z.string(),
  at: z.number(),
  plan: correctionPlanSchema,
  /** The correction this one takes back. */
  reverts: uuidSchema.nullable(),
  revertedBy: uuidSchema.nullable(),
});
export const correctionAnswerSchema = z.object({ data: correctionViewSchema });
export const correctionListSchema = z.object({ data: z.array(correctionViewSchema), meta: z.object({}) });

export type CorrectionChange = z.infer<typeof correctionChangeSchema>;
export type CorrectionPreview = z.input<typeof correctionPreviewSchema>;
export type CorrectionRequest = z.input<typeof correctionRequestSchema>;
export type CorrectionPlanView = z.infer<typeof correctionPlanSchema>;
export type CorrectionPlanAnswer = z.infer<typeof correctionPlanAnswerSchema>["data"];
export type CorrectionView = z.infer<typeof correctionViewSchema>;
export type AffectedBoutView = z.infer<typeof affectedBoutSchema>;
