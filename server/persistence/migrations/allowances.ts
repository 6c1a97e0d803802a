import type { Kysely } from "kysely";
import { createIndexes, isKey, required } from "./baseline/building.ts";

/** What callers have spent of what they may do, known to every instance. */
export async function createAllowances(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("allowance")
    .addColumn("key", "text", isKey)
    .addColumn("amount", "double precision", required)
    .addColumn("at_ms", "bigint", required)
    .execute();
  await createIndexes(db, "allowance", { allowance_by_age: ["at_ms"] });
}
