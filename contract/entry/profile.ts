import { z } from "zod";
import { BELTS } from "#domain/category/levels.ts";
import { CONSENT_RELATIONS, PROFILE_RELATIONS } from "#domain/entry/consent.ts";
import { CONSENT_KINDS, PERSON_CONSENTS } from "./consent.ts";
import { givenConsentSchema } from "./givenConsent.ts";
import { eventSchema, teamSchema } from "../event/content.ts";

const text = z.string().nullable();

export const profileSchema = z.object({
  id: z.number(),
  documentId: z.string(),
  lastName: z.string(),
  firstName: text,
  middleName: text,
  latinName: text,
  birthDate: text,
  gender: z.enum(["m", "f"]).nullable(),
  weight: z.number().nullable(),
  phone: text,
  photo: text,
  belt: z.enum(BELTS).nullable(),
  beltSince: text,
  beltBy: text,
  city: text,
  coach: text,
  relation: z.enum(PROFILE_RELATIONS),
  representative: text,
  medicalUntil: text,
  insuranceUntil: text,
  team: teamSchema.nullish(),
});
export type Profile = z.infer<typeof profileSchema>;

/** What is asked of a person's profile; the rest is the server's. */
export type ProfileDraft = Partial<Omit<Profile, "id" | "documentId" | "photo" | "team">> & {
  readonly lastName: string;
  readonly team?: string | null;
};

export const consentStateSchema = z.object({
  data: z.object({
    relation: z.enum(CONSENT_RELATIONS),
    isMinor: z.boolean(),
    consents: z.array(
      z.object({
        kind: z.enum(PERSON_CONSENTS),
        version: z.string(),
        givenAt: z.string(),
        withdrawnAt: text,
        relation: z.enum(CONSENT_RELATIONS),
      }),
    ),
  }),
});
export type ConsentState = z.infer<typeof consentStateSchema>["data"];

export const consentChangeSchema = z.strictObject({
  give: z
    .array(givenConsentSchema.extend({ kind: z.enum(PERSON_CONSENTS) }))
    .max(PERSON_CONSENTS.length)
    .optional(),
  withdraw: z.array(z.enum(PERSON_CONSENTS)).max(PERSON_CONSENTS.length).optional(),
});
export type ConsentChange = z.infer<typeof consentChangeSchema>;
export const consentRequestSchema = z.object({ data: consentChangeSchema });

export const APPLICATION_STATES = ["new", "accepted", "rejected", "withdrawn"] as const;
export const WEIGH_IN_STATES = ["not_weighed", "passed", "overweight", "no_show"] as const;

const category = z.object({ id: z.number(), uuid: z.string(), title: z.string(), style: text });

export const applicationSchema = z.object({
  id: z.number(),
  documentId: z.string(),
  createdAt: z.string(),
  state: z.enum(APPLICATION_STATES),
  needsChange: z.boolean(),
  comment: text,
  weight: z.number().nullable(),
  weighInState: z.enum(WEIGH_IN_STATES),
  weighInWeight: z.number().nullable(),
  event: eventSchema.nullish(),
  profile: profileSchema.nullish(),
  category: category.nullish(),
  team: teamSchema.nullish(),
  fighter: z.object({ id: z.number(), uuid: z.string() }).nullish(),
});
export type Application = z.infer<typeof applicationSchema>;

export type ApplicationDraft = {
  readonly event?: string;
  readonly profile?: string;
  readonly category: string;
  readonly team: string | null;
  readonly weight: number | null;
  readonly comment: string | null;
};

/** How an application went, and what was said about it. */
export const CHANGE_KINDS = [
  "created",
  "changed",
  "asked",
  "accepted",
  "rejected",
  "withdrawn",
  "passed",
  "overweight",
  "no_show",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const courseSchema = z.object({
  data: z.object({
    changes: z.array(
      z.object({ at: z.string(), kind: z.enum(CHANGE_KINDS), isOrganiser: z.boolean(), note: text }),
    ),
    messages: z.array(
      z.object({ id: z.number(), at: z.string(), isOrganiser: z.boolean(), text: z.string() }),
    ),
    /** Whether the owner may still change or withdraw it. */
    canChange: z.boolean(),
    canWithdraw: z.boolean(),
  }),
});
export type Course = z.infer<typeof courseSchema>["data"];

const words = (max: number) => z.string().trim().min(1).max(max);

export const messageRequestSchema = z.object({ data: z.strictObject({ text: words(2000) }) });
export const withdrawalRequestSchema = z.object({
  data: z.strictObject({ reason: words(2000).optional() }),
});
export const decisionRequestSchema = z.object({
  data: z.strictObject({ decision: z.enum(["accept", "reject", "ask"]), note: words(2000).optional() }),
});
export type Decision = z.infer<typeof decisionRequestSchema>["data"];

/** The caller's own people and entries, an admin's too: others' are not in it. */
export const overviewSchema = z.object({
  data: z.object({
    profiles: z.array(profileSchema),
    applications: z.array(applicationSchema),
    /** The numbers of those whose data may be processed. */
    consentedProfiles: z.array(z.number()),
    /** What the account told of its person when it registered. */
    registered: z.object({
      lastName: text,
      firstName: text,
      middleName: text,
      phone: text,
      consents: z.array(z.enum(CONSENT_KINDS)),
    }),
  }),
});
export type Registered = z.infer<typeof overviewSchema>["data"]["registered"];

/** What an account has entered for an event and what was neither refused nor taken back, in figures. */
export const ownEntriesSchema = z.object({
  data: z.object({
    people: z.number(),
    count: z.number(),
    /** Who asks, and nobody else. */
    isSelf: z.boolean(),
    /** Entries the organiser has not answered yet. */
    waiting: z.number(),
    /** The entry, where it is the only one. */
    only: text,
    /** The people of the account, entered or not. */
    profiles: z.number(),
  }),
});
export type OwnEntryCounts = z.infer<typeof ownEntriesSchema>["data"];

/** What an event offers to who wants to enter. */
export const entryOfferSchema = z.object({
  data: z.array(
    category.extend({
      sex: z.enum(["m", "f"]).nullable(),
      ageMin: z.number().nullable(),
      ageMax: z.number().nullable(),
      level: text,
      weightMin: z.number().nullable(),
      weightMax: z.number().nullable(),
      entries: z.number(),
      isDrawn: z.boolean(),
    }),
  ),
  meta: z.object({ isOpen: z.boolean(), until: text }),
});
export type EntryOffer = z.infer<typeof entryOfferSchema>;

export const mergeRequestSchema = z.object({
  id: z.number(),
  note: text,
  profile: z.object({ id: z.number(), lastName: z.string(), firstName: text }),
});
export type MergeRequest = z.infer<typeof mergeRequestSchema>;
export const mergeListSchema = z.object({ data: z.array(mergeRequestSchema), meta: z.object({}) });

const duplicate = z.strictObject({ duplicate: z.union([z.string(), z.number()]) });

/** One's own two are one at once; for somebody else's the organiser is asked. */
export const mergeWishRequestSchema = z.object({
  data: z.union([duplicate, z.strictObject({ note: words(1000) })]),
});
export type MergeWish = z.infer<typeof mergeWishRequestSchema>["data"];
export const mergeDecisionRequestSchema = z.object({
  data: z.union([duplicate, z.strictObject({ reject: z.literal(true) })]),
});
export type MergeDecision = z.infer<typeof mergeDecisionRequestSchema>["data"];
export const mergeAnswerSchema = z.object({ data: z.object({ isMerged: z.boolean() }) });
