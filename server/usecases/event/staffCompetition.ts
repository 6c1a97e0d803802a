import type { Kysely, Transaction } from "kysely";
import type { StaffChange } from "#contract/competition/staff.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { lockFeed } from "../../persistence/database/feed.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import { findCompetitionCarpets } from "../../persistence/day/matQueues.ts";
import {
  deleteMatOfficials,
  deleteReferees,
  findStaff,
  insertMatOfficials,
  insertReferees,
  type StaffRow,
} from "../../persistence/event/staff.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";

export type StaffList = { readonly rows: readonly StaffRow[]; readonly rev: number };
export type StaffProblem =
  | { readonly code: "not-found" | "no-referee" | "unknown-mat" }
  | { readonly code: "stale-staff"; readonly rev: number };

export async function readStaff(
  { db }: Pick<Deps, "db">,
  competitionUuid: string,
): Promise<Result<StaffList, { readonly code: "not-found" }>> {
  const competition = await findCompetitionByUuid(db, competitionUuid);
  return competition === undefined
    ? refuse({ code: "not-found" })
    : ok(await findStaffList(db, competition.id));
}

export type Staffing = {
  readonly competitionUuid: string;
  readonly change: StaffChange;
  /** The rev its author saw. */
  readonly expected: number | undefined;
};

/** Whoever is not in the list is named no more (RL23) and keeps their mat. */
export async function setStaff(
  deps: Pick<Deps, "db" | "tokenKey" | "now">,
  actor: Actor,
  { competitionUuid, change, expected }: Staffing,
): Promise<Result<StaffList, StaffProblem>> {
  return await inTransaction<StaffList, StaffProblem>(deps.db, async (trx) => {
    const competition = await findCompetitionByUuid(trx, competitionUuid);
    if (competition === undefined) return refuse({ code: "not-found" });
    // Of two admins who save at the same moment the second sees what the first has written.
    await lockFeed(trx, competitionUuid);
    const before = await findStaffList(trx, competition.id);
    if (expected !== undefined && expected !== before.rev)
      return refuse({ code: "stale-staff", rev: before.rev });
    const carpets = await findCompetitionCarpets(trx, competition.id);
    const carpetIds = new Map(carpets.map(({ id, uuid }) => [uuid, id]));
    const problem = problemWith(change, before.rows, carpetIds);
    if (problem !== undefined) return refuse(problem);

    await writeStaff(trx, { competitionId: competition.id, change, carpetIds });
    const after = await findStaffList(trx, competition.id);
    if (after.rev === before.rev) return ok(after);
    const act = { action: "staff-changed", object: `competition:${competitionUuid}` };
    const [old, now] = [standing(before.rows), standing(after.rows)];
    await insertAudit(trx, auditEntry(deps, { ...actor, ...act, before: old, after: now }));
    return ok(after);
  });
}

type CarpetIds = ReadonlyMap<string, number>;

function problemWith(
  change: StaffChange,
  rows: readonly StaffRow[],
  carpetIds: CarpetIds,
): StaffProblem | undefined {
  const known = new Set(rows.map(({ id }) => id));
  if (change.some(({ id }) => !known.has(id))) return { code: "no-referee" };
  if (change.some(({ carpet }) => carpet !== null && !carpetIds.has(carpet))) return { code: "unknown-mat" };
  return undefined;
}

type Writing = {
  readonly competitionId: number;
  readonly change: StaffChange;
  readonly carpetIds: CarpetIds;
};

async function writeStaff(
  trx: Transaction<Tables>,
  { competitionId, change, carpetIds }: Writing,
): Promise<void> {
  const idsOf = (members: StaffChange) => members.map(({ id }) => id);
  await deleteReferees(trx, competitionId);
  await insertReferees(trx, competitionId, idsOf(change.filter(({ isNamed }) => isNamed)));
  await deleteMatOfficials(trx, competitionId, idsOf(change));
  const officials = change.flatMap(({ id, carpet }) => {
    const carpetId = carpet === null ? undefined : carpetIds.get(carpet);
    return carpetId === undefined
      ? []
      : { competition_id: competitionId, account_id: id, carpet_id: carpetId };
  });
  await insertMatOfficials(trx, officials);
}

async function findStaffList(db: Kysely<Tables>, competitionId: number): Promise<StaffList> {
  const rows = await findStaff(db, competitionId);
  return { rows, rev: Number.parseInt(hashOf(standing(rows)).slice(0, REV_DIGITS), 16) };
}

/** As many as a number holds exactly. */
const REV_DIGITS = 12;

/** Only those of whom something is said: a referee more on the platform changes nothing here. */
const standing = (rows: readonly StaffRow[]) =>
  rows
    .filter(({ named_in, carpet_uuid }) => named_in !== null || carpet_uuid !== null)
    .map(({ id, named_in, carpet_uuid }) => ({ id, isNamed: named_in !== null, carpet: carpet_uuid }));
