import type { Kysely, Transaction } from "kysely";
import { isPostgres } from "../database/columns.ts";
import type { Tables } from "../database/tables.ts";

/** What is left of an allowance, or how often something failed, and when that was. */
export type KeptAmount = { readonly amount: number; readonly atMs: number };

type Change<Answer> = (known: KeptAmount | undefined) => {
  /** Undefined forgets the key. */
  readonly next: KeptAmount | undefined;
  readonly answer: Answer;
};

const NEVER = -1;

/** As it stands, for who would be refused by it: refusing costs no write. */
export async function findAllowance(db: Kysely<Tables>, key: string): Promise<KeptAmount | undefined> {
  const row = await db
    .selectFrom("allowance")
    .select(["amount", "at_ms"])
    .where("key", "=", key)
    .executeTakeFirst();
  return row === undefined || row.at_ms === NEVER ? undefined : { amount: row.amount, atMs: row.at_ms };
}

/** Changed by one caller at a time, whichever instance serves it: nobody acts on an amount another is about to change. */
export async function changeAllowance<Answer>(
  trx: Transaction<Tables>,
  key: string,
  change: Change<Answer>,
): Promise<Answer> {
  const row = await lockRow(trx, key);
  const known = row.at_ms === NEVER ? undefined : { amount: row.amount, atMs: row.at_ms };
  const { next, answer } = change(known);
  if (next === undefined) await trx.deleteFrom("allowance").where("key", "=", key).execute();
  else
    await trx
      .updateTable("allowance")
      .set({ amount: next.amount, at_ms: next.atMs })
      .where("key", "=", key)
      .execute();
  return answer;
}

/** The row is there before it is locked: two first callers would otherwise both find nothing. */
async function lockRow(trx: Transaction<Tables>, key: string): Promise<{ amount: number; at_ms: number }> {
  for (;;) {
    await trx
      .insertInto("allowance")
      .values({ key, amount: 0, at_ms: NEVER })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
    const row = await trx
      .selectFrom("allowance")
      .select(["amount", "at_ms"])
      .where("key", "=", key)
      .$if(isPostgres(trx), (query) => query.forUpdate())
      .executeTakeFirst();
    // Who held the lock has forgotten the key meanwhile: it is written again.
    if (row !== undefined) return row;
  }
}

/** Those nobody has touched for so long that they say nothing any more. */
export async function deleteOldAllowances(db: Kysely<Tables>, beforeMs: number): Promise<void> {
  await db.deleteFrom("allowance").where("at_ms", "<", beforeMs).execute();
}
