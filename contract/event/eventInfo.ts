import { z } from "zod";
import { toOneLine } from "#domain/oneLine.ts";
import { oneLine } from "../oneLine.ts";

const title = oneLine(1, 200);
/** A page of the web, or a file of this server: nothing that could run in the reader's browser. */
const link = z
  .string()
  .max(500)
  .regex(/^(?:https?:\/\/|\/(?![/\\]))\S+$/, "must be a web address or a path of this site");

/** What an organiser tells besides the text: shown on the event's page in this order. */
export const eventInfoSchema = z.strictObject({
  organiser: z.strictObject({ name: title, note: title.exactOptional() }).exactOptional(),
  /** The first one is the fee everybody asks about. */
  fees: z
    .array(z.strictObject({ title, rubles: z.int().min(0).max(1_000_000) }))
    .max(12)
    .exactOptional(),
  schedule: z
    .array(
      z.strictObject({ day: z.iso.date(), time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/), title }),
    )
    .max(60)
    .exactOptional(),
  documents: z
    .array(
      // Of a file that lies here, how large it is.
      z.strictObject({ title, url: link, bytes: z.int().min(0).max(1_000_000_000).exactOptional() }),
    )
    .max(20)
    .exactOptional(),
  streams: z
    .array(z.strictObject({ title, url: link }))
    .max(20)
    .exactOptional(),
  contacts: z
    .array(
      z.strictObject({
        title,
        phone: z.string().overwrite(toOneLine).max(40).exactOptional(),
        email: z.email().exactOptional(),
      }),
    )
    .max(10)
    .exactOptional(),
});

export type EventInfo = z.infer<typeof eventInfoSchema>;
