import type { Kysely } from "kysely";
import type { AwardingActRow, NewAwardingAct } from "../database/hallTables.ts";
import type { Tables } from "../database/tables.ts";

/** How many acts there are; the number of the last one. */
export async function countAwardingActs(db: Kysely<Tables>, competitionUuid: string): Promise<number> {
  const { last } = await db
    .selectFrom("awarding_act")
    .select((select) => select.fn.max<number | null>("n").as("last"))
    .where("competition_uuid", "=", competitionUuid)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Fails on a number already taken: the caller holds the lock of the feed. */
export async function insertAwardingAct(db: Kysely<Tables>, row: NewAwardingAct): Promise<void> {
  await db.insertInto("awarding_act").values(row).execute();
}

export async function findAwardingAct(db: Kysely<Tables>, id: string): Promise<AwardingActRow | undefined> {
  return await selectActs(db).where("awarding_act.id", "=", id).executeTakeFirst();
}

/** The oldest first; of one category, or of the whole competition. */
export async function findAwardingActs(
  db: Kysely<Tables>,
  competitionUuid: string,
  categoryUuid?: string,
): Promise<AwardingActRow[]> {
  return await selectActs(db)
    .where("awarding_act.competition_uuid", "=", competitionUuid)
    .$if(categoryUuid !== undefined, (query) =>
      query.where("awarding_act.category_uuid", "=", categoryUuid ?? ""),
    )
    .orderBy("awarding_act.n")
    .execute();
}

function selectActs(db: Kysely<Tables>) {
  return db
    .selectFrom("awarding_act")
    .leftJoin("account", "account.id", "awarding_act.actor_id")
    .leftJoin("archive_author", "archive_author.id", "awarding_act.actor_id")
    .selectAll("awarding_act")
    .select((select) =>
      select.fn
        .coalesce("account.display_name", "account.username", "archive_author.name", select.val(""))
        .as("author"),
    );
}
