import type { MatActAnswer } from "#contract/day/matActs.ts";
import { canOperate, isOfficial } from "#domain/access/access.ts";
import { hasComeAlone } from "#domain/awarding/podium.ts";
import { isCategoryOver } from "#domain/competition/categoryProgress.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findRefereeIds, findCompetitionById } from "../../persistence/event/competitionRows.ts";
import { findCategoryFighters } from "../../persistence/draw/categoryBouts.ts";
import { findCategoryByUuid, updateCategory } from "../../persistence/draw/entrantRows.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { lockOpen } from "../shared/operated.ts";
import { loadCategoryState } from "../category/categoryState.ts";

export type FinishProblem = {
  readonly code: "not-found" | "forbidden" | "competition-closed" | "not-drawn" | "bouts-left" | "awarded";
};

type Finished = MatActAnswer & { readonly competitionUuid: string };

/**
 * The last result finishes a category by itself; by hand it is done where no bout was fought, and to confirm that the
 * places were looked at; who came alone wins without a draw (CT50). Confirming twice changes nothing (DY26, DY27).
 */
export async function finishCategory(
  deps: Pick<Deps, "db" | "now" | "wakeFeed">,
  viewer: Identity,
  categoryUuid: string,
): Promise<Result<MatActAnswer, FinishProblem>> {
  const done = await inTransaction<Finished, FinishProblem>(deps.db, async (trx) => {
    const category = await findCategoryByUuid(trx, categoryUuid);
    const competition = category && (await findCompetitionById(trx, category.competition_id));
    if (category === undefined || competition === undefined)
      return refuse({ code: isOfficial(viewer) ? "not-found" : "forbidden" });
    const refereeIds = await findRefereeIds(trx, competition.id);
    if (!canOperate(viewer, { place: competition.uuid, refereeIds }, "run"))
      return refuse({ code: "forbidden" });
    const opened = await lockOpen(trx, competition.uuid);
    if (!opened.ok) return opened;
    const { rev } = opened.value;
    if (category.status === "awarded") return refuse({ code: "awarded" });
    const state = await loadCategoryState(trx, category.id);
    if (state === undefined && !hasComeAlone(await findCategoryFighters(trx, category.id)))
      return refuse({ code: "not-drawn" });
    if (state !== undefined && !isCategoryOver(state.draw, state.entrants, state.bouts, state.decisions))
      return refuse({ code: "bouts-left" });
    const isRepeat = category.status === "finished";
    const answer = { competitionUuid: competition.uuid, isRepeat, orders: [] };
    if (isRepeat) return ok({ ...answer, rev });
    const nowMs = deps.now();
    await updateCategory(trx, category.id, { status: "finished", updated_at: new Date(nowMs).toISOString() });
    const after = await bumpRev(trx, competition.uuid, { isStructural: true });
    await insertAudit(trx, {
      at_ms: nowMs,
      actor_id: viewer.accountId ?? null,
      session_id: viewer.sessionId ?? null,
      ip_hash: null,
      action: "category.finish",
      object: `category:${category.id}`,
    });
    return ok({ ...answer, rev: after });
  });
  if (!done.ok) return done;
  const { competitionUuid, ...answer } = done.value;
  deps.wakeFeed(competitionUuid);
  return ok(answer);
}
