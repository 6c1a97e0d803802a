import type { Generated, Insertable, Selectable } from "kysely";
import type { Json, JsonOrNull } from "./columns.ts";

/** Two records that became one person, with what is needed to make two of them again (PS10). */
export type PersonMergeTable = {
  id: string;
  /** Where it was decided. */
  competition_uuid: string;
  kept_id: number;
  duplicate_id: number;
  /** Numbers and uuids only. */
  moved: Json;
  /** The columns of the kept record it wrote, before and after; emptied when the person is forgotten (AU67). */
  fields: JsonOrNull;
  actor_id: number | null;
  at_ms: number;
  undone_ms: number | null;
  undone_by: number | null;
};

/** Two records an official said are two people; the smaller number first (PS11). */
export type PersonApartTable = {
  one_id: number;
  other_id: number;
  actor_id: number | null;
  at_ms: number;
};

/** What was changed of a person; emptied when they are forgotten, as the audit cannot be (PS13). */
export type FighterChangeTable = {
  id: Generated<number>;
  fighter_id: number;
  at_ms: number;
  actor_id: number | null;
  field: string;
  before: string | null;
  after: string | null;
};

export type PersonMergeRow = Selectable<PersonMergeTable>;
export type NewPersonMerge = Insertable<PersonMergeTable>;
export type NewFighterChange = Insertable<FighterChangeTable>;
