import type { Transaction } from "kysely";
import { isAdmin } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findMisfit } from "../../persistence/database/misfits.ts";
import type { Write, WriteProblem } from "../shared/write.ts";

type Trx = Transaction<Tables>;

/** What holds between entries and no single column can say; asked after the write. */
export async function checkRules(
  trx: Trx,
  { collection, viewer }: Write,
  id: number,
): Promise<Result<undefined, WriteProblem>> {
  const misfit = await findMisfit(trx, collection.table, id);
  if (misfit === undefined || (misfit === "drawn-already" && isAdmin(viewer))) return ok(undefined);
  return refuse({ code: misfit });
}
