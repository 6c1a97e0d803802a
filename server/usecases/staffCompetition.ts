import type { Transaction } from "kysely";
import type { StaffChange } from "#contract/staff.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../deps.ts";
import { insertAudit } from "../persistence/audit.ts";
import { findCompetitionByUuid } from "../persistence/competitionRows.ts";
import { findCompetitionCarpets } from "../persistence/matQueues.ts";
import { findStaff, replaceReferees, updateAccountCarpet, type StaffRow } from "../persistence/staff.ts";
import type { Tables } from "../persistence/tables.ts";
import { auditEntry, type Actor } from "./accountAct.ts";

export type StaffProblem = { readonly code: "not-found" | "no-referee" | "unknown-carpet" };

export async function readStaff(
  { db }: Deps,
  competitionUuid: string,
): Promise<Result<readonly StaffRow[], StaffProblem>> {
  const competition = await findCompetitionByUuid(db, competitionUuid);
  return competition === undefined ? refuse({ code: "not-found" }) : ok(await findStaff(db, competition.id));
}

/** Whoever is not in the list is named no more (RL23); a mat of another competition is left to that one (RL21). */
export async function setStaff(
  deps: Deps,
  actor: Actor,
  { competitionUuid, change }: { readonly competitionUuid: string; readonly change: StaffChange },
): Promise<Result<readonly StaffRow[], StaffProblem>> {
  return await deps.db.transaction().execute(async (trx) => {
    const competition = await findCompetitionByUuid(trx, competitionUuid);
    if (competition === undefined) return refuse({ code: "not-found" } as const);
    const before = await findStaff(trx, competition.id);
    const carpetIds = new Map(
      (await findCompetitionCarpets(trx, competition.id)).map(({ id, uuid }) => [uuid, id]),
    );
    const rows = new Map(before.map((row) => [row.id, row]));
    if (change.some(({ id }) => !rows.has(id))) return refuse({ code: "no-referee" } as const);
    if (change.some(({ carpet }) => carpet !== null && !carpetIds.has(carpet)))
      return refuse({ code: "unknown-carpet" } as const);

    const named = change.filter(({ isNamed }) => isNamed).map(({ id }) => id);
    await replaceReferees(trx, competition.id, [...new Set(named)]);
    for (const { id, carpet } of change) {
      if (carpet === (rows.get(id)?.carpet_uuid ?? null)) continue;
      await updateAccountCarpet(trx, id, carpet === null ? null : (carpetIds.get(carpet) ?? null));
    }
    const after = await findStaff(trx, competition.id);
    await writeDown(deps, trx, actor, { uuid: competitionUuid, before, after });
    return ok(after);
  });
}

type Staffing = {
  readonly uuid: string;
  readonly before: readonly StaffRow[];
  readonly after: readonly StaffRow[];
};

async function writeDown(
  deps: Deps,
  trx: Transaction<Tables>,
  actor: Actor,
  { uuid, before, after }: Staffing,
): Promise<void> {
  const object = `competition:${uuid}`;
  const act = { ...actor, action: "staff-changed", object, before: standing(before), after: standing(after) };
  await insertAudit(trx, auditEntry(deps, act));
}

/** What the audit remembers of it: only those of whom something is said. */
const standing = (rows: readonly StaffRow[]) =>
  rows
    .filter(({ named_in, carpet_uuid }) => named_in !== null || carpet_uuid !== null)
    .map(({ id, named_in, carpet_uuid }) => ({ id, isNamed: named_in !== null, carpet: carpet_uuid }));
