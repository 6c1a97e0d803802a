import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { createIndexes, maybeOf, numbered, of, required, yesOrNo } from "./baseline/building.ts";

/** Referees are people of a competition; the accounts that were named in it or had a mat become the first of them. */
export async function createReferees(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("referee")
    .addColumn("id", "integer", numbered(db))
    .addColumn("uuid", "text", (column) => column.notNull().unique())
    .addColumn("competition_id", "integer", of("competition.id"))
    .addColumn("last_name", "text", required)
    .addColumn("first_name", "text")
    .addColumn("middle_name", "text")
    .addColumn("grade", "text")
    .addColumn("post", "text")
    .addColumn("region", "text")
    .addColumn("city", "text")
    .addColumn("club", "text")
    .addColumn("account_id", "integer", maybeOf("account.id"))
    .addColumn("is_named", "boolean", yesOrNo(false))
    .addUniqueConstraint("referee_account", ["competition_id", "account_id"])
    .execute();
  await createIndexes(db, "referee", { referee_by_account: ["account_id"] });
  await db.schema
    .createTable("referee_mat")
    .addColumn("referee_id", "integer", of("referee.id"))
    .addColumn("carpet_id", "integer", of("carpet.id"))
    .addPrimaryKeyConstraint("referee_mat_key", ["referee_id", "carpet_id"])
    .execute();
  await createIndexes(db, "referee_mat", { referee_mat_by_carpet: ["carpet_id"] });
  await db.schema
    .createTable("bout_referee")
    .addColumn("fighting_id", "integer", of("fighting.id"))
    .addColumn("referee_id", "integer", of("referee.id"))
    .addColumn("duty", "text", required)
    .addPrimaryKeyConstraint("bout_referee_key", ["fighting_id", "referee_id"])
    .execute();
  await createIndexes(db, "bout_referee", { bout_referee_by_referee: ["referee_id"] });
  await takeOver(db);
  await db.schema.dropTable("mat_official").execute();
  await db.schema.dropTable("competition_referee").execute();
}

async function takeOver(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ competition_id: number; account_id: number; is_named: number }>`
    select competition_id, account_id, max(is_named) as is_named from (
      select competition_id, account_id, 1 as is_named from competition_referee
      union all select competition_id, account_id, 0 as is_named from mat_official
    ) as known group by competition_id, account_id order by competition_id, account_id`.execute(db);
  for (const { competition_id: competition, account_id: account, is_named: named } of rows)
    await sql`insert into referee
        (uuid, competition_id, account_id, is_named, last_name, first_name, middle_name)
      select ${randomUUID()}, ${competition}, id, ${sql.lit(named === 1)},
        coalesce(last_name, display_name, username),
        case when last_name is null then null else first_name end,
        case when last_name is null then null else middle_name end
      from account where id = ${account}`.execute(db);
  await sql`insert into referee_mat (referee_id, carpet_id)
    select referee.id, mat_official.carpet_id from mat_official
    join referee on referee.competition_id = mat_official.competition_id
      and referee.account_id = mat_official.account_id`.execute(db);
}
