import { z } from "zod";

const count = z.number();
const lengthRowSchema = z.object({
  group: z.string(),
  bouts: count,
  planMs: z.number(),
  medianMs: z.number(),
  p90Ms: z.number(),
});

/** The figures of an event; words for methods, techniques and groups belong to the page. */
export const statsSchema = z.object({
  /** On which bouts ended, by the calendar of the hall: `2026-11-14`; what ends past midnight belongs to the day that goes on. */
  days: z.array(z.string()),
  tiles: z.object({
    fighters: count,
    teams: count,
    cities: count,
    categories: count,
    carpets: count,
    bouts: count,
    done: count,
    submissions: count,
    notFought: count,
    applications: count,
    corrections: count,
    meanBoutMs: z.number().nullable(),
    meanPlanMs: z.number().nullable(),
  }),
  /** By the ages of the category: `10–11`, `35+`; empty where it has none. */
  lengthsByAge: z.array(lengthRowSchema),
  lengthsByLevel: z.array(lengthRowSchema),
  /** Everybody once in each age they fight in. */
  fightersByAge: z.array(z.object({ group: z.string(), fighters: count })),
  finishes: z.array(z.object({ method: z.string(), bouts: count })),
  techniques: z.array(z.object({ technique: z.string(), bouts: count })),
  mats: z.array(
    z.object({
      name: z.string(),
      bouts: count,
      busyMs: z.number(),
      idleMs: z.number(),
      hours: z.array(z.object({ atMs: z.number(), day: z.string(), bouts: count })),
    }),
  ),
  delays: z.array(z.object({ atMs: z.number(), day: z.string(), delayMs: z.number(), bouts: count })),
  corrections: z.array(
    z.object({
      at: z.number(),
      bout: z.string(),
      category: z.string(),
      reason: z.string(),
      author: z.string(),
      isReverted: z.boolean(),
    }),
  ),
  entriesByDay: z.array(z.object({ day: z.string(), entries: count, total: count })),
  entriesByCode: z.array(z.object({ code: z.string(), entries: count })),
});

export const statsQuerySchema = z.object({
  day: z.iso.date().optional().describe("One day of it, 2026-11-15; all of them without"),
});

export const statsAnswerSchema = z.object({ data: statsSchema.nullable() });
export type Stats = z.infer<typeof statsSchema>;
