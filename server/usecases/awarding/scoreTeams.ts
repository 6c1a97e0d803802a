import type { Transaction } from "kysely";
import type { TeamFormulaView } from "#contract/competition/entity.ts";
import type { Adjustment, AdjustmentRequest } from "#contract/awarding/teamScoring.ts";
import { hasRight, isAdmin } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { findCompetitionByUuid, updateCompetition } from "../../persistence/event/competitionRows.ts";
import {
  findAdjustment,
  findAllAdjustments,
  insertAdjustment,
  revokeAdjustment,
} from "../../persistence/awarding/teamAdjustments.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import {
  findCompetitionsOfTeam,
  findTeamById,
  mergeTeamInto,
  type MovedToTeam,
} from "../../persistence/entry/teamRows.ts";
import { findOperatedCompetition, lockOpen, type OperatedProblem } from "../shared/operated.ts";
import { changeShownOrRefuse } from "../shared/shownChange.ts";

type TeamDone = { readonly isDone: true };
const DONE: TeamDone = { isDone: true };
type Refused<Code extends string = never> = { readonly code: "not-found" | "forbidden" | Code };
type FormulaProblem = Refused<"competition-closed">;
type AdjustProblem = Refused<"unknown-team" | "id-reused" | "competition-closed">;
type RevokeProblem = Refused<"already-revoked" | "competition-closed">;
type MergeProblem = Refused<"unknown-team" | "same-team">;

/** Every adjustment with who gave it and who took it back; for everybody who runs the competition. */
export async function listAdjustments(
  deps: Pick<Deps, "db">,
  viewer: Identity,
  uuid: string,
): Promise<Result<readonly Adjustment[], OperatedProblem>> {
  const competition = await findOperatedCompetition(deps.db, viewer, uuid, "read");
  if (!competition.ok) return competition;
  const rows = await findAllAdjustments(deps.db, competition.value.id);
  return ok(
    rows.map((row) => ({
      id: row.id,
      team: { id: row.team_id, name: row.name, city: row.city },
      points: row.points,
      reason: row.reason,
      at: row.at_ms,
      author: row.author,
      revoked:
        row.revoked_ms === null
          ? null
          : { at: row.revoked_ms, author: row.revoker, reason: row.revoke_reason ?? "" },
    })),
  );
}

/** Which place is worth what; shown at once on every page of the competition (TM10). */
export async function saveFormula(
  deps: Pick<Deps, "db" | "now" | "wakeFeed">,
  viewer: Identity,
  uuid: string,
  formula: TeamFormulaView,
): Promise<Result<TeamDone, FormulaProblem>> {
  if (!hasRight(viewer, "decide", uuid)) return refuse({ code: "forbidden" });
  return changeShownOrRefuse<TeamDone, FormulaProblem>(deps, async (trx) => {
    const competition = await findCompetitionByUuid(trx, uuid);
    if (competition === undefined) return refuse({ code: "not-found" });
    const opened = await lockOpen(trx, uuid);
    if (!opened.ok) return opened;
    await updateCompetition(trx, competition.id, { team_formula: writeJson(formula) });
    await audit(deps, trx, viewer, {
      action: "teams.formula",
      object: `competition:${uuid}`,
      before: competition.team_formula,
      after: formula,
    });
    return ok({ value: DONE, shownIn: [uuid] });
  });
}

/** Points by hand: kept with the reason, shown to everybody, never edited (TM11). */
export async function adjustTeam(
  deps: Pick<Deps, "db" | "now" | "wakeFeed">,
  viewer: Identity,
  uuid: string,
  asked: AdjustmentRequest,
): Promise<Result<TeamDone, AdjustProblem>> {
  if (!hasRight(viewer, "decide", uuid)) return refuse({ code: "forbidden" });
  return changeShownOrRefuse<TeamDone, AdjustProblem>(deps, async (trx) => {
    const competition = await findCompetitionByUuid(trx, uuid);
    if (competition === undefined) return refuse({ code: "not-found" });
    const opened = await lockOpen(trx, uuid);
    if (!opened.ok) return opened;
    const earlier = await findAdjustment(trx, asked.id);
    if (earlier?.competition_uuid === uuid) return ok({ value: DONE, shownIn: [] });
    if (earlier !== undefined) return refuse({ code: "id-reused" });
    if ((await findTeamById(trx, asked.team)) === undefined) return refuse({ code: "unknown-team" });
    const { id, team, points, reason } = asked;
    await insertAdjustment(trx, {
      id,
      competition_id: competition.id,
      team_id: team,
      points,
      reason,
      actor_id: viewer.accountId ?? 0,
      at_ms: deps.now(),
    });
    await audit(deps, trx, viewer, { action: "teams.adjust", object: `competition:${uuid}`, after: asked });
    return ok({ value: DONE, shownIn: [uuid] });
  });
}

export async function takeAdjustmentBack(
  deps: Pick<Deps, "db" | "now" | "wakeFeed">,
  viewer: Identity,
  id: string,
  reason: string,
): Promise<Result<TeamDone, RevokeProblem>> {
  return changeShownOrRefuse<TeamDone, RevokeProblem>(deps, async (trx) => {
    const found = await findAdjustment(trx, id);
    if (found === undefined) return refuse({ code: "not-found" });
    if (!hasRight(viewer, "decide", found.competition_uuid)) return refuse({ code: "forbidden" });
    const opened = await lockOpen(trx, found.competition_uuid);
    if (!opened.ok) return opened;
    const isRevoked = await revokeAdjustment(trx, id, {
      revoked_ms: deps.now(),
      revoked_by: viewer.accountId ?? 0,
      revoke_reason: reason,
    });
    if (!isRevoked) return refuse({ code: "already-revoked" });
    await audit(deps, trx, viewer, { action: "teams.revoke", object: `adjustment:${id}`, after: { reason } });
    return ok({ value: DONE, shownIn: [found.competition_uuid] });
  });
}

/** Two names of one club: everybody of the first moves to the second, and the first is no more (TM12). */
export async function mergeTeams(
  deps: Pick<Deps, "db" | "now" | "wakeFeed">,
  viewer: Identity,
  fromId: number,
  { into, reason }: { readonly into: number; readonly reason: string },
): Promise<Result<MovedToTeam, MergeProblem>> {
  if (!isAdmin(viewer)) return refuse({ code: "forbidden" });
  return changeShownOrRefuse<MovedToTeam, MergeProblem>(deps, async (trx) => {
    const from = await findTeamById(trx, fromId);
    if (from === undefined) return refuse({ code: "not-found" });
    if (fromId === into) return refuse({ code: "same-team" });
    const kept = await findTeamById(trx, into);
    if (kept === undefined) return refuse({ code: "unknown-team" });
    const shownIn = await findCompetitionsOfTeam(trx, fromId);
    const moved = await mergeTeamInto(trx, fromId, into);
    await audit(deps, trx, viewer, {
      action: "teams.merge",
      object: `team:${into}`,
      before: { id: from.id, name: from.name, city: from.city },
      after: { ...moved, name: kept.name, reason },
    });
    return ok({ value: moved, shownIn });
  });
}

type Audited = {
  readonly action: string;
  readonly object: string;
  readonly before?: unknown;
  readonly after: unknown;
};

async function audit(
  { now }: Pick<Deps, "now">,
  trx: Transaction<Tables>,
  viewer: Identity,
  entry: Audited,
): Promise<void> {
  await insertAudit(trx, {
    at_ms: now(),
    actor_id: viewer.accountId ?? null,
    session_id: viewer.sessionId ?? null,
    ip_hash: null,
    ...entry,
  });
}
