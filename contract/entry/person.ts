import { z } from "zod";
import { PERSON_FIELDS } from "#domain/person/merge.ts";
import { CATEGORY_STATUSES, uuidSchema } from "../competition/entity.ts";
import { WEIGH_IN_STATES } from "./profile.ts";

const text = z.string().nullable();
const field = z.enum(PERSON_FIELDS);

export const likenessSchema = z.object({
  names: z.enum(["same", "typo"]),
  born: z.enum(["same", "near", "unknown"]),
  club: z.enum(["same", "other", "unknown"]),
});

/** Two records of a competition that may be one person (PS11). */
const suspectSchema = z.object({
  one: uuidSchema,
  other: uuidSchema,
  likeness: likenessSchema,
  /** Equal names and birth, and no other club (PS5). */
  isCertain: z.boolean(),
});
export type Suspect = z.infer<typeof suspectSchema>;

const mergeInForceSchema = z.object({
  id: z.string(),
  at: z.number(),
  author: text,
  kept: uuidSchema,
  keptName: z.string(),
  duplicateName: z.string(),
});

export const suspectsSchema = z.object({
  data: z.object({
    checkedAt: z.number(),
    people: z.number(),
    entries: z.number(),
    pairs: z.array(suspectSchema),
    /** The last first. */
    merges: z.array(mergeInForceSchema),
  }),
});
export type Suspects = z.infer<typeof suspectsSchema>["data"];

const placeSchema = z.object({
  category: uuidSchema,
  title: z.string(),
  status: z.enum(CATEGORY_STATUSES),
  isDrawn: z.boolean(),
  application: text,
});

const historySchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("changed"),
    at: z.number(),
    author: text,
    field: z.string(),
    before: text,
    after: text,
  }),
  z.object({
    kind: z.literal("weighed"),
    at: z.number(),
    author: text,
    state: z.enum(WEIGH_IN_STATES),
    weight: z.number().nullable(),
    category: z.string(),
  }),
]);
export type HistoryLine = z.infer<typeof historySchema>;

/** What can be edited, as it is stored; under the person's own name also where the public reads a number. */
const personRecordSchema = z.object({
  documentId: z.string(),
  lastName: z.string(),
  firstName: text,
  middleName: text,
  birthDate: text,
  birthYear: z.number().nullable(),
  sex: z.enum(["m", "f"]).nullable(),
  team: z.object({ documentId: z.string(), name: z.string() }).nullable(),
  weight: z.number().nullable(),
  city: text,
  region: text,
  coach: text,
  rank: text,
  belt: text,
  licence: text,
  phone: text,
});
export type PersonRecord = z.infer<typeof personRecordSchema>;

/** Everything that can be edited of an athlete; the club by its documentId. */
export type PersonDraft = Omit<PersonRecord, "documentId" | "team"> & { readonly team: string | null };

/** One record of a person, with everything that hangs on it. */
export const personCardSchema = z.object({
  uuid: uuidSchema,
  values: z.record(field, z.string()),
  record: personRecordSchema,
  hasProfile: z.boolean(),
  createdAt: z.string(),
  weighing: z.object({ weight: z.number().nullable(), at: z.number() }).nullable(),
  places: z.array(placeSchema),
  bouts: z.object({ all: z.number(), fought: z.number() }),
  history: z.array(historySchema),
});
export type PersonCard = z.infer<typeof personCardSchema>;

const pair = { one: uuidSchema, other: uuidSchema };
export const pairRequestSchema = z.object({ data: z.strictObject(pair) });

const planSchema = z.object({
  kept: uuidSchema,
  duplicate: uuidSchema,
  /** Whose value is proposed, by field; who both know the same of is not asked about. */
  proposed: z.partialRecord(field, uuidSchema),
  categories: z.array(uuidSchema),
  givenUp: z.array(z.object({ category: uuidSchema, by: uuidSchema })),
  redrawn: z.array(uuidSchema),
  bouts: z.object({ all: z.number(), fought: z.number() }),
});

export const mergePreviewSchema = z.object({
  data: z.object({
    one: personCardSchema,
    other: personCardSchema,
    plan: planSchema.nullable(),
    /** Why there is no plan. */
    refusal: z
      .object({
        code: z.enum(["met-in-a-bout", "drawn-twice", "awarded-twice"]),
        category: uuidSchema.optional(),
      })
      .nullable(),
    people: z.number(),
  }),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>["data"];

export const mergeFightersSchema = z.object({
  data: z.strictObject({
    /** Of the act: sent twice it is done once. */
    id: uuidSchema,
    ...pair,
    /** Whose value is taken, by field; the proposed one where nothing is said. */
    choices: z.partialRecord(field, uuidSchema),
  }),
});
export type MergeFighters = z.infer<typeof mergeFightersSchema>["data"];

export const mergedSchema = z.object({ data: z.object({ rev: z.number(), kept: uuidSchema }) });

export const personSchema = z.object({ data: personCardSchema });
