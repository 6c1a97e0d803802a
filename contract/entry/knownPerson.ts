import { z } from "zod";
import { LONGEST_SEARCH, SHORTEST_SEARCH } from "#domain/search/search.ts";
import { uuidSchema } from "../competition/entity.ts";

/** Names in any order as far as they are typed, with the birth where it is known. */
export const knownPeopleRequestSchema = z.object({
  data: z.strictObject({
    name: z.string().trim().min(SHORTEST_SEARCH).max(LONGEST_SEARCH),
    birthDate: z.iso.date().nullable().optional(),
  }),
});

/** Somebody the program knows already, of this competition or of one before. */
const knownPersonSchema = z.object({
  uuid: uuidSchema,
  documentId: z.string(),
  lastName: z.string(),
  firstName: z.string().nullable(),
  birthYear: z.number().nullable(),
  team: z.object({ name: z.string() }).nullable(),
  /** Those of this competition they are in. */
  categories: z.array(uuidSchema),
});
export const knownPeopleSchema = z.object({ data: z.array(knownPersonSchema) });
export type KnownPerson = z.infer<typeof knownPersonSchema>;
