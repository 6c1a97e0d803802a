import { z } from "zod";
import { WIN_CAUSES } from "#domain/bout/vocabulary.ts";
import { FORMULA_NAMES, FORMULAS } from "#domain/teams/formulas.ts";
import { eventLookSchema } from "./eventLook.ts";
import { datedProgrammeSchema } from "./programme.ts";

export const uuidSchema = z.guid();
const documentId = z.string();
const isoDate = z.string().nullable();

export const COMPETITION_STATUSES = ["draft", "in_progress", "closed"] as const;
export const CATEGORY_STATUSES = ["draft", "drawn", "in_progress", "finished", "awarded", "merged"] as const;
export const BOUT_STATES = ["waiting", "called", "running", "paused", "time-over", "finished"] as const;

/** More than this is another class. */
export const MOST_TOLERANCE_KG = 5;
export const MOST_REST_MINUTES = 120;

export const rulesSchema = z
  .looseObject({
    advantages: z.boolean().optional(),
    penalties: z.boolean().optional(),
    preset: z.string().optional(),
    /** How much too heavy still passes the scale (CT15). */
    weightToleranceKg: z.number().min(0).max(MOST_TOLERANCE_KG).optional().catch(undefined),
    /** Between two bouts of one athlete; without it the preset decides (DY10). */
    restMinutes: z.number().int().min(0).max(MOST_REST_MINUTES).optional().catch(undefined),
    /** How brackets are drawn on pages and paper: from one side unless said otherwise (DR92). */
    brackets: z.enum(["one-sided", "two-sided"]).optional().catch(undefined),
  })
  .nullable();

/** As a competition stores its rules; none by default. */
export const weightToleranceOf = (rules: unknown): number =>
  rulesSchema.safeParse(rules).data?.weightToleranceKg ?? 0;

export const fighterPointsSchema = z.object({
  scores: z.number(),
  advantages: z.number(),
  penalties: z.number(),
  warnings: z.number(),
  /** Total time of the escapes in overtime, only where the rules count it. */
  escapeMs: z.number().optional(),
});

/** Time left = running ? remaining − (server now − anchor) : remaining, in milliseconds. */
export const clockSchema = z.object({
  running: z.boolean(),
  remaining: z.number(),
  anchor: z.number(),
  period: z.number(),
  duration: z.number(),
});

export const boutResultSchema = z.object({
  method: z.string(),
  technique: z.string().nullable(),
  elapsedMs: z.number().nullable(),
});

/** A countdown everybody in the hall sees. Time left = duration − (server now − startedAt), in milliseconds. */
export const countdownSchema = z.object({
  counter: z.string(),
  fighter: uuidSchema.nullable(),
  startedAt: z.number(),
  duration: z.number(),
});

/** The part of a fighting that changes while it is fought: whole in every push, so a late one does no harm (RT15). */
export const liveFightingSchema = z.object({
  uuid: uuidSchema,
  version: z.number(),
  state: z.enum(BOUT_STATES),
  points: z.record(z.string(), fighterPointsSchema),
  winner: z.object({ uuid: uuidSchema }).nullable(),
  cause: z.enum(WIN_CAUSES).nullable(),
  result: boutResultSchema.nullable(),
  clock: clockSchema,
  countdowns: z.array(countdownSchema).default([]),
  /** The second athlete stands on the first side: in red, and on the left of the table. */
  swapped: z.boolean().default(false),
  /** Server time of each call of the athletes to the mat (DY3); absent in what was stored before calls were kept. */
  calls: z.array(z.number()).default([]),
});

/** A corner of a bout: who stands there, or where they will come from. */
export const cornerSlotSchema = z.object({ fighter: uuidSchema.nullable(), source: z.unknown() });

export const fightingSchema = liveFightingSchema.extend({
  id: z.number(),
  documentId,
  number: z.number().nullable(),
  stage: z.string().nullable(),
  round: z.number().nullable(),
  bracketId: z.string().nullable(),
  category: z.object({ uuid: uuidSchema }),
  fighters: z.array(z.object({ id: z.number(), uuid: uuidSchema })),
  slots: z.tuple([cornerSlotSchema, cornerSlotSchema]),
  carpet: z.object({ uuid: uuidSchema }).nullable(),
  startedAt: isoDate,
  finishedAt: isoDate,
});

export const teamRefSchema = z.object({ id: z.number(), name: z.string(), city: z.string().nullable() });

export const fighterSchema = z.object({
  id: z.number(),
  uuid: uuidSchema,
  lastName: z.string(),
  firstName: z.string().nullable(),
  weight: z.number().nullable(),
  team: teamRefSchema.nullable(),
});

export const tieDecisionsSchema = z.array(z.array(uuidSchema));

export const categorySchema = z.object({
  id: z.number(),
  uuid: uuidSchema,
  title: z.string(),
  status: z.enum(CATEGORY_STATUSES),
  format: z.string().nullable(),
  boutSeconds: z.number().nullable(),
  /** The oldest who may be in it; start windows follow from it (DY62). Absent in pages kept from before. */
  ageMax: z.number().nullable().default(null),
  style: z.string().nullable(),
  /** Orders people gave to athletes equal on all rules, best first. */
  decisions: tieDecisionsSchema,
  fighters: z.array(fighterSchema),
});

export const carpetSchema = z.object({
  id: z.number(),
  documentId,
  uuid: uuidSchema,
  name: z.string(),
  fightings: z.array(z.object({ id: z.number(), uuid: uuidSchema })),
});

export const commercialSchema = z.looseObject({ title: z.string(), seconds: z.number(), image: z.string() });

/** What a place is worth to a team, as the organiser chose it. */
export const teamFormulaSchema = z.object({
  name: z.enum(FORMULA_NAMES),
  points: z.array(z.int().min(0).max(1000)).min(1).max(32).readonly(),
  skipSingle: z.boolean().default(false),
  skipSameTeamOnly: z.boolean().default(false),
  bestOnlyPerCategory: z.boolean().default(false),
});

export const teamScoringSchema = z.object({
  formula: teamFormulaSchema,
  /** Given and taken by hand, those in force, the oldest first. */
  adjustments: z.array(
    z.object({ id: uuidSchema, team: teamRefSchema, points: z.number(), reason: z.string(), at: z.number() }),
  ),
});

export const competitionSchema = z.object({
  id: z.number(),
  documentId,
  uuid: uuidSchema,
  title: z.string(),
  status: z.enum(COMPETITION_STATUSES),
  rules: rulesSchema,
  commercials: z.array(commercialSchema),
  scoreboardType: z.string().nullable(),
  teamScoring: teamScoringSchema,
  /** Which format for how many athletes; null: the usual ones. Missing from what a device kept from before. */
  formats: z
    .array(z.object({ from: z.number(), format: z.string() }))
    .readonly()
    .nullish(),
  event: z
    .object({
      id: z.number(),
      documentId,
      name: z.string(),
      dateOfEvent: z.string().nullable(),
      /** Missing from what a device kept from before. */
      lastDay: z.string().nullish(),
      showCompetition: z.boolean(),
      /** Only of an event that has its own. */
      look: eventLookSchema.nullish(),
    })
    .nullable(),
  categories: z.array(categorySchema),
  /** Categories that are part of another now: in no list, and their address leads there (CT27). Missing from what a device kept. */
  merged: z.array(z.object({ uuid: uuidSchema, title: z.string(), into: uuidSchema })).optional(),
  fightings: z.array(fightingSchema),
  carpets: z.array(carpetSchema),
  /** Missing from what a device kept from before; null while nobody has made one. */
  programme: datedProgrammeSchema.nullish(),
  rev: z.number(),
  serverTime: z.number(),
});

/** As a list names it. */
export const competitionBriefSchema = competitionSchema.pick({ uuid: true, title: true, status: true });

export type TeamFormulaView = z.infer<typeof teamFormulaSchema>;
export type TeamScoring = z.infer<typeof teamScoringSchema>;

/** Until the organiser chooses: gold 9, silver 3, bronze 1. */
export const DEFAULT_TEAM_SCORING: TeamScoring = {
  formula: teamFormulaSchema.parse({ name: "ibjjf", ...FORMULAS.ibjjf }),
  adjustments: [],
};

export type Rules = z.infer<typeof rulesSchema>;
export type FighterPoints = z.infer<typeof fighterPointsSchema>;
export type Clock = z.infer<typeof clockSchema>;
export type LiveFighting = z.infer<typeof liveFightingSchema>;
export type Fighting = z.infer<typeof fightingSchema>;
export type Fighter = z.infer<typeof fighterSchema>;
export type Category = z.infer<typeof categorySchema>;
export type Carpet = z.infer<typeof carpetSchema>;
export type Commercial = z.infer<typeof commercialSchema>;
export type Competition = z.infer<typeof competitionSchema>;
export type CompetitionStatus = Competition["status"];
export type CategoryStatus = Category["status"];
export type BoutState = LiveFighting["state"];
