import type { Transaction } from "kysely";
import type { ParkedAct, ResolveRequest } from "#contract/bout/parked.ts";
import { submittedEventSchema, type SubmittedEvent } from "#contract/bout/submit.ts";
import { hasRight } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findFightingForScoring, type FightingForScoring } from "../../persistence/bout/boutLog.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { lockOpen } from "../shared/operated.ts";
import { findParkedById, resolveParked, type ParkedRow } from "../../persistence/bout/parkedActs.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { presentParked, type KeptResolution } from "../../present/parked.ts";
import { ABOVE_TABLES, acceptEvent, type Acceptance } from "./acceptEvent.ts";
import { boutTableOf, type BoutTable } from "./boutTable.ts";
import { findCoveringLease } from "./leaseView.ts";
import { sqlScoringStore } from "./sqlScoringStore.ts";
import { saveChanges } from "./submitBoutEvents.ts";

export type ResolveProblem =
  | { readonly code: "not-found" | "forbidden" | "already-resolved" | "competition-closed" }
  | { readonly code: "stale"; readonly version: number }
  /** The rules of the bout refuse it; `reason` is their code. */
  | { readonly code: "refused"; readonly reason: string };

type Decision = ResolveRequest["data"] & { readonly id: string; readonly viewer: Identity };

/**
 * A person decides about an act that was not taken. Accepted, it is made again as an act of whoever decides, at the
 * version they have seen; the one of the table stays as it was, with what became of it (LS25).
 */
export async function decideParked(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  decision: Decision,
): Promise<Result<ParkedAct, ResolveProblem>> {
  const resolved = await inTransaction<Resolved, ResolveProblem>(deps.db, async (trx) => {
    const found = await findParkedById(trx, decision.id);
    const fighting = found && (await findFightingForScoring(trx, found.fighting_uuid));
    if (found === undefined || fighting === undefined) return refuse({ code: "not-found" });
    if (!hasRight(decision.viewer, "decide", fighting.competitionUuid)) return refuse({ code: "forbidden" });
    return resolveIn(deps, trx, { decision, fighting, row: found });
  });
  if (!resolved.ok) return resolved;
  deps.wakeFeed(resolved.value.competitionUuid);
  return ok(resolved.value.act);
}

type Resolved = { readonly competitionUuid: string; readonly act: ParkedAct };

type Resolving = {
  readonly decision: Decision;
  readonly fighting: FightingForScoring;
  readonly row: ParkedRow;
};

async function resolveIn(
  deps: Pick<Deps, "now" | "newId">,
  trx: Transaction<Tables>,
  resolving: Resolving,
): Promise<Result<Resolved, ResolveProblem>> {
  const { decision, fighting, row } = resolving;
  const { competitionUuid } = fighting;
  const opened = await lockOpen(trx, competitionUuid);
  if (!opened.ok) return opened;
  // Behind the lock: of two who decide at once, the second is told.
  const current = await findParkedById(trx, row.id);
  if (current?.resolution !== null) return refuse({ code: "already-resolved" });
  const table = boutTableOf(fighting, await sqlScoringStore(trx).findEvents(fighting.uuid));
  if (table.version !== decision.version) return refuse({ code: "stale", version: table.version });
  const reissued =
    decision.decision === "accept"
      ? await reissue(deps, trx, resolving, { table, rev: opened.value.rev })
      : ok(null);
  if (!reissued.ok) return reissued;
  const nowMs = deps.now();
  const kept: KeptResolution = {
    decision: decision.decision === "accept" ? "accepted" : "dismissed",
    reason: decision.reason,
  };
  const resolution = {
    resolution: JSON.stringify(kept),
    resolved_by: decision.viewer.accountId ?? 0,
    resolved_ms: nowMs,
    reissued_as: reissued.value,
  };
  await resolveParked(trx, { id: row.id, ...resolution });
  await insertAudit(trx, {
    at_ms: nowMs,
    actor_id: decision.viewer.accountId ?? null,
    session_id: decision.viewer.sessionId ?? null,
    ip_hash: null,
    action: `parked.${kept.decision}`,
    object: `fighting:${fighting.uuid}`,
    before: { act: row.id, status: row.status, reason: row.reason },
    after: { reason: decision.reason, reissuedAs: reissued.value },
  });
  const after = await findParkedById(trx, row.id);
  return ok({ competitionUuid, act: presentParked(after ?? row) });
}

/** The same act once more, by whoever decides: it needs no lease, and names the version it saw (CR6). */
async function reissue(
  deps: Pick<Deps, "now" | "newId">,
  trx: Transaction<Tables>,
  { decision, fighting, row }: Resolving,
  { table, rev }: { readonly table: BoutTable; readonly rev: number },
): Promise<Result<string, ResolveProblem>> {
  const { event, boutMs, at } = submittedEventSchema.parse(row.body);
  const store = sqlScoringStore(trx);
  const nowMs = deps.now();
  const submitted: SubmittedEvent = {
    id: deps.newId(),
    event,
    deviceSeq: 1,
    lease: null,
    baseVersion: decision.version,
    boutMs,
    at,
  };
  const author = {
    accountId: decision.viewer.accountId ?? 0,
    sessionId: decision.viewer.sessionId ?? "",
    device: deps.newId(),
  };
  const lease = await findCoveringLease(store, fighting);
  const context: Acceptance = { store, author, lease, ...ABOVE_TABLES, rev: rev + 1, nowMs, refused: 0 };
  const { result, table: after } = await acceptEvent(context, table, submitted);
  if (result.status !== "applied") return refuse({ code: "refused", reason: result.reason ?? result.status });
  await saveChanges(store, { opened: table, table: after, before: rev, nowMs });
  return ok(submitted.id);
}
