import { sql, type Transaction } from "kysely";
import type { Result } from "#domain/result.ts";
import type { Tables } from "./tables.ts";

/** A part of a transaction: a refusal or an exception takes back what it wrote, and the rest stays as it was. */
export async function inSavepoint<Value, Problem>(
  trx: Transaction<Tables>,
  work: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  await sql`savepoint part`.execute(trx);
  try {
    const done = await work();
    if (!done.ok) await sql`rollback to savepoint part`.execute(trx);
    return done;
  } catch (cause) {
    await sql`rollback to savepoint part`.execute(trx);
    throw cause;
  } finally {
    await sql`release savepoint part`.execute(trx);
  }
}
