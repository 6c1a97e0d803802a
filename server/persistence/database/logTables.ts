import type { Generated, Insertable, Selectable } from "kysely";
import type { Json, JsonOrNull } from "./columns.ts";

/** `rev` is bumped once a committed change and never reused; `structure_rev` is that of the last change that needs a full reload. */
export type CompetitionFeedTable = {
  competition_uuid: string;
  rev: Generated<number>;
  structure_rev: Generated<number>;
};

/** The fold of a bout's log: always rebuildable from it. */
export type FightingHeadTable = {
  fighting_uuid: string;
  competition_uuid: string;
  version: Generated<number>;
  last_rev: Generated<number>;
  state: Json;
  state_hash: string;
  log_hash: string;
  reducer: number;
};

/** The log of a bout: rows are inserted and nothing else; a trigger refuses the rest. */
export type FightingEventTable = {
  fighting_uuid: string;
  seq: number;
  id: string;
  rev: number;
  type: string;
  payload: Json;
  device_id: string;
  device_seq: number;
  lease_scope: string | null;
  lease_epoch: number | null;
  base_version: number;
  actor_id: number;
  session_id: string;
  bout_ms: number | null;
  client_at: Json;
  recorded_ms: number;
  correction_id: string | null;
  body_hash: string;
  prev_hash: string;
  hash: string;
};

/** What a person did and the protocol did not take. */
export type FightingEventParkedTable = {
  id: string;
  fighting_uuid: string;
  body: Json;
  body_hash: string;
  status: "parked" | "rejected";
  reason: string;
  received_ms: number;
  /** Who sent it; nobody knows for what came before this was kept. */
  actor_id: number | null;
  resolution: string | null;
  resolved_by: number | null;
  resolved_ms: number | null;
  reissued_as: string | null;
};

/** `seen_ms` is a hint for people; the right to write is the epoch and does not expire. */
export type LeaseTable = {
  scope: string;
  epoch: number;
  device_id: string | null;
  user_id: number | null;
  granted_ms: number;
  seen_ms: number;
  /** What the device last told of itself (DK2), and the session it came in by. */
  offset_ms: number | null;
  unsent: number | null;
  session_id: string | null;
};

export type LeaseHistoryTable = {
  scope: string;
  epoch: number;
  device_id: string | null;
  user_id: number | null;
  granted_ms: number;
  /** The device that held the scope before. */
  takeover_from: string | null;
  reason: string | null;
};

export type CorrectionTable = {
  id: string;
  fighting_uuid: string;
  plan: Json;
  plan_hash: string;
  reason: string;
  actor_id: number;
  second_actor_id: number | null;
  applied_ms: number;
  rev: number;
  /** The correction it takes back. */
  reverts: string | null;
};

/** Hash-chained; rows are inserted and nothing else. */
export type AuditLogTable = {
  n: number;
  at_ms: number;
  actor_id: number | null;
  session_id: string | null;
  ip_hash: string | null;
  action: string;
  object: string;
  before: JsonOrNull;
  after: JsonOrNull;
  prev_hash: string;
  hash: string;
};

/** Whom an archive names as the author of acts; below nought, so that no account has the number (EX6). */
export type ArchiveAuthorTable = { id: number; ref: string; name: string };

/** One row: the end of the audit chain. Updating it first puts writers in a queue on both engines. */
export type AuditChainTable = { id: number; n: number; hash: string };

/** One row: the fingerprint of the keys this database is used with (ST20). */
export type KeyPrintTable = { id: number; print: string };

/** A change of the order of the mats; what stood before it can be put back (DY21). */
export type QueueActTable = {
  id: string;
  competition_uuid: string;
  fighting_uuid: string;
  /** The whole lists of the mats it touched: fighting uuids by carpet uuid. */
  before: Json;
  after: Json;
  actor_id: number;
  at_ms: number;
  undone_ms: number | null;
};

export type FeedRow = Selectable<CompetitionFeedTable>;
export type HeadRow = Selectable<FightingHeadTable>;
export type BoutEventRow = Selectable<FightingEventTable>;
export type LeaseRow = Selectable<LeaseTable>;
export type QueueActRow = Selectable<QueueActTable>;
export type AuditRow = Selectable<AuditLogTable>;

export type NewHead = Insertable<FightingHeadTable>;
export type NewBoutEvent = Insertable<FightingEventTable>;
export type NewParkedEvent = Insertable<FightingEventParkedTable>;
