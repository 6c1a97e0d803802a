import { z } from "zod";
import { uuidSchema } from "../competition/entity.ts";

/** A claim waits, was confirmed or refused by an organiser, or was taken back by who made it. */
export const CLAIM_STATES = ["new", "accepted", "rejected", "withdrawn"] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** What the owner of a profile is told of results that may be theirs: no name, and no number of a record (PS16). */
const claimableSchema = z.object({
  competition: uuidSchema,
  event: z.object({ id: z.number(), name: z.string(), dateOfEvent: z.string().nullable() }),
  /** Empty where the public does not read the name of the record. */
  categories: z.array(z.string()),
});
export type Claimable = z.infer<typeof claimableSchema>;

const ownClaimSchema = claimableSchema.extend({
  state: z.enum(CLAIM_STATES),
  /** The record, once it hangs on the profile. */
  fighter: uuidSchema.nullable(),
});
export type OwnClaim = z.infer<typeof ownClaimSchema>;

export const ownClaimsSchema = z.object({
  data: z.object({ found: z.array(claimableSchema), claims: z.array(ownClaimSchema) }),
});
export type OwnClaims = z.infer<typeof ownClaimsSchema>["data"];

export const claimRequestSchema = z.object({ data: z.strictObject({ competition: uuidSchema }) });

const whoSchema = z.object({
  name: z.string(),
  /** A date, or a year where no more is known. */
  birth: z.string().nullable(),
  club: z.string().nullable(),
});

/** A claim as the organiser decides about it: the record and the profile side by side. */
export const resultClaimSchema = z.object({
  id: z.number(),
  state: z.enum(CLAIM_STATES),
  at: z.number(),
  record: whoSchema.extend({ fighter: uuidSchema, categories: z.array(z.string()) }),
  profile: whoSchema.extend({ account: z.string() }),
  /** Whether both know the day of birth; otherwise only the year is the same. */
  isSameDay: z.boolean(),
});
export type ResultClaim = z.infer<typeof resultClaimSchema>;
export const resultClaimsSchema = z.object({ data: z.array(resultClaimSchema) });

export const CLAIM_DECISIONS = ["accept", "reject", "reopen"] as const;
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];
export const claimDecisionSchema = z.object({
  data: z.strictObject({ decision: z.enum(CLAIM_DECISIONS) }),
});

/** How many wait for an answer, event by event. */
export const waitingClaimsSchema = z.object({
  data: z.array(z.object({ event: z.number(), name: z.string(), claims: z.number() })),
});
export type WaitingClaims = z.infer<typeof waitingClaimsSchema>["data"][number];
