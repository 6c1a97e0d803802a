import type { Kysely } from "kysely";
import { createIndexes, of, required } from "./baseline/building.ts";

/** Who has come to a bout, as its officials marked it; a mark that was taken back stays as no mark, with its time. */
export async function createPresence(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("bout_presence")
    .addColumn("fighting_id", "integer", of("fighting.id"))
    .addColumn("fighter_id", "integer", of("fighter.id"))
    .addColumn("is_here", "boolean")
    .addColumn("marked_ms", "bigint", required)
    .addPrimaryKeyConstraint("bout_presence_key", ["fighting_id", "fighter_id"])
    .execute();
  await createIndexes(db, "bout_presence", { bout_presence_by_fighter: ["fighter_id"] });
}
