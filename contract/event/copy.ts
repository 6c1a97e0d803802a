import { z } from "zod";
import { uuidSchema } from "../competition/entity.ts";
import { oneLine } from "../oneLine.ts";

/** What a copy of an event takes along, in the order it is asked; nobody of the referees unless somebody says so. */
export const COPY_PARTS = [
  "info",
  "rules",
  "mats",
  "categories",
  "formats",
  "programme",
  "teams",
  "slides",
  "papers",
  "referees",
] as const;
export type CopyPart = (typeof COPY_PARTS)[number];

export const copyRequestSchema = z.object({
  data: z.strictObject({
    /** Made by the caller: sent again, it is one copy. */
    id: uuidSchema,
    name: oneLine(3, 200),
    /** Of its first day. */
    date: z.iso.date(),
    parts: z.array(z.enum(COPY_PARTS)).max(COPY_PARTS.length),
  }),
});
export type CopyRequest = z.infer<typeof copyRequestSchema>["data"];
export const copyAnswerSchema = z.object({
  data: z.object({ id: z.number(), documentId: z.string() }),
});

const DAY_MS = 86_400_000;

/** Of an event from one first day to another: the date each of its dates becomes. Plain dates have no zone. */
export function laterBy(from: string, to: string): (date: string) => string {
  const byMs = Date.parse(to) - Date.parse(from);
  return (date) => new Date(Date.parse(date) + Math.round(byMs / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
}
