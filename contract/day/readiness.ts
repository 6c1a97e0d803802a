import { z } from "zod";

const YEARS_MS = 1_000_000_000_000;

/** The server's time less that of the device's own clock; null while the device has not heard the server's (DK2). */
export const clockOffsetSchema = z.int().min(-YEARS_MS).max(YEARS_MS).nullable();

/** What a screen of the hall tells of itself, with its own token. */
export const displayReportSchema = z.strictObject({
  data: z.strictObject({ offsetMs: clockOffsetSchema }),
});

/** A table as the head table reads it. Null: its program has not told. */
export const tableReadinessSchema = z.object({
  user: z.string(),
  seenAt: z.number(),
  device: z.string(),
  userAgent: z.string().nullable(),
  offsetMs: z.number().nullable(),
  unsent: z.number().nullable(),
  /** Acts of its mat that wait for a decision: of bouts that stand there now, and pressed there. */
  undecided: z.number(),
});

export const displayReadinessSchema = z.object({
  id: z.string(),
  name: z.string(),
  seenAt: z.number().nullable(),
  isOnline: z.boolean(),
  offsetMs: z.number().nullable(),
});

export type TableReadiness = z.infer<typeof tableReadinessSchema>;
export type DisplayReadiness = z.infer<typeof displayReadinessSchema>;
