import { z } from "zod";
import { CORNERS, METHODS } from "#domain/bout/vocabulary.ts";
import { WITHDRAWAL_METHODS } from "#domain/competition/withdrawal.ts";
import { uuidSchema } from "../competition/entity.ts";
import { displayReadinessSchema, tableReadinessSchema } from "./readiness.ts";
import { reasonSchema as reason } from "../reason.ts";
import { matWarningSchema } from "../referee/referee.ts";

/** Made by who presses the button: the same id again is the same press (DY26). */
const id = uuidSchema;
const points = z.int().min(-99).max(999);
const counted = z.int().min(0).max(99).exactOptional();

const act = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ data: z.strictObject({ id, ...shape }) });

const byCorner = <Line extends z.ZodType>(line: Line) => z.strictObject({ red: line, blue: line });

export const ABSENTEES = [...CORNERS, "both"] as const;

export const callRequestSchema = act({});
export const noShowRequestSchema = act({ absent: z.enum(ABSENTEES) });
export const resultRequestSchema = act({
  method: z.enum(METHODS),
  /** Null when the method leaves nobody a winner. */
  winner: z.enum(CORNERS).nullable(),
  /** Null keeps the score as the table wrote it. */
  score: byCorner(points).nullable(),
  /** What is counted beside the points; what is left out stays as the table wrote it. */
  counters: byCorner(z.strictObject({ advantages: counted, penalties: counted })).optional(),
  /** Typed from a paper sheet: a bout that is being fought at a table is left to it (PR8). */
  isFromSheet: z.boolean().optional(),
  reason,
});
export const withdrawRequestSchema = act({
  fighter: uuidSchema,
  method: z.enum(WITHDRAWAL_METHODS),
  reason,
});
export const presenceRequestSchema = act({
  fighter: uuidSchema,
  /** Null takes the mark back. */
  isHere: z.boolean().nullable(),
});
export const returnRequestSchema = act({});
export const placeRequestSchema = act({
  /** Null takes it off its mat (DY32). */
  carpet: uuidSchema.nullable(),
  /** The bout it goes right before; null is the end. */
  before: uuidSchema.nullable(),
  /** What was to be fought on that mat, or on the one it is taken off, as its author saw it. */
  seen: z.array(uuidSchema).max(1000),
  /** Bouts of the same mat that go with it, right behind it. */
  followers: z.array(uuidSchema).max(500).optional(),
});
/** Whole lists of what is still to be fought, on every mat that gets or loses a bout. */
export const arrangeRequestSchema = act({
  mats: z
    .array(
      z.strictObject({
        carpet: uuidSchema,
        /** As its author saw it, and as it shall be. */
        seen: z.array(uuidSchema).max(1000),
        order: z.array(uuidSchema).max(1000),
      }),
    )
    .min(1)
    .max(100),
});
export const undoRequestSchema = act({});
export const finishRequestSchema = act({});

/** Orders only of the mats the act has changed. */
export const matActAnswerSchema = z.object({
  data: z.object({
    rev: z.number(),
    isRepeat: z.boolean(),
    orders: z.array(z.object({ carpet: uuidSchema, fightings: z.array(uuidSchema) })),
  }),
});

/** Why an act was refused. */
export const matRefusalSchema = z.looseObject({ code: z.string() });
export const foughtAtTableSchema = z.object({ code: z.literal("fought-at-table"), by: z.string() });
export const staleOrderSchema = z.object({
  code: z.literal("stale-order"),
  carpet: uuidSchema,
  order: z.array(uuidSchema),
});
/** The bouts of the competition in their order, told to who wanted to set it from an old one (CP11, CP13). */
export const staleBoutOrderSchema = z.object({
  code: z.enum(["stale-rev", "order-set-mismatch"]),
  rev: z.number().optional(),
  fightings: z.array(z.number()),
});

/** What the officials of a competition see beside it. */
export const deskSchema = z.object({
  data: z.object({
    /** The mats the caller's account is meant for. */
    ownCarpets: z.array(uuidSchema),
    /** The caller sits at the head table: an admin, or a referee without mats of their own (RL22). */
    isHead: z.boolean(),
    /** Whether the caller calls and decides bouts at all: who only weighs or announces looks on (RL27). */
    mayAct: z.boolean(),
    mats: z.array(
      z.object({
        carpet: uuidSchema,
        officials: z.array(z.string()),
        table: tableReadinessSchema.nullable(),
      }),
    ),
    displays: z.array(displayReadinessSchema),
    /** Acts of tables that wait for a decision, as far as the caller may read them (LS25). */
    parked: z.number(),
    /** The change of the queues that can be taken back; null for the mat is a bout without one (DK3). */
    lastAct: z
      .object({
        id: uuidSchema,
        at: z.number(),
        user: z.string(),
        bouts: z.array(uuidSchema),
        from: uuidSchema.nullable(),
        to: uuidSchema.nullable(),
        /** Its bouts went more than one way. */
        isSpread: z.boolean().optional(),
        /** Whether the caller runs every mat it takes to take it back. */
        mayUndo: z.boolean(),
      })
      .nullable(),
    /** Only those a referee is warned about. */
    people: z.array(
      z.object({ fighter: uuidSchema, birthYear: z.number().nullable(), isWeighedIn: z.boolean() }),
    ),
    /** The next bouts of each mat with a referee who may not be neutral (RE7). */
    neutrality: z.array(matWarningSchema),
    /** Who has come to a bout that is not over, and who has not, as far as somebody marked it (DK12). */
    presence: z.array(z.object({ fighting: uuidSchema, fighter: uuidSchema, isHere: z.boolean() })),
    /** When the last of them was marked or taken back; 0 while there was none. */
    presenceAt: z.number(),
  }),
});

export type ResultRequest = z.infer<typeof resultRequestSchema>;
export type WithdrawRequest = z.infer<typeof withdrawRequestSchema>;
export type PresenceRequest = z.infer<typeof presenceRequestSchema>;
export type PlaceRequest = z.infer<typeof placeRequestSchema>;
export type ArrangeRequest = z.infer<typeof arrangeRequestSchema>;
export type MatActAnswer = z.infer<typeof matActAnswerSchema>["data"];
export type Desk = z.infer<typeof deskSchema>["data"];
export type Absentee = (typeof ABSENTEES)[number];
