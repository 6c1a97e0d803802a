import { z } from "zod";
import { LONGEST_SEARCH, SHORTEST_SEARCH } from "#domain/search/search.ts";
import { uuidSchema } from "../competition/entity.ts";

/** Where something was found: the newest event that shows it. */
const eventRef = z.object({ id: z.number(), name: z.string(), dateOfEvent: z.string().nullable() });

const foundAthleteSchema = z.object({
  uuid: uuidSchema,
  lastName: z.string(),
  firstName: z.string().nullable(),
  team: z.string().nullable(),
  event: eventRef,
});

const foundTeamSchema = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string().nullable(),
  event: eventRef,
});

const foundEventSchema = eventRef.extend({
  city: z.string().nullable(),
  lastDay: z.string().nullable(),
});

const groupOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ total: z.number(), items: z.array(schema) });

const MOST_FOUND = 50;

export const searchQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .min(SHORTEST_SEARCH)
    .max(LONGEST_SEARCH)
    .describe("A part of the name; slips of the pen are forgiven"),
  limit: z.coerce.number<number>().int().min(1).max(MOST_FOUND).default(5).describe("How many of each kind"),
});

/** The best of each group, and how many there are. */
export const searchAnswerSchema = z.object({
  data: z.object({
    athletes: groupOf(foundAthleteSchema),
    teams: groupOf(foundTeamSchema),
    events: groupOf(foundEventSchema),
  }),
});

export type SearchAnswer = z.infer<typeof searchAnswerSchema>["data"];
