import { z } from "zod";
import { CHECKLIST_CODES } from "#domain/competition/checklist.ts";
import { COMPETITION_STATUSES } from "../competition/entity.ts";

const status = z.enum(COMPETITION_STATUSES);

/** What is still open before an event is closed, and how it came to the status it has. */
export const closingSchema = z.object({
  data: z.object({
    points: z.array(z.object({ code: z.enum(CHECKLIST_CODES), count: z.number(), isBlocking: z.boolean() })),
    /** The newest first. */
    moves: z.array(
      z.object({
        at: z.number(),
        author: z.string().nullable(),
        from: status,
        to: status,
        reason: z.string().nullable(),
      }),
    ),
  }),
});
export type Closing = z.infer<typeof closingSchema>["data"];
