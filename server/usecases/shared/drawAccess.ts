import type { Kysely, Transaction } from "kysely";
import { canDraw, isOfficial } from "#domain/access/access.ts";
import type { Right } from "#domain/access/eventRoles.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findCompetitionById, findRefereeIds } from "../../persistence/event/competitionRows.ts";
import type { CategoryRow, CompetitionRow } from "../../persistence/database/competitionTables.ts";
import { findCategoryByUuid } from "../../persistence/draw/entrantRows.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import { findOwnCarpetUuids } from "../../persistence/day/matQueues.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { lockOpen, type ClosedProblem, type OperatedProblem } from "./operated.ts";

export type DrawAccessProblem = OperatedProblem | ClosedProblem;

export type DrawContext = {
  readonly deps: Pick<Deps, "now" | "newId">;
  readonly trx: Transaction<Tables>;
  readonly viewer: Identity;
  readonly competition: CompetitionRow;
  readonly rev: number;
  readonly nowMs: number;
};

/** Whether this viewer may look into the draws of a competition and make them (RL22). */
export async function checkDrawer(
  db: Kysely<Tables>,
  viewer: Identity,
  competition: CompetitionRow | undefined,
  right?: Right,
): Promise<Result<CompetitionRow, OperatedProblem>> {
  if (competition === undefined) return refuse({ code: isOfficial(viewer) ? "not-found" : "forbidden" });
  const refereeIds = await findRefereeIds(db, competition.id);
  const ownCarpets = await findOwnCarpetUuids(db, viewer.accountId ?? 0, competition.id);
  const staffing = { place: competition.uuid, refereeIds, ownCarpets };
  return canDraw(viewer, staffing, right) ? ok(competition) : refuse({ code: "forbidden" });
}

type CategoryOfDrawer = { readonly category: CategoryRow; readonly competition: CompetitionRow };

export async function findCategoryOfDrawer(
  db: Kysely<Tables>,
  viewer: Identity,
  categoryUuid: string,
): Promise<Result<CategoryOfDrawer, OperatedProblem>> {
  const category = await findCategoryByUuid(db, categoryUuid);
  const competition = category && (await findCompetitionById(db, category.competition_id));
  const checked = await checkDrawer(db, viewer, competition);
  if (!checked.ok) return checked;
  return category === undefined
    ? refuse({ code: "not-found" })
    : ok({ category, competition: checked.value });
}

/** Nobody else changes the competition until the end of the transaction. */
export async function lockForDraw(
  deps: Pick<Deps, "now" | "newId">,
  trx: Transaction<Tables>,
  viewer: Identity,
  competition: CompetitionRow,
): Promise<Result<DrawContext, ClosedProblem>> {
  const opened = await lockOpen(trx, competition.uuid);
  if (!opened.ok) return opened;
  return ok({ deps, trx, viewer, competition, rev: opened.value.rev, nowMs: deps.now() });
}

/** The new rev and the line in the audit; ids only, a log nobody can delete from holds no names. */
export async function closeDraw(
  { trx, viewer, competition, nowMs }: DrawContext,
  entry: {
    readonly action: string;
    readonly object: string;
    readonly before?: unknown;
    readonly after: unknown;
  },
): Promise<number> {
  const rev = await bumpRev(trx, competition.uuid, { isStructural: true });
  await insertAudit(trx, {
    at_ms: nowMs,
    actor_id: viewer.accountId ?? null,
    session_id: viewer.sessionId ?? null,
    ip_hash: null,
    ...entry,
  });
  return rev;
}
