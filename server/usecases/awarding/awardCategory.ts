import type { Transaction } from "kysely";
import { hasRight } from "#domain/access/access.ts";
import type { AwardingAct } from "#domain/awarding/act.ts";
import { decideAwarding, type AwardingContext, type AwardingProblem } from "#domain/awarding/decide.ts";
import { foldAwarding, type Awarding } from "#domain/awarding/fold.ts";
import { hasComeAlone, podium, readiness } from "#domain/awarding/podium.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import {
  countAwardingActs,
  findAwardingAct,
  findAwardingActs,
  insertAwardingAct,
} from "../../persistence/awarding/awardingActs.ts";
import { findCategoryFighters } from "../../persistence/draw/categoryBouts.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import { findCategoryByUuid, updateCategory } from "../../persistence/draw/entrantRows.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { advanceCategory } from "../bout/advanceCategory.ts";
import { recordedActs } from "./awardingLog.ts";
import { loadCategoryState, stageOf } from "../category/categoryState.ts";
import { findOperatedCategory, lockOpen, type OperatedCategory } from "../shared/operated.ts";

export type AwardProblem =
  | AwardingProblem
  | { readonly code: "not-found" | "forbidden" | "competition-closed" | "id-reused" };

export type AwardAsked = {
  readonly viewer: Identity;
  readonly categoryUuid: string;
  /** Given by who presses the button (DY26). */
  readonly id: string;
  readonly act: AwardingAct;
};

type Answered = {
  readonly competition: OperatedCategory["competition"];
  readonly isShown: boolean;
  readonly answer: Awarded;
};
export type Awarded = { readonly version: number; readonly isRepeat: boolean };

/** One act of awarding in one transaction: may they, does it fit, the log, what follows from it, the audit (AW9). */
export async function awardCategory(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed" | "tellOfficials">,
  asked: AwardAsked,
): Promise<Result<Awarded, AwardProblem>> {
  const done = await inTransaction<Answered, AwardProblem>(deps.db, async (trx) => {
    const found = await open(trx, asked);
    if (!found.ok) return found;
    const { category, competition } = found.value;
    const earlier = await findAwardingAct(trx, asked.id);
    const version = await countAwardingActs(trx, competition.uuid);
    if (earlier !== undefined)
      return earlier.category_uuid === category.uuid
        ? ok({ competition, isShown: false, answer: { version, isRepeat: true } })
        : refuse({ code: "id-reused" });
    const acts = await findAwardingActs(trx, competition.uuid, category.uuid);
    const before = recordedActs(acts);
    const context = await contextOf(trx, category, hasRight(asked.viewer, "decide", competition.uuid));
    const decided = decideAwarding(foldAwarding(before), asked.act, context);
    if (!decided.ok) return decided;
    const done = { id: asked.id, act: asked.act, atMs: deps.now(), author: "" };
    const state = foldAwarding([...before, done]);
    const isShown = await write(deps, trx, asked, found.value, { version: version + 1, state });
    return ok({ competition, isShown, answer: { version: version + 1, isRepeat: false } });
  });
  if (!done.ok) return done;
  const { competition, isShown, answer } = done.value;
  if (isShown) deps.wakeFeed(competition.uuid);
  deps.tellOfficials(competition.uuid);
  return ok(answer);
}

async function open(
  trx: Transaction<Tables>,
  { viewer, categoryUuid }: AwardAsked,
): Promise<Result<OperatedCategory, AwardProblem>> {
  const found = await findOperatedCategory(trx, viewer, categoryUuid, "announce");
  if (!found.ok) return found;
  const { competition } = found.value;
  const opened = await lockOpen(trx, competition.uuid);
  if (!opened.ok) return opened;
  // Read again behind the lock: who held it before may have awarded it.
  return ok({ category: (await findCategoryByUuid(trx, categoryUuid)) ?? found.value.category, competition });
}

async function contextOf(
  trx: Transaction<Tables>,
  category: CategoryRow,
  isChief: boolean,
): Promise<AwardingContext> {
  const state = await loadCategoryState(trx, category.id);
  const people = state?.entrants ?? (await findCategoryFighters(trx, category.id));
  const awarded = {
    draw: state?.draw,
    entrants: people,
    bouts: state?.bouts ?? [],
    decisions: state?.decisions ?? [],
  };
  const isUndrawn = state === undefined && !hasComeAlone(people);
  return {
    isAwarded: category.status === "awarded",
    readiness: isUndrawn ? { status: "unfinished", bouts: [] } : readiness(awarded),
    places: podium(awarded),
    hasPlayoffBegun:
      state?.draw.bouts.some(
        ({ group, id }) => group === undefined && stageOf(state, id) !== "not-started",
      ) ?? false,
    isChief,
  };
}

type Next = { readonly version: number; readonly state: Awarding };

/** Tells whether the public sees anything of it. */
async function write(
  deps: Pick<Deps, "now">,
  trx: Transaction<Tables>,
  { viewer, id, act }: AwardAsked,
  { category, competition }: OperatedCategory,
  { version, state }: Next,
): Promise<boolean> {
  const nowMs = deps.now();
  const accountId = viewer.accountId ?? 0;
  const row = { id, act: writeJson(act), actor_id: accountId, at_ms: nowMs };
  await insertAwardingAct(trx, {
    ...row,
    competition_uuid: competition.uuid,
    category_uuid: category.uuid,
    n: version,
  });
  const columns = columnsAfter(act, state);
  if (columns !== undefined) {
    await updateCategory(trx, category.id, { ...columns, updated_at: new Date(nowMs).toISOString() });
    const rev = await bumpRev(trx, competition.uuid, { isStructural: true });
    // Who goes on from the groups may hang on the decision.
    if (columns.tie_decisions !== undefined) await advanceCategory(trx, category.id, { rev, nowMs });
  }
  await insertAudit(trx, {
    at_ms: nowMs,
    actor_id: accountId,
    session_id: viewer.sessionId ?? null,
    ip_hash: null,
    action: `awarding.${act.type}`,
    object: `category:${category.uuid}`,
    before: { status: category.status },
    after: act,
  });
  return columns !== undefined;
}

type CategoryColumns = { readonly status?: "awarded" | "finished"; readonly tie_decisions?: string };

/** The state is that after the act: the fold alone says which decisions hold (AW6). */
function columnsAfter(act: AwardingAct, state: Awarding): CategoryColumns | undefined {
  if (act.type === "closed") return { status: "awarded" };
  if (act.type === "reopened") return { status: "finished" };
  if (act.type !== "tie-decided" && act.type !== "tie-reopened") return undefined;
  return { tie_decisions: writeJson(state.ties.map(({ order }) => order)) };
}
