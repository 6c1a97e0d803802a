import type { Transaction } from "kysely";
import { PERSON_FIELDS, type PersonField } from "#domain/person/merge.ts";
import type { Deps } from "../../environment/deps.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findFighterById } from "../../persistence/entry/people.ts";
import { insertFighterChanges } from "../../persistence/entry/personMerges.ts";
import { findTeamNames } from "../../persistence/entry/personRows.ts";
import type { Write } from "../shared/write.ts";
import { valuesOf } from "./personCard.ts";

type Trx = Transaction<Tables>;

/** A merge does not ask about the weight, the scale decides it; by hand it is changed as any other field. */
const FIELDS = [...PERSON_FIELDS, "weight"] as const;
type Kept = Readonly<Record<PersonField | "weight", string>>;

/** What is known of the athlete that is written; undefined where it is something else that is written. */
export async function findValues(
  trx: Trx,
  { collection }: Pick<Write, "collection">,
  id: number,
): Promise<Kept | undefined> {
  const row = collection.name === "fighters" ? await findFighterById(trx, id) : undefined;
  return (
    row && {
      ...valuesOf(row, await findTeamNames(trx, row.team_id)),
      weight: String(row.weight ?? ""),
    }
  );
}

/** A line for every field that reads otherwise now; the audit, which nobody can delete from, names the fields only (PS13). */
export async function recordChanges(
  { now }: Pick<Deps, "now">,
  trx: Trx,
  write: Pick<Write, "collection" | "viewer">,
  { id, before }: { readonly id: number; readonly before: Kept },
): Promise<void> {
  const after = await findValues(trx, write, id);
  if (after === undefined) return;
  const act = { fighter_id: id, at_ms: now(), actor_id: write.viewer.accountId ?? null };
  await insertFighterChanges(
    trx,
    FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
      ...act,
      field,
      before: before[field] || null,
      after: after[field] || null,
    })),
  );
}
