import type { Transaction } from "kysely";
import type { MatActAnswer } from "#contract/day/matActs.ts";
import { canRunMat, isOfficial, type DeskStaffing } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import {
  findDecisionById,
  findFightingForScoring,
  type FightingForScoring,
} from "../../persistence/bout/boutLog.ts";
import { findRefereeIds } from "../../persistence/event/competitionRows.ts";
import { findOwnCarpetUuids, findQueueAct } from "../../persistence/day/matQueues.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { lockOpen } from "../shared/operated.ts";
import type { Tables } from "../../persistence/database/tables.ts";

/** Somebody does something with a bout outside its table: calls it, moves it, decides it. */
export type MatAct = {
  readonly viewer: Identity;
  readonly fightingUuid: string;
  /** Given by who presses the button (DY26). */
  readonly id: string;
  /** How the audit calls it. */
  readonly action: string;
};

export type MatActContext = {
  readonly deps: Pick<Deps, "newId">;
  readonly trx: Transaction<Tables>;
  readonly act: MatAct;
  readonly fighting: FightingForScoring;
  readonly staffing: DeskStaffing;
  /** The competition's rev before it. */
  readonly rev: number;
  readonly nowMs: number;
};

export type MatProblem = {
  readonly code: "not-found" | "forbidden" | "other-officials" | "competition-closed";
};
type IdReused = { readonly code: "id-reused" };
export type MatActProblem = MatProblem | IdReused;
type Answered = { readonly context: MatActContext; readonly answer: MatActAnswer };
export type MatActDone = Pick<MatActAnswer, "rev" | "orders"> & {
  readonly after?: unknown;
  readonly isRepeat?: true;
};

type ActDeps = Pick<Deps, "db" | "now" | "newId" | "wakeFeed">;
type Work<Problem> = (context: MatActContext) => Promise<Result<MatActDone, Problem>>;

/** An act that is known by its id afterwards: the same once more is answered as done. */
export async function inMatAct<Problem extends { readonly code: string }>(
  deps: ActDeps,
  act: MatAct,
  work: Work<Problem>,
): Promise<Result<MatActAnswer, Problem | MatActProblem>> {
  return await inMat<Problem | IdReused>(deps, act, async (context) => {
    const earlier = await findEarlier(context.trx, act.id);
    if (earlier === act.fightingUuid) return ok({ rev: context.rev, orders: [], isRepeat: true });
    if (earlier !== undefined) return refuse({ code: "id-reused" } as const);
    return await work(context);
  });
}

/**
 * One act in one transaction: the right to do it, the work, its line in the audit. A refusal leaves nothing behind, and
 * the room hears of it only after the commit.
 */
export async function inMat<Problem extends { readonly code: string }>(
  deps: ActDeps,
  act: MatAct,
  work: Work<Problem>,
): Promise<Result<MatActAnswer, Problem | MatProblem>> {
  const done = await inTransaction<Answered, Problem | MatProblem>(deps.db, async (trx) => {
    const opened = await open(deps, trx, act);
    if (!opened.ok) return opened;
    const context = opened.value;
    const worked = await work(context);
    if (!worked.ok) return worked;
    const { after, isRepeat = false, ...answer } = worked.value;
    if (!isRepeat) await auditAct(context, after);
    return ok({ context, answer: { ...answer, isRepeat } });
  });
  if (!done.ok) return done;
  deps.wakeFeed(done.value.context.fighting.competitionUuid);
  return ok(done.value.answer);
}

async function open(
  deps: Pick<Deps, "now" | "newId">,
  trx: Transaction<Tables>,
  act: MatAct,
): Promise<Result<MatActContext, MatProblem>> {
  const found = await findFightingForScoring(trx, act.fightingUuid);
  if (found === undefined) return refuse({ code: isOfficial(act.viewer) ? "not-found" : "forbidden" });
  const refereeIds = await findRefereeIds(trx, found.competitionId);
  const ownCarpets = await findOwnCarpetUuids(trx, act.viewer.accountId ?? 0, found.competitionId);
  const staffing = { place: found.competitionUuid, refereeIds, ownCarpets };
  if (!canRunMat(act.viewer, { ...staffing, carpet: found.carpetUuid }))
    return refuse({ code: isOfficial(act.viewer) ? "other-officials" : "forbidden" });
  const opened = await lockOpen(trx, found.competitionUuid);
  if (!opened.ok) return opened;
  // Read again behind the lock: who held it before may have moved or decided the bout.
  const fighting = (await findFightingForScoring(trx, act.fightingUuid)) ?? found;
  return ok({ deps, trx, act, fighting, staffing, rev: opened.value.rev, nowMs: deps.now() });
}

/** The bout an act with this id was done to. */
async function findEarlier(trx: Transaction<Tables>, id: string): Promise<string | undefined> {
  const decided = await findDecisionById(trx, id);
  return decided?.fightingUuid ?? (await findQueueAct(trx, id))?.fighting_uuid;
}

async function auditAct({ trx, act, nowMs }: MatActContext, after: unknown): Promise<void> {
  await insertAudit(trx, {
    at_ms: nowMs,
    actor_id: act.viewer.accountId ?? null,
    session_id: act.viewer.sessionId ?? null,
    ip_hash: null,
    action: act.action,
    object: `fighting:${act.fightingUuid}`,
    after: { act: act.id, ...(after !== undefined && { did: after }) },
  });
}
