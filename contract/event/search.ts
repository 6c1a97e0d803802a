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
  /** On the day: the mat of the next bout, and when it is expected; null when that is not known. */
  next: z
    .object({
      mat: z.string(),
      carpet: uuidSchema,
      /** It is fought now. */
      isOn: z.boolean(),
      startsAt: z.string().nullable(),
      /** When it is likely to start: pages say this, and no moment (SN26). */
      window: z.object({ from: z.string(), to: z.string() }).nullable(),
    })
    .nullable(),
});
export type FoundNext = z.infer<typeof foundAthleteSchema>["next"];

const foundCategorySchema = z.object({ uuid: uuidSchema, title: z.string(), event: eventRef });

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
    .describe(
      "A part of the name, also in Latin letters or on the wrong layout; slips of the pen are forgiven",
    ),
  limit: z.coerce.number<number>().int().min(1).max(MOST_FOUND).default(5).describe("How many of each kind"),
});

/** The best of each group, and how many there are. */
export const searchAnswerSchema = z.object({
  data: z.object({
    athletes: groupOf(foundAthleteSchema),
    categories: groupOf(foundCategorySchema),
    teams: groupOf(foundTeamSchema),
    events: groupOf(foundEventSchema),
  }),
});

export type SearchAnswer = z.infer<typeof searchAnswerSchema>["data"];
