import { sql, type Kysely } from "kysely";
import { createIndexes } from "./baseline/building.ts";

/** From which network a browser asked to be told, so that one cannot fill the disk, and when it was last heard of. */
export async function addPushCaps(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("push_subscription").addColumn("network_hash", "text").execute();
  await db.schema
    .alterTable("push_subscription")
    .addColumn("seen_ms", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update push_subscription set seen_ms = created_ms`.execute(db);
  await createIndexes(db, "push_subscription", { push_subscription_by_network: ["network_hash"] });
}
