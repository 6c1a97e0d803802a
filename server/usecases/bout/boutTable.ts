import type { Kysely } from "kysely";
import { boutEventSchema } from "#contract/bout/boutEvent.ts";
import { boutSetup } from "#contract/bout/boutSetup.ts";
import { rulesSchema, type LiveFighting } from "#contract/competition/entity.ts";
import { boutToLiveFighting } from "#contract/bout/liveFighting.ts";
import type { Bout } from "#domain/bout/bout.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { replayBout } from "#domain/bout/fold.ts";
import { findBoutEvents, type FightingForScoring } from "../../persistence/bout/boutLog.ts";
import type { BoutEventRow } from "../../persistence/database/logTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";

/** A bout while it is being written to: its fold, and the end of its log. */
export type BoutTable = {
  readonly fighting: FightingForScoring;
  readonly bout: Bout;
  readonly version: number;
  readonly logHash: string;
  /** Who wrote each event of the log, and under which number of its own. */
  readonly authors: readonly { readonly device: string; readonly deviceSeq: number }[];
  /** Server time of the last event: what is published is computed for that moment, so a rebuild gives the same. */
  readonly recordedMs: number;
};

export async function loadBoutTable(db: Kysely<Tables>, fighting: FightingForScoring): Promise<BoutTable> {
  return boutTableOf(fighting, await findBoutEvents(db, fighting.uuid));
}

export function boutTableOf(fighting: FightingForScoring, rows: readonly BoutEventRow[]): BoutTable {
  const last = rows.at(-1);
  const setup = boutSetup(rulesSchema.parse(fighting.rules), fighting.boutSeconds, fighting.stage);
  return {
    fighting,
    bout: replayBout(setup, rows.map(rowToRecordedEvent)),
    version: last?.seq ?? 0,
    logHash: last?.hash ?? "",
    authors: rows.map((row) => ({ device: row.device_id, deviceSeq: row.device_seq })),
    recordedMs: last?.recorded_ms ?? 0,
  };
}

export function rowToRecordedEvent(row: BoutEventRow): RecordedEvent {
  return {
    id: row.id,
    event: boutEventSchema.parse(row.payload),
    atMs: row.recorded_ms,
    ...(row.bout_ms !== null && { boutMs: row.bout_ms }),
  };
}

export function liveFightingOf({ bout, fighting, version, recordedMs }: BoutTable): LiveFighting {
  return boutToLiveFighting(bout, { uuid: fighting.uuid, version, fighters: fighting.fighters }, recordedMs);
}
