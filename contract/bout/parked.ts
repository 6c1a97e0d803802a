import { z } from "zod";
import { boutEventSchema } from "./boutEvent.ts";
import { uuidSchema } from "../competition/entity.ts";
import { submittedEventSchema, SUBMIT_STATUSES } from "./submit.ts";

/** More tables than any hall has. */
const MOST_JOURNALS = 60;

/** What a person did at a table and the protocol did not take: it waits for a decision (LS4). */
export const parkedActSchema = z.object({
  id: z.string(),
  fighting: z.object({ uuid: z.string(), number: z.number().nullable(), version: z.number() }),
  carpet: z.object({ uuid: z.string(), name: z.string() }).nullable(),
  status: z.enum(["parked", "rejected"]),
  reason: z.string(),
  receivedAt: z.number(),
  /** Who sent it. */
  author: z.string().nullable(),
  submitted: submittedEventSchema,
  resolution: z
    .object({
      decision: z.enum(["accepted", "dismissed"]),
      reason: z.string(),
      by: z.string(),
      at: z.number(),
      /** The act that was made of it. */
      reissuedAs: z.string().nullable(),
    })
    .nullable(),
});
export const parkedListSchema = z.object({
  data: z.array(parkedActSchema),
  /** `targets`: what the acts take back, replace or move, by its id. */
  meta: z.object({ open: z.number(), targets: z.record(z.string(), boutEventSchema) }),
});

export const parkedQuerySchema = z.object({
  only: z.literal("open").optional().describe("Those nobody has decided about, without what they take back"),
});

/** Of a mat is what its bouts wait for, and what was pressed at its table, wherever the bout has gone since (LS33). */
export const isOfMat = ({ carpet, submitted }: Pick<ParkedAct, "carpet" | "submitted">, mat: string) =>
  carpet?.uuid === mat || submitted.lease?.scope === `carpet:${mat}`;

/** `version` is the bout's as whoever decides has seen it: no decision is blind (CR6). */
export const resolveRequestSchema = z.strictObject({
  data: z.strictObject({
    decision: z.enum(["accept", "dismiss"]),
    reason: z.string().trim().min(3).max(500),
    version: z.int().min(0).max(2_147_483_647),
  }),
});
export const resolveAnswerSchema = z.object({ data: parkedActSchema });

const journalTextSchema = z.string().max(8_000_000);
const isTrial = z.boolean().default(false);

/** Journals as text, exactly as the tables wrote them: one, or those of all tables (LS30). A trial answers the same and writes nothing. */
export const journalRequestSchema = z.strictObject({
  data: z.union([
    z.strictObject({ journals: z.array(journalTextSchema).min(1).max(MOST_JOURNALS), isTrial }),
    z.strictObject({ journal: journalTextSchema, isTrial }),
  ]),
});

/** `known`: the server had decided about it before; `decision` says how. */
export const journalLineSchema = z.object({
  /** Which of the journals that were sent, from 0. */
  journal: z.number(),
  line: z.number(),
  id: z.string(),
  fighting: z.string(),
  status: z.enum([...SUBMIT_STATUSES, "known", "unknown-bout"]),
  decision: z.enum(SUBMIT_STATUSES).nullable(),
  reason: z.string().nullable(),
});
export const journalReportSchema = z.object({
  data: z.object({
    /** Of the first journal. */
    device: z.string(),
    devices: z.array(z.string()),
    lines: z.array(journalLineSchema),
    totals: z.record(z.string(), z.number()),
  }),
});

/** A trial of a device: an act like any other that goes to no bout (LS28). */
export const trialRequestSchema = z.strictObject({
  data: z.strictObject({ device: uuidSchema, event: submittedEventSchema }),
});
export const trialAnswerSchema = z.object({ data: z.object({ id: uuidSchema }) });

export type TrialRequest = z.infer<typeof trialRequestSchema>;
export type ParkedAct = z.infer<typeof parkedActSchema>;
export type ResolveRequest = z.infer<typeof resolveRequestSchema>;
export type JournalLine = z.infer<typeof journalLineSchema>;
export type JournalReport = z.infer<typeof journalReportSchema>["data"];
