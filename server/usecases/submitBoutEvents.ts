import type { Transaction } from "kysely";
import type { PushFighting } from "#contract/realtime.ts";
import type { SubmitAnswer, SubmitRequest, SubmitResult } from "#contract/submit.ts";
import { canOperate } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../auth/identify.ts";
import type { Deps } from "../deps.ts";
import { findDecisionById, findFightingForScoring, type FightingForScoring } from "../persistence/boutLog.ts";
import { findRefereeIds } from "../persistence/competitionRows.ts";
import { bumpRev, lockFeed } from "../persistence/feed.ts";
import { touchLease } from "../persistence/leases.ts";
import type { Tables } from "../persistence/tables.ts";
import { acceptEvent, type Acceptance } from "./acceptEvent.ts";
import { advanceCategory } from "./advanceCategory.ts";
import { liveFightingOf, loadBoutTable, type BoutTable } from "./boutTable.ts";
import { findCoveringLease, viewLease } from "./leaseView.ts";
import { saveBoutTable } from "./saveBoutTable.ts";

export type Submission = {
  readonly fightingUuid: string;
  readonly viewer: Identity;
  readonly request: SubmitRequest["data"];
};
export type SubmitProblem = { readonly code: "not-found" | "forbidden" | "competition-closed" };

/**
 * A table's acts become part of the log: all of one request in one transaction, acknowledged only after it was flushed
 * to disk. What each of them came to is told one by one; the request as a whole fails only when nothing was decided.
 */
export async function submitBoutEvents(
  deps: Deps,
  submission: Submission,
): Promise<Result<SubmitAnswer["data"], SubmitProblem>> {
  const written = await deps.db.transaction().execute(async (trx) => {
    const found = await findFightingForScoring(trx, submission.fightingUuid);
    if (found === undefined) return refuse({ code: "not-found" } as const);
    const refereeIds = await findRefereeIds(trx, found.competitionId);
    if (!canOperate(submission.viewer, { refereeIds })) return refuse({ code: "forbidden" } as const);
    const feed = await lockFeed(trx, found.competitionUuid);
    // Read again behind the lock: who held it before may have filled a corner or closed the competition.
    const fighting = (await findFightingForScoring(trx, submission.fightingUuid)) ?? found;
    if (fighting.competitionStatus === "closed" && !(await isRepeat(trx, submission))) {
      return refuse({ code: "competition-closed" } as const);
    }
    return ok({ fighting, answer: await record(deps, trx, { ...submission, fighting, rev: feed.rev }) });
  });
  if (!written.ok) return written;
  // Only after the commit: a spectator must never see a point that was rolled back.
  deps.wakeFeed(written.value.fighting.competitionUuid);
  return ok(written.value.answer);
}

/** A table that asks once more what was decided is told it, whatever happened since (LS5). */
async function isRepeat(trx: Transaction<Tables>, { request }: Submission): Promise<boolean> {
  for (const { id } of request.events) {
    if ((await findDecisionById(trx, id)) === undefined) return false;
  }
  return true;
}

type Recording = Submission & { readonly fighting: FightingForScoring; readonly rev: number };

async function record(
  deps: Deps,
  trx: Transaction<Tables>,
  recording: Recording,
): Promise<SubmitAnswer["data"]> {
  const { fighting, viewer, request, rev: before } = recording;
  const nowMs = deps.now();
  const lease = await findCoveringLease(trx, fighting);
  const author = {
    accountId: viewer.accountId ?? 0,
    sessionId: viewer.sessionId ?? "",
    device: request.device,
  };
  const context: Acceptance = { db: trx, author, lease, rev: before + 1, nowMs, refused: 0 };

  const opened = await loadBoutTable(trx, fighting);
  let table: BoutTable = opened;
  const results: SubmitResult[] = [];
  for (const submitted of request.events) {
    const refused = results.filter(({ status }) => status !== "applied").length;
    const accepted = await acceptEvent({ ...context, refused }, table, submitted);
    table = accepted.table;
    results.push(accepted.result);
  }
  const rev = await saveChanges(deps, trx, opened, table, before);
  if (lease?.device_id === request.device) await touchLease(trx, { ...lease, nowMs });
  const push: PushFighting = { ...liveFightingOf(table), rev, prev: before, serverTime: nowMs };
  return { results, fighting: push, lease: lease === undefined ? null : await viewLease(trx, lease) };
}

/** The rev after it; unchanged when nothing was applied. */
export async function saveChanges(
  deps: Deps,
  trx: Transaction<Tables>,
  opened: BoutTable,
  table: BoutTable,
  before: number,
): Promise<number> {
  if (table.version === opened.version) return before;
  const mayMoveOthers = opened.version === 0 || opened.bout.outcome !== table.bout.outcome;
  const rev = before + 1;
  await saveBoutTable(trx, table, rev);
  const moved = { rev, nowMs: deps.now() };
  const isStructural = mayMoveOthers && (await advanceCategory(trx, table.fighting.categoryId, moved));
  return bumpRev(trx, table.fighting.competitionUuid, { isStructural });
}
