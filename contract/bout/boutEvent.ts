import { z } from "zod";
import { CORNERS, METHODS } from "#domain/bout/vocabulary.ts";
import type { BoutEvent, ScoreEvent } from "#domain/bout/event.ts";

const corner = z.enum(CORNERS);
export const eventId = z.string().min(1).max(64);
/** A word of a rule set: an action, a counter, a technique. */
export const word = z.string().regex(/^[\w-]{1,40}$/);
const text = z.string().min(1).max(500);
const ms = z.int().min(0).max(86_400_000);
const seconds = z.int().min(1).max(3600);

const given = { corner, action: word.exactOptional() };

const effects = z.enum(["proposed", "waived"]).exactOptional();

/** What the referee gave. */
export const scoreEventSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("points-scored"), points: z.int().min(-99).max(99), ...given }),
  z.strictObject({ type: z.literal("advantage-given"), ...given }),
  z.strictObject({ type: z.literal("penalty-given"), ...given, effects }),
  z.strictObject({ type: z.literal("warning-given"), ...given, effects }),
  z.strictObject({ type: z.literal("escape-timed"), escapeMs: ms, ...given }),
]) satisfies z.ZodType<ScoreEvent>;

/** An event of a bout as a table sends it; anything else in it is refused, not dropped. */
export const boutEventSchema = z.discriminatedUnion("type", [
  ...scoreEventSchema.options,
  z.strictObject({ type: z.literal("bout-called") }),
  z.strictObject({ type: z.literal("clock-started") }),
  z.strictObject({ type: z.literal("clock-stopped") }),
  z.strictObject({ type: z.literal("clock-adjusted"), elapsedMs: ms }),
  z.strictObject({ type: z.literal("period-started"), periodIndex: z.int().min(0).max(99) }),
  z.strictObject({
    type: z.literal("countdown-started"),
    counter: word,
    seconds,
    corner: corner.exactOptional(),
  }),
  z.strictObject({
    type: z.literal("countdown-stopped"),
    counter: word,
    corner: corner.exactOptional(),
    elapsedMs: ms.exactOptional(),
  }),
  z.strictObject({ type: z.literal("position-lost"), corner }),
  z.strictObject({ type: z.literal("sides-swapped") }),
  z.strictObject({ type: z.literal("undone"), target: eventId }),
  z.strictObject({ type: z.literal("replaced"), target: eventId, by: scoreEventSchema }),
  z.strictObject({ type: z.literal("moved-to-opponent"), target: eventId }),
  z.strictObject({
    type: z.literal("result-declared"),
    method: z.enum(METHODS),
    winner: corner.exactOptional(),
    technique: word.exactOptional(),
    note: text.exactOptional(),
  }),
  z.strictObject({ type: z.literal("result-revoked"), reason: text.exactOptional() }),
  z.strictObject({ type: z.literal("note-added"), text }),
  z.strictObject({
    type: z.literal("bout-rewound"),
    target: eventId.exactOptional(),
    reason: text.exactOptional(),
  }),
]) satisfies z.ZodType<BoutEvent>;
