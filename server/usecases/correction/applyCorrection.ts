import type { Transaction } from "kysely";
import type { CorrectionPlanAnswer, CorrectionView } from "#contract/correction/correction.ts";
import { canCorrect } from "#domain/access/access.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findFightingForScoring } from "../../persistence/bout/boutLog.ts";
import { updatePairing } from "../../persistence/draw/categoryBouts.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { findCorrection, insertCorrection } from "../../persistence/correction/corrections.ts";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import { bumpRev, lockFeed } from "../../persistence/database/feed.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { advanceCategory } from "../bout/advanceCategory.ts";
import type { BoutTable } from "../bout/boutTable.ts";
import { loadBoutTable } from "../bout/boutTable.ts";
import { viewCorrection, type CorrectionRecord, type WroteTo } from "./correctionRecord.ts";
import {
  categoryBoutOf,
  planBoutCorrection,
  rewound,
  type CorrectionAsked,
  type PlannedCorrection,
  type PlanProblem,
} from "./planBoutCorrection.ts";
import { saveBoutTable } from "../bout/saveBoutTable.ts";
import { sqlScoringStore } from "../bout/sqlScoringStore.ts";
import { writeCorrectionEvents, type Correcting } from "./writeCorrectionEvents.ts";

export type ApplyProblem =
  | PlanProblem
  | { readonly code: "forbidden" }
  /** Something has changed since the preview: here is what would happen now. */
  | ({ readonly code: "plan-stale" } & CorrectionPlanAnswer);
type Written = { readonly view: CorrectionView; readonly competitionUuid: string };

/** The preview a chief reads before they decide. */
export async function previewCorrection(
  deps: Pick<Deps, "db" | "now">,
  viewer: Identity,
  asked: CorrectionAsked,
): Promise<Result<CorrectionPlanAnswer, PlanProblem | { readonly code: "forbidden" }>> {
  const found = await findFightingForScoring(deps.db, asked.fighting);
  if (!canCorrect(viewer, found?.competitionUuid)) return refuse({ code: "forbidden" });
  const planned = await planBoutCorrection(deps.db, asked, deps.now());
  return planned.ok ? ok({ plan: planned.value.plan, planHash: planned.value.planHash }) : planned;
}

/** All of a correction in one transaction and one rev: nobody ever sees half of it (CR4). */
export async function applyCorrection(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  asked: CorrectionAsked & { readonly planHash: string },
): Promise<Result<CorrectionView, ApplyProblem>> {
  const written = await inTransaction<Written, ApplyProblem>(deps.db, async (trx) => {
    const found = await findFightingForScoring(trx, asked.fighting);
    if (!canCorrect(viewer, found?.competitionUuid)) return refuse({ code: "forbidden" });
    if (found === undefined) return refuse({ code: "not-found" });
    const feed = await lockFeed(trx, found.competitionUuid);
    const planned = await planBoutCorrection(trx, asked, deps.now());
    if (!planned.ok) return planned;
    const { plan, planHash, fighting } = planned.value;
    if (planHash !== asked.planHash) return refuse({ code: "plan-stale", plan, planHash });
    const view = await write(deps, trx, viewer, asked, planned.value, feed.rev);
    return ok({ view, competitionUuid: fighting.competitionUuid });
  });
  if (!written.ok) return written;
  deps.wakeFeed(written.value.competitionUuid);
  return ok(written.value.view);
}

async function write(
  deps: Pick<Deps, "now" | "newId">,
  trx: Transaction<Tables>,
  viewer: Identity,
  asked: CorrectionAsked,
  planned: PlannedCorrection,
  before: number,
): Promise<CorrectionView> {
  const { plan, fighting } = planned;
  const correcting: Correcting = {
    db: trx,
    store: sqlScoringStore(trx),
    rev: before + 1,
    nowMs: deps.now(),
    correctionId: deps.newId(),
    newId: deps.newId,
    // Each correction is a device of its own: nothing it does can be mistaken for a table's repetition.
    author: { accountId: viewer.accountId ?? 0, sessionId: viewer.sessionId ?? "", device: deps.newId() },
  };
  const table = (await putBack(correcting, planned, fighting.uuid)) ?? planned.table;
  const wrote = [await writeBout(correcting, table, planned.events, bracketIdOf(planned, fighting.uuid))];
  for (const bout of plan.affected)
    wrote.push(...(await writeAffected(correcting, planned, bout, asked.reason)));
  await moveOn(trx, planned, correcting);
  return await keep(correcting, asked, planned, wrote);
}

/** The correction itself, with the way back, and its line in the audit. */
async function keep(
  { db: trx, nowMs, correctionId: id, author }: Correcting,
  asked: CorrectionAsked,
  { plan, planHash, fighting, state, outOfDraw }: PlannedCorrection,
  wrote: WroteTo[],
): Promise<CorrectionView> {
  const categoryStatus = state?.category.status ?? "draft";
  const record: CorrectionRecord = { plan, wrote, outOfDraw: [...outOfDraw], categoryStatus };
  const rev = await bumpRev(trx, fighting.competitionUuid, { isStructural: true });
  await insertCorrection(trx, {
    id,
    fighting_uuid: fighting.uuid,
    plan: writeJson(record),
    plan_hash: planHash,
    reason: asked.reason,
    actor_id: author.accountId,
    second_actor_id: null,
    applied_ms: nowMs,
    rev,
    reverts: asked.change.kind === "revert" ? asked.change.correction : null,
  });
  await insertAudit(trx, {
    at_ms: nowMs,
    actor_id: author.accountId,
    session_id: author.sessionId,
    ip_hash: null,
    action: asked.change.kind === "revert" ? "correction.revert" : "correction.apply",
    object: `fighting:${fighting.uuid}`,
    before: {
      ...plan.before,
      affected: plan.affected.map(({ fighting: uuid, before: pair }) => [uuid, pair]),
    },
    after: { ...plan.after, correction: id, reason: asked.reason },
  });
  const row = await findCorrection(trx, id);
  if (row === undefined) throw new Error(`correction ${id} was not kept`);
  return viewCorrection(row);
}

type Affected = PlannedCorrection["plan"]["affected"][number];

async function writeAffected(
  correcting: Correcting,
  planned: PlannedCorrection,
  { fighting: uuid, decision }: Affected,
  reason: string,
): Promise<WroteTo[]> {
  const isLeftAlone = decision === "reslot" || decision === "keep" || decision === "keep-as-fought";
  if (isLeftAlone) return [];
  const bracketId = bracketIdOf(planned, uuid);
  if (decision === "restore") {
    const table = await putBack(correcting, planned, uuid);
    const target = planned.reverted?.wrote.find((wrote) => wrote.fighting === uuid)?.target ?? null;
    return table ? [await writeBout(correcting, table, [rewound(target, reason)], bracketId)] : [];
  }
  const fighting = await findFightingForScoring(correcting.db, uuid);
  if (fighting === undefined) return [];
  const table = await loadBoutTable(correcting.db, fighting);
  return [await writeBout(correcting, table, [rewound(null, reason)], bracketId)];
}

/** Those who fought it stand in its corners again, before the score that is theirs comes back. */
async function putBack(
  { db, nowMs }: Correcting,
  { state, reverted }: PlannedCorrection,
  uuid: string,
): Promise<BoutTable | undefined> {
  const people = reverted?.wrote.find((wrote) => wrote.fighting === uuid)?.before;
  const fighting = await findFightingForScoring(db, uuid);
  if (!people || fighting === undefined) return undefined;
  const { red, blue } = fighting.fighters;
  if (people.red === red && people.blue === blue) return await loadBoutTable(db, fighting);
  const idOf = (fighter: string | undefined) => state?.fighterIds.get(fighter ?? "") ?? null;
  await updatePairing(db, fighting.id, {
    red_fighter_id: idOf(people.red),
    blue_fighter_id: idOf(people.blue),
    updated_at: new Date(nowMs).toISOString(),
  });
  const again = await findFightingForScoring(db, uuid);
  return again && (await loadBoutTable(db, again));
}

/** A running clock is stopped first: should this be reverted, the bout goes on from there. */
async function writeBout(
  correcting: Correcting,
  opened: BoutTable,
  events: readonly BoutEvent[],
  bracketId: string | undefined,
): Promise<WroteTo> {
  const table = opened.bout.clock.isRunning
    ? await writeCorrectionEvents(correcting, opened, [{ type: "clock-stopped" }])
    : opened;
  await saveBoutTable(
    correcting.store,
    await writeCorrectionEvents(correcting, table, events),
    correcting.rev,
  );
  return {
    fighting: opened.fighting.uuid,
    target: table.bout.recorded.at(-1)?.id ?? null,
    before: bracketId === undefined ? null : categoryBoutOf(bracketId, opened),
  };
}

async function moveOn(
  trx: Transaction<Tables>,
  { plan, state, fighting }: PlannedCorrection,
  { rev, nowMs }: Correcting,
): Promise<void> {
  const updated_at = new Date(nowMs).toISOString();
  const setStatus = (status: "finished" | "awarded") =>
    updateCategory(trx, fighting.categoryId, { status, updated_at });
  if (plan.awarding === "reopened") await setStatus("finished");
  if (state !== undefined) await advanceCategory(trx, fighting.categoryId, { rev, nowMs });
  if (plan.awarding === "closed-again") await setStatus("awarded");
}

function bracketIdOf({ state }: PlannedCorrection, uuid: string): string | undefined {
  return state?.rows.find((row) => row.uuid === uuid)?.bracket_id ?? undefined;
}
