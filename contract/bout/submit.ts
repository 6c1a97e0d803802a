import { z } from "zod";
import { boutEventSchema } from "./boutEvent.ts";
import { uuidSchema } from "../competition/entity.ts";
import { clockOffsetSchema } from "../day/readiness.ts";
import { pushFightingSchema } from "../realtime/realtime.ts";

/** What a column of the log holds. */
const count = z.int().min(0).max(2_147_483_647);
const DAY_MS = 86_400_000;

export const leaseScopeSchema = z.string().regex(/^(carpet|fighting):[0-9a-f-]{36}$/);

/** One act of a table. `baseVersion`, `boutMs` and `at` are evidence of what its author saw; the server gives the order. */
export const submittedEventSchema = z.strictObject({
  id: uuidSchema,
  event: boutEventSchema,
  deviceSeq: count.min(1),
  lease: z.strictObject({ scope: leaseScopeSchema, epoch: count.min(1) }).nullable(),
  baseVersion: count,
  boutMs: z.int().min(0).max(DAY_MS).nullable(),
  at: z.strictObject({ wall: z.number(), offset: z.number().nullable(), rtt: z.number().nullable() }),
});

export const submitRequestSchema = z.strictObject({
  data: z.strictObject({
    device: uuidSchema,
    proto: z.literal(1),
    events: z.array(submittedEventSchema).min(1).max(50),
  }),
});

export const SUBMIT_STATUSES = ["applied", "parked", "rejected", "stale"] as const;

export const leaseViewSchema = z.object({
  scope: z.string(),
  epoch: z.number(),
  /** The account by its id: who holds a table here may take it to another device (LS13). */
  holder: z.object({ device: z.string(), user: z.string(), userId: z.number().optional() }).nullable(),
  seenAt: z.number(),
});

export const submitResultSchema = z.object({
  id: z.string(),
  status: z.enum(SUBMIT_STATUSES),
  seq: z.number().optional(),
  reason: z.string().optional(),
});

export const submitAnswerSchema = z.object({
  data: z.object({
    results: z.array(submitResultSchema),
    fighting: pushFightingSchema,
    lease: leaseViewSchema.nullable(),
  }),
});

/** The log of a bout as its officials read it. */
export const protocolSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      event: boutEventSchema,
      atMs: z.number(),
      boutMs: z.number().optional(),
      seq: z.number(),
    }),
  ),
});

export const leaseRequestSchema = z.strictObject({
  data: z.strictObject({
    scope: leaseScopeSchema,
    device: uuidSchema,
    expectEpoch: count,
    takeover: z.boolean().default(false),
    reason: z.string().max(500).optional(),
    /** How the device does, told with every beat; older programs say nothing. */
    report: z.strictObject({ offsetMs: clockOffsetSchema, unsent: count }).optional(),
  }),
});
export const leaseAnswerSchema = z.object({ data: leaseViewSchema });

export type SubmittedEvent = z.infer<typeof submittedEventSchema>;
export type SubmitRequest = z.infer<typeof submitRequestSchema>;
export type SubmitResult = z.infer<typeof submitResultSchema>;
export type SubmitAnswer = z.infer<typeof submitAnswerSchema>;
export type LeaseView = z.infer<typeof leaseViewSchema>;
export type DeviceReport = NonNullable<z.infer<typeof leaseRequestSchema>["data"]["report"]>;
export type LeaseRequest = z.infer<typeof leaseRequestSchema>;
