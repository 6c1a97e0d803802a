import { z } from "zod";
import { MOST_LIST_LINES } from "#domain/entry/eligibility.ts";
import { uuidSchema } from "../competition/entity.ts";
import { oneLine } from "../oneLine.ts";
import { rollCategorySchema } from "./roll.ts";

const text = (most: number) => oneLine(0, most).nullable();
const name = oneLine(1, 100);
const sex = z.enum(["m", "f"]).nullable();
const index = z.number().int().min(0);
const age = z.number().int().min(0).max(150).nullable();
const weight = z.number().min(0).max(1000).nullable();

/** What a list tells of a person; what it does not tell is null. */
const listPersonSchema = z.strictObject({
  lastName: name,
  firstName: text(100),
  middleName: text(100),
  birthDate: z.iso.date().nullable(),
  birthYear: z.number().int().min(1900).max(2100).nullable(),
  sex,
  weight: z.number().min(0.1).max(1000).nullable(),
  city: text(200),
  region: text(200),
  coach: text(200),
  rank: text(40),
  belt: text(40),
  level: text(40),
  licence: text(40),
});
export type ListPerson = z.infer<typeof listPersonSchema>;

const listLineSchema = z.strictObject({
  person: listPersonSchema,
  /** Whom the organiser said it is: a fighter of this competition or of the event it was made after, or the person of a line before. */
  is: z.union([z.strictObject({ fighter: uuidSchema }), z.strictObject({ line: index })]).nullable(),
  club: z.union([z.strictObject({ team: z.number().int() }), z.strictObject({ fresh: index })]).nullable(),
  category: z.union([z.strictObject({ uuid: uuidSchema }), z.strictObject({ fresh: index })]),
  /** A signed consent to publish the name is at hand (EN14). */
  hasConsent: z.boolean(),
});
export type ListLine = z.infer<typeof listLineSchema>;

const newCategorySchema = z.strictObject({
  title: oneLine(1, 200),
  sex,
  ageMin: age,
  ageMax: age,
  level: text(40),
  style: text(40),
  weightMin: weight,
  weightMax: weight,
});
export type NewListCategory = z.infer<typeof newCategorySchema>;

const newClubSchema = z.strictObject({ name: oneLine(2, 200), city: text(200) });

export const listRequestSchema = z.object({
  data: z.strictObject({
    /** Made by the caller: sent again, it is written once. */
    id: uuidSchema,
    lines: z.array(listLineSchema).min(1).max(MOST_LIST_LINES),
    clubs: z.array(newClubSchema).max(MOST_LIST_LINES),
    categories: z.array(newCategorySchema).max(500),
    /** The organiser states that they have the signed consents of everybody in the list. */
    haveAllConsents: z.boolean(),
  }),
});
export type ListRequest = z.infer<typeof listRequestSchema>["data"];

/** What a list made. */
export const listMadeSchema = z.object({
  people: z.number(),
  /** Who was there before, and stands in a category more. */
  known: z.number(),
  entries: z.number(),
  clubs: z.number(),
  categories: z.number(),
});
export type ListMade = z.infer<typeof listMadeSchema>;
export const listAnswerSchema = z.object({ data: z.object({ id: uuidSchema, made: listMadeSchema }) });

const listedPersonSchema = listPersonSchema
  .pick({
    lastName: true,
    firstName: true,
    middleName: true,
    birthDate: true,
    birthYear: true,
    sex: true,
    city: true,
  })
  .extend({ fighter: uuidSchema, team: z.number().nullable(), categories: z.array(uuidSchema) });
export type ListedPerson = z.infer<typeof listedPersonSchema>;

/** What a list is compared with before it is written. */
export const listBasisSchema = z.object({
  data: z.object({
    categories: z.array(rollCategorySchema),
    people: z.array(listedPersonSchema),
    teams: z.array(z.object({ id: z.number(), name: z.string(), city: z.string().nullable() })),
    /** The last one, while it can be taken back. */
    last: z.object({ id: uuidSchema, atMs: z.number(), made: listMadeSchema }).nullable(),
  }),
});
export type ListBasis = z.infer<typeof listBasisSchema>["data"];

export const undoListAnswerSchema = z.object({ data: z.object({ made: listMadeSchema }) });
