import { z } from "zod";
import { GROUPINGS } from "#domain/season/formula.ts";
import { RESULT_LEFT_OUT, TIE_RULES } from "#domain/season/ranking.ts";
import { uuidSchema } from "../competition/entity.ts";

export const SEASON_CHOICES = ["dates", "list"] as const;
export type SeasonChoice = (typeof SEASON_CHOICES)[number];

/** Of one event; two digits, so that points stay readable. */
export const coefficientSchema = z.number().min(0.01).max(10).multipleOf(0.01);

export const MOST_PLACES = 32;
export const MOST_SEASON_POINTS = 1000;

export const seasonFormulaSchema = z.strictObject({
  points: z.array(z.int().min(0).max(MOST_SEASON_POINTS)).min(1).max(MOST_PLACES).readonly(),
  perWin: z.int().min(0).max(100),
  bestStarts: z.int().min(1).max(50).nullable(),
  minEntrants: z.int().min(1).max(64),
  countsUnfought: z.boolean(),
  groupBy: z
    .array(z.enum(GROUPINGS))
    .max(GROUPINGS.length)
    .refine((parts) => new Set(parts).size === parts.length)
    .readonly(),
});

/** By dates: those that do not count once; by list: those that count at all. */
export const seasonEventsSchema = z
  .array(z.strictObject({ event: z.int().positive(), coefficient: coefficientSchema }))
  .max(200)
  .refine((events) => new Set(events.map(({ event }) => event)).size === events.length)
  .readonly();

const day = z.string();

export const seasonSchema = z.object({
  id: z.number(),
  documentId: z.string(),
  title: z.string(),
  startsOn: day,
  endsOn: day,
  choice: z.enum(SEASON_CHOICES),
  events: seasonEventsSchema,
  formula: seasonFormulaSchema,
  isPublished: z.boolean(),
});
export type Season = z.infer<typeof seasonSchema>;
export type SeasonDraft = Omit<Season, "id" | "documentId">;

const groupKind = z.object({
  sex: z.enum(["m", "f"]).nullable(),
  ageMin: z.number().nullable(),
  ageMax: z.number().nullable(),
  style: z.string().nullable(),
  level: z.string().nullable(),
  weightMin: z.number().nullable(),
  weightMax: z.number().nullable(),
});

const seasonEvent = z.object({
  id: z.number(),
  name: z.string(),
  dateOfEvent: day.nullable(),
  lastDay: day.nullable(),
  city: z.string().nullable(),
  coefficient: z.number(),
});
export type SeasonEvent = z.infer<typeof seasonEvent>;

const rankedResult = z.object({
  category: z.object({ uuid: uuidSchema, title: z.string() }),
  fighter: uuidSchema,
  place: z.number().nullable(),
  entrants: z.number(),
  wins: z.number(),
  points: z.number(),
  leftOut: z.enum(RESULT_LEFT_OUT).nullable(),
});

const rankedStart = z.object({
  event: z.number(),
  points: z.number(),
  /** False where better starts count instead. */
  isCounted: z.boolean(),
  results: z.array(rankedResult),
});

const rankedRow = z.object({
  /** Of the person's newest start. */
  fighter: uuidSchema,
  event: z.number(),
  lastName: z.string(),
  firstName: z.string().nullable(),
  /** How else the person was written in this season. */
  alsoAs: z.array(z.string()),
  team: z.object({ uuid: uuidSchema, name: z.string() }).nullable(),
  group: z.string(),
  place: z.number(),
  points: z.number(),
  medals: z.tuple([z.number(), z.number(), z.number()]),
  /** Why they stand before the next one, who has as many points. */
  aheadBy: z.enum([...TIE_RULES, "shared"]).nullable(),
  /** The newest first. */
  starts: z.array(rankedStart),
});
export type RankedRow = z.infer<typeof rankedRow>;

/** On one page of a ranking. */
export const RANKED_PER_PAGE = 100;

export const rankingQuerySchema = z.object({
  group: z.string().max(200).optional().describe("The key of a group; the largest one unless said"),
  q: z.string().trim().max(80).optional().describe("A part of a name, in every group"),
  page: z.coerce.number<number>().int().min(1).max(1000).default(1),
});

export const rankingAnswerSchema = z.object({
  data: z.object({
    season: seasonSchema.omit({ events: true, choice: true }),
    /** Those that count, the newest first. */
    events: z.array(seasonEvent),
    /** The largest first. */
    groups: z.array(z.object({ key: z.string(), kind: groupKind, athletes: z.number() })),
    group: z.string().nullable(),
    total: z.number(),
    page: z.number(),
    pageCount: z.number(),
    rows: z.array(rankedRow),
  }),
});
export type Ranking = z.infer<typeof rankingAnswerSchema>["data"];
export type GroupKind = z.infer<typeof groupKind>;

const clubAthlete = z.object({
  fighter: uuidSchema,
  event: z.number(),
  lastName: z.string(),
  firstName: z.string().nullable(),
  starts: z.number(),
  wins: z.number(),
  medals: z.tuple([z.number(), z.number(), z.number()]),
});

/** What the public may know of a club (CL1). */
export const clubAnswerSchema = z.object({
  data: z.object({
    id: z.number(),
    uuid: uuidSchema,
    name: z.string(),
    city: z.string().nullable(),
    /** The most decorated first. */
    athletes: z.array(clubAthlete),
    /** Finished ones, the newest first; the place is that of the team table. */
    events: z.array(
      seasonEvent.omit({ coefficient: true }).extend({
        athletes: z.number(),
        medals: z.tuple([z.number(), z.number(), z.number()]),
        place: z.number().nullable(),
        points: z.number(),
      }),
    ),
    coming: z.array(seasonEvent.omit({ coefficient: true })),
    seasons: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        rows: z.array(
          rankedRow
            .pick({
              fighter: true,
              event: true,
              lastName: true,
              firstName: true,
              place: true,
              points: true,
              group: true,
            })
            .extend({ kind: groupKind }),
        ),
      }),
    ),
  }),
});
export type Club = z.infer<typeof clubAnswerSchema>["data"];
