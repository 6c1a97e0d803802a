import type { Generated, Insertable, Selectable } from "kysely";
import type { BoutDuty, Grade, Post } from "#domain/referee/referee.ts";

/** A person who judges at a competition, with or without an account (RE1). */
export type RefereeTable = {
  id: Generated<number>;
  uuid: string;
  competition_id: number;
  last_name: string;
  first_name: string | null;
  middle_name: string | null;
  grade: Grade | null;
  post: Post | null;
  region: string | null;
  city: string | null;
  club: string | null;
  account_id: number | null;
  /** Once one account of a competition is named, only named ones operate it (RL11). */
  is_named: Generated<boolean>;
};

/** A mat of the competition the referee is meant for (RL21). */
export type RefereeMatTable = { referee_id: number; carpet_id: number };

/** Who does what in a single bout (RE3). */
export type BoutRefereeTable = { fighting_id: number; referee_id: number; duty: BoutDuty };

/** Whether an athlete has come to a bout; null is no mark (DK12). */
export type BoutPresenceTable = {
  fighting_id: number;
  fighter_id: number;
  is_here: boolean | null;
  marked_ms: number;
};

export type RefereeRow = Selectable<RefereeTable>;
export type NewReferee = Insertable<RefereeTable>;
