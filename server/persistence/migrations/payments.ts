import type { Kysely } from "kysely";
import { checkWords, createIndexes, isKey, maybeOf, of, required } from "./baseline/building.ts";

/** What an entry costs, who paid for whom, and what a provider was asked. */
export async function createPayments(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("event").addColumn("pricing", "jsonb").execute();
  const payment = db.schema
    .createTable("payment")
    .addColumn("id", "text", isKey)
    // An event somebody paid for is not deleted with its money.
    .addColumn("event_id", "integer", of("event.id", "restrict"))
    .addColumn("account_id", "integer", maybeOf("account.id"))
    .addColumn("kopecks", "bigint", required)
    .addColumn("state", "text", required)
    .addColumn("method", "text", required)
    .addColumn("provider", "text")
    .addColumn("provider_id", "text")
    .addColumn("confirmation_url", "text")
    .addColumn("made_ms", "bigint", required)
    .addColumn("settled_ms", "bigint")
    .addColumn("actor_id", "integer", maybeOf("account.id"))
    .addColumn("payer", "text")
    .addColumn("note", "text")
    .addColumn("number", "integer")
    .addColumn("revoked_ms", "bigint")
    .addColumn("revoked_by", "integer", maybeOf("account.id"))
    .addColumn("revoke_reason", "text")
    .addColumn("check_ms", "bigint")
    .addColumn("checks", "integer", (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint("payment_of_provider_once", ["provider", "provider_id"])
    .addUniqueConstraint("payment_number_once", ["event_id", "number"]);
  await checkWords(
    checkWords(payment, "payment_state_known", "state", ["pending", "paid", "cancelled"]),
    "payment_method_known",
    "method",
    ["cash", "transfer", "online"],
  ).execute();
  await createIndexes(db, "payment", {
    payment_by_account: ["account_id"],
    payment_by_check: ["check_ms"],
  });
  await db.schema
    .createTable("payment_part")
    .addColumn("payment_id", "text", of("payment.id"))
    .addColumn("position", "integer", required)
    .addColumn("profile_id", "integer", maybeOf("profile.id"))
    .addColumn("fighter_id", "integer", maybeOf("fighter.id"))
    .addColumn("kopecks", "bigint", required)
    .addPrimaryKeyConstraint("payment_part_key", ["payment_id", "position"])
    .execute();
  await createIndexes(db, "payment_part", {
    payment_part_by_profile: ["profile_id"],
    payment_part_by_fighter: ["fighter_id"],
  });
}
