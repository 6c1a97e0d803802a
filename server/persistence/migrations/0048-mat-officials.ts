import { sql, type Kysely } from "kysely";

/** A mat in each competition, where an account could have one in all: given one here, it lost the one there. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("mat_official")
    .addColumn("competition_id", "integer", (column) =>
      column.notNull().references("competition.id").onDelete("cascade"),
    )
    .addColumn("account_id", "integer", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("carpet_id", "integer", (column) =>
      column.notNull().references("carpet.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("mat_official_key", ["competition_id", "account_id"])
    .execute();
  for (const column of ["account_id", "carpet_id"])
    await db.schema.createIndex(`mat_official_by_${column}`).on("mat_official").column(column).execute();
  await sql`
    insert into mat_official (competition_id, account_id, carpet_id)
    select carpet.competition_id, account.id, carpet.id
    from account inner join carpet on carpet.id = account.carpet_id`.execute(db);
  await db.schema.alterTable("account").dropColumn("carpet_id").execute();
}
