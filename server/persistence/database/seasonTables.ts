import type { Generated, Selectable } from "kysely";
import type { SeasonChoice } from "#contract/season/season.ts";
import type { Entry, Json } from "./columns.ts";

/** Events that are ranked together, and how (RK1). What came of it is counted, never stored. */
export type SeasonTable = Entry & {
  title: string;
  /** The first and the last day, as YYYY-MM-DD. */
  starts_on: string;
  ends_on: string;
  choice: Generated<SeasonChoice>;
  /** Which events and what they weigh. */
  events: Json;
  formula: Json;
  is_published: Generated<boolean>;
};

export type SeasonRow = Selectable<SeasonTable>;
