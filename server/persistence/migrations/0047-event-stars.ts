import { sql, type Kysely } from "kysely";
import { isPostgres } from "../database/columns.ts";

const KINDS = ["fighter", "team", "category", "event"] as const;

/** Whole events are followed too. */
export async function up(db: Kysely<never>): Promise<void> {
  if (isPostgres(db)) {
    for (const table of ["star", "push_follow"]) {
      const name = `${table}_kind_known`;
      await db.schema.alterTable(table).dropConstraint(name).execute();
      await db.schema.alterTable(table).addCheckConstraint(name, isKnownKind()).execute();
    }
    return;
  }
  await rebuildStar(db);
  await rebuildPushFollow(db);
}

const isKnownKind = () => sql`kind in (${sql.join(KINDS.map((kind) => sql.lit(kind)))})`;

/** SQLite changes no constraint of a table that exists. */
async function rebuildStar(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("star_next")
    .addColumn("account_id", "integer", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("ref", "text", (column) => column.notNull())
    .addColumn("is_on", "boolean", (column) => column.notNull())
    .addColumn("changed_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("star_pk", ["account_id", "kind", "ref"])
    .addCheckConstraint("star_kind_known", isKnownKind())
    .execute();
  await replaceBy(db, "star", "star_next");
}

async function rebuildPushFollow(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("push_follow_next")
    .addColumn("subscription_id", "integer", (column) =>
      column.notNull().references("push_subscription.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("ref", "text", (column) => column.notNull())
    .addColumn("since_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("push_follow_pk", ["subscription_id", "kind", "ref"])
    .addCheckConstraint("push_follow_kind_known", isKnownKind())
    .execute();
  await replaceBy(db, "push_follow", "push_follow_next");
  await db.schema.createIndex("push_follow_by_ref").on("push_follow").columns(["ref", "kind"]).execute();
}

async function replaceBy(db: Kysely<never>, table: string, next: string): Promise<void> {
  await sql`insert into ${sql.table(next)} select * from ${sql.table(table)}`.execute(db);
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(next).renameTo(table).execute();
}
