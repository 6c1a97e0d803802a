import type { Transaction } from "kysely";
import type { NewConsent } from "./accountTables.ts";
import type { Tables } from "./tables.ts";

/** Consents are evidence: they are added and withdrawn, never rewritten. */
export async function insertConsents(trx: Transaction<Tables>, rows: readonly NewConsent[]): Promise<void> {
  if (rows.length > 0)
    await trx
      .insertInto("consent")
      .values([...rows])
      .execute();
}
