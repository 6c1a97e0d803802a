import { z } from "zod";
import {
  correctionPlanSchema,
  type CorrectionPlanView,
  type CorrectionView,
} from "#contract/correction/correction.ts";
import { CATEGORY_STATUSES, uuidSchema } from "#contract/competition/entity.ts";
import { METHODS, WIN_CAUSES } from "#domain/bout/vocabulary.ts";
import type { CategoryBout } from "#domain/competition/categoryProgress.ts";
import type { CorrectionRow } from "../../persistence/correction/corrections.ts";

const categoryBoutSchema = z.object({
  bracketId: z.string(),
  red: uuidSchema.exactOptional(),
  blue: uuidSchema.exactOptional(),
  isFinished: z.boolean(),
  winner: uuidSchema.exactOptional(),
  cause: z.enum(WIN_CAUSES).exactOptional(),
  method: z.enum(METHODS).exactOptional(),
  scores: z.record(z.string(), z.number()),
}) satisfies z.ZodType<CategoryBout>;

const wroteSchema = z.object({
  fighting: uuidSchema,
  /** The last event before the correction, the end of what counts again when it is reverted; null at the very start. */
  target: z.string().nullable(),
  /** The bout as it stood; null outside a draw. */
  before: categoryBoutSchema.nullable(),
});

/** What a correction keeps of itself: what was agreed to, and how to go back. */
export const correctionRecordSchema = z.object({
  plan: correctionPlanSchema,
  wrote: z.array(wroteSchema),
  /** Bouts that had begun and were not what the draw would have held. */
  outOfDraw: z.array(uuidSchema).default([]),
  categoryStatus: z.enum(CATEGORY_STATUSES),
});
export type CorrectionRecord = z.infer<typeof correctionRecordSchema>;
export type WroteTo = CorrectionRecord["wrote"][number];

export function viewCorrection(row: CorrectionRow): CorrectionView {
  const { plan } = correctionRecordSchema.parse(row.plan);
  return {
    id: row.id,
    reason: row.reason,
    author: row.author,
    at: row.applied_ms,
    plan,
    reverts: row.reverts,
    revertedBy: row.reverted_by,
  };
}

/** The bouts a correction has anything to do with. */
export function touchedBy({ fighting, affected }: CorrectionPlanView): ReadonlySet<string> {
  return new Set([fighting, ...affected.map((bout) => bout.fighting)]);
}
