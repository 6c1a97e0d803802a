import type { Insertable, Selectable, Updateable } from "kysely";
import type { Entry, Json } from "./columns.ts";

/** A screen or board of the hall. It has no account: its link is its key, and the row is what makes the link good. */
export type DisplayTable = Entry & {
  /** Empty until somebody has claimed it. */
  competition_id: number | null;
  name: string;
  /** Shown on the unclaimed display; gone with the claim. */
  code: string | null;
  code_until_ms: number | null;
  show: Json;
  /** Counts the changes, so that a display can be told of each once. */
  version: number;
  seen_ms: number | null;
  /** The server's time less that of its own clock, as it last told. */
  offset_ms: number | null;
  paired_by: number | null;
};

export type DisplayRow = Selectable<DisplayTable>;
export type NewDisplay = Insertable<DisplayTable>;
export type DisplayUpdate = Updateable<DisplayTable>;
