import type { Kysely, Transaction } from "kysely";
import type { Result } from "#domain/result.ts";
import type { Tables } from "../../persistence/database/tables.ts";

/** One transaction: what was allowed is committed, a refusal or an exception leaves nothing behind. */
export async function inTransaction<Value, Problem>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  const trx = await db.startTransaction().execute();
  try {
    const done = await work(trx);
    await (done.ok ? trx.commit() : trx.rollback()).execute();
    return done;
  } catch (cause) {
    // A storage that failed may fail to roll back as well; why it failed first is what must be told (ST10).
    if (!trx.isCommitted && !trx.isRolledBack)
      await trx
        .rollback()
        .execute()
        .catch(() => {});
    throw cause;
  }
}
