import type { SubmittedEvent } from "#contract/bout/submit.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { applyBoutEvent } from "#domain/bout/fold.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { linkHash } from "./boutLink.ts";
import type { BoutTable } from "./boutTable.ts";
import type { ScoringStore } from "./scoringStore.ts";

export type Author = { readonly accountId: number; readonly sessionId: string; readonly device: string };

export type Appending = {
  readonly store: Pick<ScoringStore, "insertEvent">;
  readonly author: Author;
  readonly rev: number;
  readonly nowMs: number;
  /** Set on what a correction writes. */
  readonly correctionId?: string | undefined;
};

/** The next link of a bout's log; that it is allowed was decided before. */
export async function appendEvent(
  { store, author, rev, nowMs, correctionId }: Appending,
  table: BoutTable,
  submitted: SubmittedEvent,
  bodyHash: string,
): Promise<BoutTable> {
  const { id, event, boutMs } = submitted;
  const seq = table.version + 1;
  const row = {
    fighting_uuid: table.fighting.uuid,
    seq,
    id,
    rev,
    type: event.type,
    payload: writeJson(event),
    device_id: author.device,
    device_seq: submitted.deviceSeq,
    lease_scope: submitted.lease?.scope ?? null,
    lease_epoch: submitted.lease?.epoch ?? null,
    base_version: submitted.baseVersion,
    actor_id: author.accountId,
    session_id: author.sessionId,
    bout_ms: boutMs,
    client_at: writeJson(submitted.at),
    recorded_ms: nowMs,
    correction_id: correctionId ?? null,
    body_hash: bodyHash,
    prev_hash: table.logHash,
  };
  const logHash = linkHash(row);
  await store.insertEvent({ ...row, hash: logHash });
  const recorded: RecordedEvent = { id, event, atMs: nowMs, ...(boutMs !== null && { boutMs }) };
  return {
    ...table,
    bout: applyBoutEvent(table.bout, recorded),
    version: seq,
    logHash,
    recordedMs: nowMs,
    authors: [...table.authors, { device: author.device, deviceSeq: submitted.deviceSeq }],
  };
}
