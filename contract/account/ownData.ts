import { z } from "zod";
import { EVENT_ROLES } from "#domain/access/eventRoles.ts";
import { PAYMENT_METHODS, PAYMENT_STATES } from "../fee/fee.ts";

const text = z.nullable(z.string());
const number = z.nullable(z.number());
const consents = z.array(
  z.object({ kind: z.string(), version: z.string(), givenAt: z.string(), withdrawnAt: text }),
);

const applicationSchema = z.object({
  event: z.string(),
  date: text,
  category: text,
  state: z.string(),
  comment: text,
  weight: number,
  weighedAt: number,
  history: z.array(z.object({ at: z.string(), kind: z.string(), note: text })),
  /** The mails that told of the draw and the schedule. */
  letters: z.array(z.object({ at: z.string(), kind: z.string() })),
  messages: z.array(z.object({ at: z.string(), fromOrganiser: z.boolean(), text: z.string() })),
});

const boutSchema = z.object({
  category: text,
  number,
  state: text,
  isWon: z.nullable(z.boolean()),
  cause: text,
  finishedAt: text,
});

const personSchema = z.object({
  lastName: z.string(),
  firstName: text,
  middleName: text,
  latinName: text,
  birthDate: text,
  gender: text,
  weight: number,
  phone: text,
  belt: text,
  beltSince: text,
  beltBy: text,
  city: text,
  club: text,
  coach: text,
  representative: text,
  medicalUntil: text,
  insuranceUntil: text,
  photo: text,
  consents,
  applications: z.array(applicationSchema),
  bouts: z.array(boutSchema),
});

/** What somebody gets who asks what is kept about them. */
export const ownDataSchema = z.object({
  exportedAt: z.string(),
  account: z.object({
    login: z.string(),
    email: z.string(),
    role: z.string(),
    lastName: text,
    firstName: text,
    middleName: text,
    phone: text,
    broughtBy: text,
    registeredAt: z.string(),
    wantsNotices: z.boolean(),
  }),
  signIns: z.array(z.object({ device: text, since: z.string(), lastSeen: z.string() })),
  /** Since when a code is asked for; null when none is. */
  secondFactorSince: text,
  providers: z.array(z.object({ provider: z.string(), since: z.string() })),
  following: z.array(z.object({ kind: z.string(), ref: z.string() })),
  ownConsents: consents,
  mergeRequests: z.array(z.object({ at: z.string(), note: text, state: z.string() })),
  resultClaims: z.array(z.object({ at: z.string(), event: z.string(), state: z.string() })),
  /** Fees paid by the account or for its people; a sum is of one person, in kopecks. */
  payments: z.array(
    z.object({
      at: z.string(),
      event: z.string(),
      person: text,
      kopecks: z.number(),
      state: z.enum([...PAYMENT_STATES, "revoked"]),
      method: z.enum(PAYMENT_METHODS),
      number,
    }),
  ),
  /** As the lists of referees name them. */
  refereeing: z.array(
    z.object({
      competition: z.string(),
      lastName: z.string(),
      firstName: text,
      middleName: text,
      grade: text,
      post: text,
      region: text,
      city: text,
      club: text,
    }),
  ),
  /** Of single events, those that were taken away too (RL24). */
  eventRoles: z.array(
    z.object({ event: z.string(), role: z.enum(EVENT_ROLES), givenAt: z.string(), takenAt: text }),
  ),
  people: z.array(personSchema),
});
export type OwnData = z.infer<typeof ownDataSchema>;
