import type { LeaseRequest, LeaseView } from "#contract/bout/submit.ts";
import { isProgramDevice } from "#contract/table/tableState.ts";
import { hasRight } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import type { LeaseTold } from "../../persistence/bout/leases.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import type { LeaseRow } from "../../persistence/database/logTables.ts";
import { viewLease } from "./leaseView.ts";
import { mayRunBout } from "./mayRunBout.ts";
import { sqlScoringStore } from "./sqlScoringStore.ts";
import type { ScoringStore } from "./scoringStore.ts";

export type LeaseProblem =
  | { readonly code: "not-found" | "forbidden" }
  | { readonly code: "table-taken"; readonly lease: LeaseView };

/**
 * A silent table, or one at which a program sits (RH11), may be taken over by any referee, one that was heard of just now by
 * an admin or its own account.
 */
const SILENT_MS = 20_000;

/** The right to write to a mat or a bout. It does not expire: it ends when somebody else takes it on purpose. */
export async function takeLease(
  deps: Pick<Deps, "db" | "now">,
  viewer: Identity,
  request: LeaseRequest["data"],
): Promise<Result<LeaseView, LeaseProblem>> {
  return inTransaction(deps.db, (trx) => decideLease(sqlScoringStore(trx), deps.now(), viewer, request));
}

/** The whole of it within one transaction. */
export async function decideLease(
  store: ScoringStore,
  nowMs: number,
  viewer: Identity,
  request: LeaseRequest["data"],
): Promise<Result<LeaseView, LeaseProblem>> {
  const place = await store.findScope(request.scope);
  if (place === undefined) return refuse({ code: "not-found" } as const);
  if (!(await mayRunBout(store, viewer, place)) || viewer.accountId === undefined) {
    return refuse({ code: "forbidden" } as const);
  }
  const lease = await store.findLease(request.scope);
  // A device's id is no secret: officials see who holds a table. It counts only together with the account.
  const isOwn = lease?.device_id === request.device && lease.user_id === viewer.accountId;
  const told = request.report && { ...request.report, sessionId: viewer.sessionId };
  if (lease !== undefined && isOwn) return ok(await keep(store, lease, nowMs, told));
  if (
    lease !== undefined &&
    !mayReplace(lease, { ...viewer, place: place.competitionUuid }, request, nowMs)
  ) {
    return refuse({ code: "table-taken", lease: await viewLease(store, lease) } as const);
  }
  const { accountId, sessionId } = viewer;
  return grant(store, { request, accountId, sessionId, lease, nowMs, told });
}

function mayReplace(
  lease: LeaseRow,
  viewer: Identity & { readonly place: string },
  request: LeaseRequest["data"],
  nowMs: number,
): boolean {
  if (lease.epoch !== request.expectEpoch) return false;
  if (lease.device_id === null) return true;
  if (request.takeover && isProgramDevice(lease.device_id)) return true;
  const isSamePerson = lease.user_id === viewer.accountId;
  return (
    request.takeover &&
    (isSamePerson || hasRight(viewer, "decide", viewer.place) || nowMs - lease.seen_ms > SILENT_MS)
  );
}

/** The holder asks again: the answer is the same, and it has been heard of (LS13). */
async function keep(
  store: ScoringStore,
  lease: LeaseRow,
  nowMs: number,
  told: LeaseTold | undefined,
): Promise<LeaseView> {
  await store.touchLease({ ...lease, nowMs, told });
  return viewLease(store, { ...lease, seen_ms: nowMs });
}

/** Told to who expects an epoch that was never given, so that it can ask again with the right one. */
const neverTaken = (scope: string): LeaseView => ({ scope, epoch: 0, holder: null, seenAt: 0 });

type Grant = {
  readonly request: LeaseRequest["data"];
  readonly accountId: number;
  readonly sessionId: string | undefined;
  readonly lease: LeaseRow | undefined;
  readonly nowMs: number;
  readonly told: LeaseTold | undefined;
};

async function grant(store: ScoringStore, { request, accountId, sessionId, lease, nowMs, told }: Grant) {
  const granted = await store.grantLease({
    scope: request.scope,
    expectEpoch: request.expectEpoch,
    deviceId: request.device,
    userId: accountId,
    nowMs,
    takeoverFrom: lease?.device_id ?? undefined,
    reason: request.reason,
    told,
  });
  if (granted === undefined) {
    const current = await store.findLease(request.scope);
    const view = current === undefined ? neverTaken(request.scope) : await viewLease(store, current);
    return refuse({ code: "table-taken", lease: view } as const);
  }
  await store.insertAudit({
    at_ms: nowMs,
    actor_id: accountId,
    session_id: sessionId ?? null,
    ip_hash: null,
    action: lease?.device_id ? "lease.takeover" : "lease.take",
    object: granted.scope,
    before: lease === undefined ? null : { epoch: lease.epoch, device: lease.device_id },
    after: { epoch: granted.epoch, device: granted.device_id },
  });
  return ok(await viewLease(store, granted));
}
