import { z } from "zod";
import { BOUT_STATES, CATEGORY_STATUSES, COMPETITION_STATUSES } from "../competition/entity.ts";

/** A field is added without a new version; one that changes its meaning or goes makes the next. */
export const FEED_VERSION = 1;

const uuid = z.string().describe("Stays the same for ever");
const instant = z.string().nullable().describe("ISO 8601 in UTC");

const athlete = z.object({
  uuid,
  lastName: z.string().describe("A number where the person has not agreed to be named"),
  firstName: z.string().nullable(),
  club: z.string().nullable(),
  city: z.string().nullable(),
});

/** What federations, newspapers and other programs read of an event; only what everybody may see (EX10). */
export const feedSchema = z.object({
  format: z.literal("kover-feed"),
  version: z.literal(FEED_VERSION),
  /** Grows with every change of the competition. */
  rev: z.number(),
  event: z.object({
    id: z.string(),
    name: z.string(),
    firstDay: z.string().nullable(),
    lastDay: z.string().nullable(),
    city: z.string().nullable(),
    venue: z.string().nullable(),
  }),
  competition: z.object({ uuid, status: z.enum(COMPETITION_STATUSES), timeZone: z.string() }),
  categories: z.array(
    z.object({
      uuid,
      title: z.string(),
      status: z.enum(CATEGORY_STATUSES),
      format: z.string().nullable(),
      athletes: z.array(athlete),
      results: z
        .array(z.object({ place: z.number(), athlete: uuid }))
        .describe("Empty until everything is decided; equal places are possible"),
    }),
  ),
  bouts: z.array(
    z.object({
      uuid,
      number: z.number().nullable(),
      category: uuid,
      round: z.number().nullable(),
      stage: z.string().nullable(),
      mat: z.string().nullable(),
      state: z.enum(BOUT_STATES),
      red: uuid.nullable(),
      blue: uuid.nullable(),
      redPoints: z.number(),
      bluePoints: z.number(),
      winner: uuid.nullable(),
      method: z.string().nullable(),
      technique: z.string().nullable(),
      startedAt: instant,
      finishedAt: instant,
    }),
  ),
  teams: z.array(
    z.object({
      place: z.number(),
      name: z.string(),
      city: z.string().nullable(),
      points: z.number(),
      firsts: z.number(),
      seconds: z.number(),
      thirds: z.number(),
    }),
  ),
});
export type Feed = z.infer<typeof feedSchema>;
