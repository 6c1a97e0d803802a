import type { Generated, Insertable, Selectable } from "kysely";
import type { ClaimState } from "#contract/entry/resultClaim.ts";
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

/** Two records of different events that an organiser said are one person (AR5). */
export type PersonLinkTable = {
  id: string;
  one_id: number;
  other_id: number;
  actor_id: number | null;
  at_ms: number;
  undone_ms: number | null;
  undone_by: number | null;
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

/** A profile says that a record of a past event is the same person; an organiser decides (PS15). */
export type ResultClaimTable = {
  id: Generated<number>;
  profile_id: number;
  fighter_id: number;
  /** Whose results are claimed. */
  competition_id: number;
  state: ClaimState;
  at_ms: number;
  decided_ms: number | null;
  decided_by: number | null;
  /** The name columns of the record before it hung on the profile; null while it does not. */
  names_before: JsonOrNull;
};

export type NewPersonLink = Insertable<PersonLinkTable>;
export type PersonMergeRow = Selectable<PersonMergeTable>;
export type NewPersonMerge = Insertable<PersonMergeTable>;
export type NewFighterChange = Insertable<FighterChangeTable>;
