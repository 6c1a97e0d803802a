import { z } from "zod";
import { MOST_KOPECKS } from "#domain/fee/priceList.ts";
import { uuidSchema } from "../competition/entity.ts";
import { oneLine } from "../oneLine.ts";
import { reasonSchema } from "../reason.ts";
import { pricingSchema } from "./pricing.ts";

export const PAYMENT_STATES = ["pending", "paid", "cancelled"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** How money came; the first two are marked by an organiser. */
export const PAYMENT_METHODS = ["cash", "transfer", "online"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const HAND_METHODS = ["cash", "transfer"] as const;

const text = z.string().nullable();
const kopecks = z.int().min(1).max(MOST_KOPECKS);

/** A person of an event: «p12» by their profile, «f7» by their line of a list. */
const personKey = z.string().regex(/^[pf]\d{1,9}$/);

const feePersonSchema = z.object({
  key: personKey,
  name: z.string(),
  team: text,
  /** What makes the sum, the earliest entry first. */
  lines: z.array(
    z.object({ category: z.string(), day: z.string(), kopecks: z.number(), isFirst: z.boolean() }),
  ),
  /** When the person first entered, withdrawn entries included: of that day is the price of the first category. */
  firstDay: text,
  owed: z.number(),
  paid: z.number(),
});
export type FeePerson = z.infer<typeof feePersonSchema>;

export const paymentSchema = z.object({
  id: uuidSchema,
  event: z.object({ id: z.number(), documentId: z.string(), name: z.string() }),
  state: z.enum(PAYMENT_STATES),
  method: z.enum(PAYMENT_METHODS),
  kopecks: z.number(),
  madeAt: z.string(),
  settledAt: text,
  /** Of its receipt; none before it is paid. */
  number: z.number().nullable(),
  payer: text,
  note: text,
  /** Who took the money; only organisers read it. */
  takenBy: text,
  /** Taken back: when, by whom, why. */
  revoked: z.object({ at: z.string(), by: text, reason: z.string() }).nullable(),
  /** Where a payment that waits is paid; only for who pays. */
  confirmationUrl: text,
  people: z.array(z.object({ key: personKey.nullable(), name: z.string(), kopecks: z.number() })),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The fees of an event, of everybody or of one account. */
export const feesSchema = z.object({
  event: z.object({ id: z.number(), documentId: z.string(), name: z.string() }),
  pricing: pricingSchema,
  /** By the calendar of the hall. */
  today: z.string(),
  /** Whether a provider takes payments here. */
  isOnline: z.boolean(),
  people: z.array(feePersonSchema),
  /** The newest first. */
  payments: z.array(paymentSchema),
});
export type Fees = z.infer<typeof feesSchema>;

export const markRequestSchema = z.object({
  data: z.strictObject({
    /** Made by the caller: sent again, it is one payment. */
    id: uuidSchema,
    method: z.enum(HAND_METHODS),
    payer: oneLine(1, 200).nullable(),
    note: oneLine(1, 500).nullable(),
    people: z
      .array(z.strictObject({ key: personKey, kopecks }))
      .min(1)
      .max(300),
  }),
});
export type Mark = z.infer<typeof markRequestSchema>["data"];

export const takeBackRequestSchema = z.object({ data: z.strictObject({ reason: reasonSchema }) });

export const payRequestSchema = z.object({
  data: z.strictObject({ id: uuidSchema, people: z.array(personKey).min(1).max(100) }),
});
export type PayWish = z.infer<typeof payRequestSchema>["data"];
