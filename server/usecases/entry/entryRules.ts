import type { Transaction } from "kysely";
import { isAdmin } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findMisfit } from "../../persistence/database/misfits.ts";
import { invalid, type WordedProblem } from "../../query/refusal.ts";
import type { Write } from "../shared/write.ts";

type Trx = Transaction<Tables>;

const MESSAGES = {
  "fighter-not-in-category": "A fighter of a bout must be in its category",
  "carpet-of-another-competition": "The carpet belongs to another competition",
  "category-of-another-event": "The category belongs to another event",
  "event-not-published": "Publish the event first",
  "drawn-already": "The category is already drawn",
} as const;

/** What holds between entries and no single column can say; asked after the write. */
export async function checkRules(
  trx: Trx,
  { collection, viewer }: Write,
  id: number,
): Promise<Result<undefined, WordedProblem>> {
  const misfit = await findMisfit(trx, collection.table, id);
  if (misfit === undefined || (misfit === "drawn-already" && isAdmin(viewer))) return ok(undefined);
  return refuse(invalid(MESSAGES[misfit], { code: misfit }));
}
