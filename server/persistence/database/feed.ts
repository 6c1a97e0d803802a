import type { Kysely, Transaction } from "kysely";
import { announceChange } from "./changeSignal.ts";
import { isPostgres } from "./columns.ts";
import type { FeedRow, HeadRow } from "./logTables.ts";
import type { Tables } from "./tables.ts";

/**
 * Until the end of the transaction nobody else changes this competition, so its revs become visible in their order.
 * SQLite has one writer, which is this transaction already.
 */
export async function lockFeed(trx: Transaction<Tables>, competitionUuid: string): Promise<FeedRow> {
  const known = await selectLocked(trx, competitionUuid).executeTakeFirst();
  if (known) return known;
  await trx
    .insertInto("competition_feed")
    .values({ competition_uuid: competitionUuid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await selectLocked(trx, competitionUuid).executeTakeFirstOrThrow();
}

/** The next rev. A structural change (bouts, orders, people) makes every client load the competition again. */
export async function bumpRev(
  trx: Transaction<Tables>,
  competitionUuid: string,
  { isStructural = false }: { readonly isStructural?: boolean } = {},
): Promise<number> {
  const { rev } = await trx
    .insertInto("competition_feed")
    .values({ competition_uuid: competitionUuid, rev: 1, structure_rev: isStructural ? 1 : 0 })
    .onConflict((conflict) =>
      conflict.column("competition_uuid").doUpdateSet((update) => {
        const next = update("competition_feed.rev", "+", 1);
        return isStructural ? { rev: next, structure_rev: next } : { rev: next };
      }),
    )
    .returning("rev")
    .executeTakeFirstOrThrow();
  await announceChange(trx, competitionUuid);
  return rev;
}

/** Undefined for a competition that has not changed since it was made: its rev is 0. */
export async function findFeed(db: Kysely<Tables>, competitionUuid: string): Promise<FeedRow | undefined> {
  return await db
    .selectFrom("competition_feed")
    .selectAll()
    .where("competition_uuid", "=", competitionUuid)
    .executeTakeFirst();
}

/** The bouts that changed after `rev`, each once and as it is now, the longest unchanged first. */
export async function findHeadsSince(
  db: Kysely<Tables>,
  competitionUuid: string,
  rev: number,
): Promise<HeadRow[]> {
  return await db
    .selectFrom("fighting_head")
    .selectAll()
    .where("competition_uuid", "=", competitionUuid)
    .where("last_rev", ">", rev)
    .orderBy("last_rev")
    .orderBy("fighting_uuid")
    .execute();
}

function selectLocked(trx: Transaction<Tables>, competitionUuid: string) {
  return trx
    .selectFrom("competition_feed")
    .selectAll()
    .where("competition_uuid", "=", competitionUuid)
    .$if(isPostgres(trx), (query) => query.forUpdate());
}

/**
 * After a restore: pages and screens may hold revs the backup has not reached. From here on every rev is one that nobody has
 * seen, so that all of them load the whole competition and none merges changes into what was lost (ST17).
 */
export async function leaveOldRevs(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await db
    .updateTable("competition_feed")
    .set({ rev: nowMs, structure_rev: nowMs })
    .where("rev", "<", nowMs)
    .execute();
}
