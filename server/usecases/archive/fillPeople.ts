import type { Transaction } from "kysely";
import { findPersonRow, updateArchivedPerson, type AnyRow } from "../../persistence/archive/archiveRows.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCompetitionUuidsOf, findNamingCategories } from "../../persistence/entry/personReferences.ts";
import type { ImportPlan } from "./planImport.ts";

type Refreshing = { readonly plan: ImportPlan; readonly teams: ReadonlyMap<string, number> };

const KEPT = ["uuid", "document_id", "created_at", "team_id"];

/**
 * Who came in with an earlier archive of the same installation is as that installation knows them now, unless they were
 * changed here since or have a profile here. The competitions that show them are told.
 */
export async function refreshPeople(
  trx: Transaction<Tables>,
  records: readonly AnyRow[],
  { plan, teams }: Refreshing,
): Promise<readonly string[]> {
  const told = new Set<string>();
  for (const record of records) {
    const uuid = String(record["uuid"]);
    const id = plan.renamed.has(uuid) ? undefined : plan.people.get(uuid);
    const here = id === undefined ? undefined : await findPersonRow(trx, id);
    if (id === undefined || here === undefined || here["profile_id"] !== null) continue;
    if (String(here["updated_at"]) >= String(record["updated_at"])) continue;
    const columns = Object.entries(record).filter(
      ([name]) => !KEPT.includes(name) && Object.hasOwn(here, name),
    );
    const { team_id: key } = record;
    const team = typeof key === "string" ? teams.get(key) : undefined;
    await updateArchivedPerson(trx, id, { ...Object.fromEntries(columns), team_id: team ?? null });
    const categories = await findNamingCategories(trx, { id, uuid });
    for (const competition of await findCompetitionUuidsOf(trx, categories)) told.add(competition);
  }
  for (const competition of told) await bumpRev(trx, competition, { isStructural: true });
  return [...told];
}
