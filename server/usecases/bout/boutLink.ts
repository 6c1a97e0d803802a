import { submittedEventSchema, type SubmittedEvent } from "#contract/bout/submit.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { BoutEventRow } from "../../persistence/database/logTables.ts";

/** What a row of the log says beside the act itself: when, by whom, and where it stands. */
type LinkedRow = Pick<
  BoutEventRow,
  "seq" | "rev" | "device_id" | "actor_id" | "session_id" | "recorded_ms" | "correction_id"
> & { readonly body_hash: string; readonly prev_hash: string };

/** The hash of one link of a bout's chain: any change of any column breaks it (ST8). */
export function linkHash(row: LinkedRow): string {
  const { seq, rev, device_id, actor_id, session_id, recorded_ms, correction_id } = row;
  const said = { seq, rev, device_id, actor_id, session_id, recorded_ms, correction_id };
  return hashOf(row.prev_hash, row.body_hash, said);
}

/** The act as its table sent it; undefined when the row holds something else. */
export function submittedOf(row: BoutEventRow): SubmittedEvent | undefined {
  const { lease_scope: scope, lease_epoch: epoch } = row;
  return submittedEventSchema.safeParse({
    id: row.id,
    event: row.payload,
    deviceSeq: row.device_seq,
    lease: scope === null && epoch === null ? null : { scope, epoch },
    baseVersion: row.base_version,
    boutMs: row.bout_ms,
    at: row.client_at,
  }).data;
}
