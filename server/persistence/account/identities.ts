import type { Kysely } from "kysely";
import type { AccountRow, NewProviderCode } from "../database/accountTables.ts";
import type { Tables } from "../database/tables.ts";

type Identity = { readonly provider: string; readonly subject: string };

/** Whose account a provider's person is. */
export async function findAccountByIdentity(
  db: Kysely<Tables>,
  { provider, subject }: Identity,
): Promise<AccountRow | undefined> {
  return await db
    .selectFrom("account_identity")
    .innerJoin("account", "account.id", "account_identity.account_id")
    .selectAll("account")
    .where("account_identity.provider", "=", provider)
    .where("account_identity.subject", "=", subject)
    .executeTakeFirst();
}

/** Fails on a person already linked. */
export async function insertIdentity(
  db: Kysely<Tables>,
  row: Identity & { readonly account_id: number; readonly created_ms: number },
): Promise<void> {
  await db.insertInto("account_identity").values(row).execute();
}

/** Those that ran out unused go with it: each is good for a minute and nobody else clears them away. */
export async function insertProviderCode(
  db: Kysely<Tables>,
  row: NewProviderCode,
  nowMs: number,
): Promise<void> {
  await db.deleteFrom("provider_code").where("expires_ms", "<=", nowMs).execute();
  await db.insertInto("provider_code").values(row).execute();
}

/** Uses the code up; undefined for an unknown, expired or used one. Of two at once, one succeeds. */
export async function takeProviderCode(
  db: Kysely<Tables>,
  code: { readonly codeHash: string; readonly provider: string; readonly nowMs: number },
): Promise<{ readonly accountId: number; readonly browserHash: string | undefined } | undefined> {
  const taken = await db
    .deleteFrom("provider_code")
    .where("code_hash", "=", code.codeHash)
    .where("provider", "=", code.provider)
    .where("expires_ms", ">", code.nowMs)
    .returning(["account_id", "browser_hash"])
    .executeTakeFirst();
  return taken && { accountId: taken.account_id, browserHash: taken.browser_hash ?? undefined };
}
