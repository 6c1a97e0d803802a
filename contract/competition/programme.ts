import { z } from "zod";
import {
  MOST_BREAKS,
  MOST_DAYS,
  NO_PROGRAMME,
  type DatedProgramme,
} from "#domain/schedule/programme/programme.ts";
import { oneLine } from "../oneLine.ts";

const id = z.guid();
const title = oneLine(1, 100);
const date = z.iso.date();
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

const session = z.strictObject({ id, title, start: time });
/** Of a day that goes on past midnight: 24:10. */
const lateTime = z.string().regex(/^(?:[0-3]\d|4[0-7]):[0-5]\d$/);
const plannedBreak = z.strictObject({
  id,
  title,
  from: lateTime,
  to: lateTime,
  carpet: id.exactOptional(),
});
const weighIn = z.strictObject({
  id,
  title,
  from: time,
  to: time,
  date: date.exactOptional(),
  session: id.exactOptional(),
});
const day = z.strictObject({
  date,
  start: time.exactOptional(),
  close: time.exactOptional(),
  sessions: z.array(session).readonly(),
  breaks: z.array(plannedBreak).readonly(),
  weighIns: z.array(weighIn).readonly(),
});
const writtenDay = day.extend({
  sessions: z.array(session).max(20).readonly(),
  breaks: z.array(plannedBreak).max(MOST_BREAKS).readonly(),
  weighIns: z.array(weighIn).max(30).readonly(),
});
const placement = z.strictObject({
  category: id,
  day: date,
  session: id.exactOptional(),
  carpet: id.exactOptional(),
  notBefore: time.exactOptional(),
});

/** Days, sessions, breaks and the places of categories, as an organiser writes them (DY49). */
export const programmeSchema = z.strictObject({
  days: z.array(writtenDay).max(MOST_DAYS).readonly(),
  placements: z.array(placement).max(1000).readonly(),
});

/** As it is kept and shown: each day with the instant it begins at in the hall. Without limits: what is kept can be read. */
export const datedProgrammeSchema = z.object({
  days: z.array(day.extend({ midnightMs: z.number(), closedAtMs: z.number().exactOptional() })).readonly(),
  placements: z.array(placement).readonly(),
});

/** As it stands in a competition; of one that has none an empty one. */
export function programmeOf({ programme }: { readonly programme: unknown }): DatedProgramme {
  const kept = datedProgrammeSchema.safeParse(programme);
  return kept.success ? kept.data : { ...NO_PROGRAMME, days: [] };
}

export const programmeRequestSchema = z.strictObject({ data: programmeSchema });
export const programmeAnswerSchema = z.object({
  data: datedProgrammeSchema,
  /** Of the programme alone, for `If-Match`. */
  meta: z.object({ rev: z.int() }),
});
export type ProgrammeAnswer = z.infer<typeof programmeAnswerSchema>;

/** Null is today in the hall: a competition without a programme has a day too. */
export const dayRequestSchema = z.strictObject({ data: z.strictObject({ date: date.nullable() }) });

/** By the clock on the wall; an end before the begin is past midnight. */
export const breakRequestSchema = z.strictObject({ data: plannedBreak.extend({ from: time, to: time }) });
