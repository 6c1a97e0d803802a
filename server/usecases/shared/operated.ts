import type { Kysely, Transaction } from "kysely";
import { canOperate, isOfficial } from "#domain/access/access.ts";
import type { Right } from "#domain/access/eventRoles.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import { lockFeed } from "../../persistence/database/feed.ts";
import {
  findCompetitionById,
  findCompetitionByUuid,
  findRefereeIds,
  isCompetitionClosed,
} from "../../persistence/event/competitionRows.ts";
import type { CategoryRow, CompetitionRow } from "../../persistence/database/competitionTables.ts";
import { findCategoryByUuid } from "../../persistence/draw/entrantRows.ts";
import type { Tables } from "../../persistence/database/tables.ts";

export type OperatedProblem = { readonly code: "not-found" | "forbidden" };
export type ClosedProblem = { readonly code: "competition-closed" };

/**
 * Nobody else changes the competition until the end of the transaction, and nobody at all one that is closed; asked
 * behind the lock, so that no change slips past a closing (EV14).
 */
export async function lockOpen(
  trx: Transaction<Tables>,
  competitionUuid: string,
): Promise<Result<{ readonly rev: number }, ClosedProblem>> {
  const { rev } = await lockFeed(trx, competitionUuid);
  return (await isCompetitionClosed(trx, competitionUuid))
    ? refuse({ code: "competition-closed" })
    : ok({ rev });
}

/** For who runs it: anybody else is told 403, and only officials learn that there is no such thing. */
export async function findOperatedCompetition(
  db: Kysely<Tables>,
  viewer: Identity,
  uuid: string,
  right?: Right,
): Promise<Result<CompetitionRow, OperatedProblem>> {
  return mayOperate(db, viewer, await findCompetitionByUuid(db, uuid), right);
}

export type OperatedCategory = { readonly category: CategoryRow; readonly competition: CompetitionRow };

export async function findOperatedCategory(
  db: Kysely<Tables>,
  viewer: Identity,
  uuid: string,
  right?: Right,
): Promise<Result<OperatedCategory, OperatedProblem>> {
  const category = await findCategoryByUuid(db, uuid);
  const found = await mayOperate(
    db,
    viewer,
    category && (await findCompetitionById(db, category.competition_id)),
    right,
  );
  if (!found.ok) return found;
  return category === undefined ? refuse({ code: "not-found" }) : ok({ category, competition: found.value });
}

async function mayOperate(
  db: Kysely<Tables>,
  viewer: Identity,
  competition: CompetitionRow | undefined,
  right: Right | undefined,
): Promise<Result<CompetitionRow, OperatedProblem>> {
  if (competition === undefined) return refuse({ code: isOfficial(viewer) ? "not-found" : "forbidden" });
  const refereeIds = await findRefereeIds(db, competition.id);
  const staffing = { place: competition.uuid, refereeIds };
  return canOperate(viewer, staffing, right) ? ok(competition) : refuse({ code: "forbidden" });
}
