import type { Transaction } from "kysely";
import { isAdmin } from "#domain/access/access.ts";
import type { Tables } from "../persistence/tables.ts";
import { findMisfit } from "../persistence/misfits.ts";
import { findCompetitionById } from "../persistence/competitionRows.ts";
import { Refusal, invalid } from "../query/refusal.ts";
import type { Columns } from "../query/writeRows.ts";
import type { Write } from "./write.ts";

type Trx = Transaction<Tables>;

const MESSAGES = {
  "fighter-not-in-category": "A fighter of a bout must be in its category",
  "carpet-of-another-competition": "The carpet belongs to another competition",
  "category-of-another-event": "The category belongs to another event",
} as const;

/** What holds between entries and no single column can say. Before a write with its columns, after it without. */
export async function checkRules(trx: Trx, write: Write, id: number, columns?: Columns): Promise<void> {
  if (columns !== undefined) return checkReopening(trx, write, id, columns);
  const misfit = await findMisfit(trx, write.collection.table, id);
  if (misfit !== undefined) throw invalid(MESSAGES[misfit], { code: misfit });
}

/** A closed competition is opened again by an admin only. */
async function checkReopening(
  trx: Trx,
  { collection, viewer }: Write,
  id: number,
  columns: Columns,
): Promise<void> {
  if (collection.name !== "competitions" || isAdmin(viewer)) return;
  const competition = await findCompetitionById(trx, id);
  if (competition?.status === "closed" && columns["status"] !== "closed")
    throw new Refusal("ForbiddenError", "Forbidden");
}
