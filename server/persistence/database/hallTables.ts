import type { Insertable, Selectable } from "kysely";
import type { Json } from "./columns.ts";

/** What was done about awarding, in its order: rows are inserted and nothing else. */
export type AwardingActTable = {
  id: string;
  competition_uuid: string;
  /** Counts the acts of a competition, from one and without a gap. */
  n: number;
  /** Empty where the act is about the whole competition: the medals in the box. */
  category_uuid: string | null;
  act: Json;
  actor_id: number;
  at_ms: number;
};

/** Points given to or taken from a team by hand; a revoked one stays to be read. */
export type TeamAdjustmentTable = {
  id: string;
  competition_id: number;
  team_id: number;
  points: number;
  reason: string;
  actor_id: number;
  at_ms: number;
  revoked_ms: number | null;
  revoked_by: number | null;
  revoke_reason: string | null;
};

export type AwardingActRow = Selectable<AwardingActTable> & { readonly author: string };
export type NewAwardingAct = Insertable<AwardingActTable>;
