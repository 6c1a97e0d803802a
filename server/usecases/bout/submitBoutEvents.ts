import type { PushFighting } from "#contract/realtime/realtime.ts";
import type { SubmitAnswer, SubmitRequest, SubmitResult } from "#contract/bout/submit.ts";
import { canOperate, hasRight } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import type { FightingForScoring } from "../../persistence/bout/boutLog.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { acceptEvent, type Acceptance } from "./acceptEvent.ts";
import { boutTableOf, liveFightingOf, type BoutTable } from "./boutTable.ts";
import { findCoveringLease, viewLease } from "./leaseView.ts";
import { mayRunBout } from "./mayRunBout.ts";
import { saveBoutTable } from "./saveBoutTable.ts";
import { sqlScoringStore } from "./sqlScoringStore.ts";
import type { ScoringStore } from "./scoringStore.ts";

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
  deps: Pick<Deps, "db" | "now" | "wakeFeed">,
  submission: Submission,
): Promise<Result<SubmitAnswer["data"], SubmitProblem>> {
  const written = await inTransaction(deps.db, (trx) =>
    decideSubmission(sqlScoringStore(trx), deps.now, submission),
  );
  if (!written.ok) return written;
  // Only after the commit: a spectator must never see a point that was rolled back.
  deps.wakeFeed(written.value.competitionUuid);
  return ok(written.value.answer);
}

export type DecidedSubmission = { readonly competitionUuid: string; readonly answer: SubmitAnswer["data"] };

/** The whole of it within one transaction. */
export async function decideSubmission(
  store: ScoringStore,
  now: () => number,
  submission: Submission,
): Promise<Result<DecidedSubmission, SubmitProblem>> {
  const found = await store.findFighting(submission.fightingUuid);
  if (found === undefined) return refuse({ code: "not-found" } as const);
  const refereeIds = await store.findRefereeIds(found.competitionId);
  const { competitionUuid } = found;
  if (!canOperate(submission.viewer, { place: competitionUuid, refereeIds }))
    return refuse({ code: "forbidden" } as const);
  const { rev } = await store.lockFeed(competitionUuid);
  // Read again behind the lock: who held it before may have filled a corner or closed the competition.
  const fighting = (await store.findFighting(submission.fightingUuid)) ?? found;
  if (fighting.competitionStatus === "closed" && !(await isRepeat(store, submission))) {
    return refuse({ code: "competition-closed" } as const);
  }
  const runsMat = await mayRunBout(store, submission.viewer, fighting);
  // Acts under a lease were made at a table: late ones are kept for a person. Anything else is no business of theirs.
  if (!runsMat && submission.request.events.every(({ lease }) => lease === null))
    return refuse({ code: "forbidden" } as const);
  return ok({ competitionUuid, answer: await record(store, now, { ...submission, fighting, rev, runsMat }) });
}

/** A table that asks once more what was decided is told it, whatever happened since (LS5). */
async function isRepeat(store: ScoringStore, { request }: Submission): Promise<boolean> {
  for (const { id } of request.events) {
    if ((await store.findDecision(id)) === undefined) return false;
  }
  return true;
}

type Recording = Submission & {
  readonly fighting: FightingForScoring;
  readonly rev: number;
  readonly runsMat: boolean;
};

async function record(
  store: ScoringStore,
  now: () => number,
  recording: Recording,
): Promise<SubmitAnswer["data"]> {
  const { fighting, viewer, request, rev: before, runsMat } = recording;
  const nowMs = now();
  const lease = await findCoveringLease(store, fighting);
  const author = {
    accountId: viewer.accountId ?? 0,
    sessionId: viewer.sessionId ?? "",
    device: request.device,
  };
  const rights = { isAboveTables: hasRight(viewer, "decide", fighting.competitionUuid), runsMat };
  const context: Acceptance = { store, author, lease, ...rights, rev: before + 1, nowMs, refused: 0 };

  const opened = boutTableOf(fighting, await store.findEvents(fighting.uuid));
  let table: BoutTable = opened;
  const results: SubmitResult[] = [];
  for (const submitted of request.events) {
    const refused = results.filter(({ status }) => status !== "applied").length;
    const accepted = await acceptEvent({ ...context, refused }, table, submitted);
    table = accepted.table;
    results.push(accepted.result);
  }
  const rev = await saveChanges(store, { opened, table, before, nowMs });
  if (lease?.device_id === request.device) await store.touchLease({ ...lease, nowMs });
  const push: PushFighting = { ...liveFightingOf(table), rev, prev: before, serverTime: nowMs };
  return { results, fighting: push, lease: lease === undefined ? null : await viewLease(store, lease) };
}

export type BoutChange = {
  readonly opened: BoutTable;
  readonly table: BoutTable;
  /** The rev before it. */
  readonly before: number;
  readonly nowMs: number;
};

/** The rev after it; unchanged when nothing was applied. */
export async function saveChanges(
  store: ScoringStore,
  { opened, table, before, nowMs }: BoutChange,
): Promise<number> {
  if (table.version === opened.version) return before;
  const mayMoveOthers = opened.version === 0 || opened.bout.outcome !== table.bout.outcome;
  const rev = before + 1;
  await saveBoutTable(store, table, rev);
  const { categoryId, competitionUuid } = table.fighting;
  const isStructural = mayMoveOthers && (await store.advanceCategory(categoryId, { rev, nowMs }));
  return store.bumpRev(competitionUuid, { isStructural });
}
