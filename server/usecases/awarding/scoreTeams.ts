import type { Transaction } from "kysely";
import type { TeamFormulaView } from "#contract/entity.ts";
import type { Adjustment, AdjustmentRequest } from "#contract/teamScoring.ts";
import { isAdmin } from "#domain/access/access.ts";
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
import { findOperatedCompetition } from "../shared/operated.ts";
import { changeShown } from "../shared/shownChange.ts";

export type TeamProblem = {
  readonly code: "not-found" | "forbidden" | "unknown-team" | "same-team" | "already-revoked" | "id-reused";
};
type Done = Result<{ readonly isDone: true }, TeamProblem>;
const DONE = ok({ isDone: true } as const);

/** Every adjustment with who gave it and who took it back; for everybody who runs the competition. */
export async function listAdjustments(
  deps: Deps,
  viewer: Identity,
  uuid: string,
): Promise<Result<readonly Adjustment[], TeamProblem>> {
  const competition = await findOperatedCompetition(deps.db, viewer, uuid);
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
  deps: Deps,
  viewer: Identity,
  uuid: string,
  formula: TeamFormulaView,
): Promise<Done> {
  if (!isAdmin(viewer)) return refuse({ code: "forbidden" });
  return await changeShown<Done>(deps, async (trx) => {
    const competition = await findCompetitionByUuid(trx, uuid);
    if (competition === undefined) return unchanged("not-found");
    await updateCompetition(trx, competition.id, { team_formula: writeJson(formula) });
    await audit(deps, trx, viewer, {
      action: "teams.formula",
      object: `competition:${uuid}`,
      before: competition.team_formula,
      after: formula,
    });
    return { value: DONE, shownIn: [uuid] };
  });
}

/** Points by hand: kept with the reason, shown to everybody, never edited (TM11). */
export async function adjustTeam(
  deps: Deps,
  viewer: Identity,
  uuid: string,
  asked: AdjustmentRequest,
): Promise<Done> {
  if (!isAdmin(viewer)) return refuse({ code: "forbidden" });
  return await changeShown<Done>(deps, async (trx) => {
    const competition = await findCompetitionByUuid(trx, uuid);
    if (competition === undefined) return unchanged("not-found");
    const earlier = await findAdjustment(trx, asked.id);
    if (earlier?.competition_uuid === uuid) return { value: DONE, shownIn: [] };
    if (earlier !== undefined) return unchanged("id-reused");
    if ((await findTeamById(trx, asked.team)) === undefined) return unchanged("unknown-team");
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
    return { value: DONE, shownIn: [uuid] };
  });
}

export async function takeAdjustmentBack(
  deps: Deps,
  viewer: Identity,
  id: string,
  reason: string,
): Promise<Done> {
  if (!isAdmin(viewer)) return refuse({ code: "forbidden" });
  return await changeShown<Done>(deps, async (trx) => {
    const found = await findAdjustment(trx, id);
    if (found === undefined) return unchanged("not-found");
    const isRevoked = await revokeAdjustment(trx, id, {
      revoked_ms: deps.now(),
      revoked_by: viewer.accountId ?? 0,
      revoke_reason: reason,
    });
    if (!isRevoked) return unchanged("already-revoked");
    await audit(deps, trx, viewer, { action: "teams.revoke", object: `adjustment:${id}`, after: { reason } });
    return { value: DONE, shownIn: [found.competition_uuid] };
  });
}

/** Two names of one club: everybody of the first moves to the second, and the first is no more (TM12). */
export async function mergeTeams(
  deps: Deps,
  viewer: Identity,
  fromId: number,
  { into, reason }: { readonly into: number; readonly reason: string },
): Promise<Result<MovedToTeam, TeamProblem>> {
  if (!isAdmin(viewer)) return refuse({ code: "forbidden" });
  return await changeShown<Result<MovedToTeam, TeamProblem>>(deps, async (trx) => {
    const from = await findTeamById(trx, fromId);
    if (from === undefined) return unchanged("not-found");
    if (fromId === into) return unchanged("same-team");
    const kept = await findTeamById(trx, into);
    if (kept === undefined) return unchanged("unknown-team");
    const shownIn = await findCompetitionsOfTeam(trx, fromId);
    const moved = await mergeTeamInto(trx, fromId, into);
    await audit(deps, trx, viewer, {
      action: "teams.merge",
      object: `team:${into}`,
      before: { id: from.id, name: from.name, city: from.city },
      after: { ...moved, name: kept.name, reason },
    });
    return { value: ok(moved), shownIn };
  });
}

const unchanged = (code: TeamProblem["code"]) => ({ value: refuse({ code }), shownIn: [] });

type Audited = {
  readonly action: string;
  readonly object: string;
  readonly before?: unknown;
  readonly after: unknown;
};

async function audit(
  { now }: Deps,
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
