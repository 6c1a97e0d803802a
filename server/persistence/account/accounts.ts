import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import type { RoleType } from "#domain/access/access.ts";
import type {
  AccountCodeKind,
  AccountRow,
  AccountUpdate,
  NewAccount,
  NewAccountCode,
} from "../database/accountTables.ts";
import { isPostgres } from "../database/columns.ts";
import type { Slice } from "../database/entries.ts";
import { fold } from "../database/foldText.ts";
import type { Tables } from "../database/tables.ts";

export async function findAccountById(db: Kysely<Tables>, id: number): Promise<AccountRow | undefined> {
  return await db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findAccountByDocumentId(
  db: Kysely<Tables>,
  documentId: string,
): Promise<AccountRow | undefined> {
  return await db.selectFrom("account").selectAll().where("document_id", "=", documentId).executeTakeFirst();
}

export async function findAccountByEmail(db: Kysely<Tables>, email: string): Promise<AccountRow | undefined> {
  return await db
    .selectFrom("account")
    .selectAll()
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
}

/** How many of these addresses belong to an account that can be signed in to. */
export async function countOpenAccounts(db: Kysely<Tables>, emails: readonly string[]): Promise<number> {
  const { total } = await db
    .selectFrom("account")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("email", "in", emails)
    .where("is_blocked", "=", false)
    .executeTakeFirstOrThrow();
  return total;
}

/** By username as it is written, or by e-mail in any case. */
export async function findAccountByIdentifier(
  db: Kysely<Tables>,
  identifier: string,
): Promise<AccountRow | undefined> {
  return await db
    .selectFrom("account")
    .selectAll()
    .where((where) =>
      where.or([where("username", "=", identifier), where("email", "=", identifier.toLowerCase())]),
    )
    .orderBy("id")
    .executeTakeFirst();
}

/** Whoever holds one of the names, also crosswise: a username equal to somebody's e-mail is taken. */
export async function findAllAccountsNamed(
  db: Kysely<Tables>,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<AccountRow[]> {
  const names = [username, email.toLowerCase(), username.toLowerCase()];
  return await db
    .selectFrom("account")
    .selectAll()
    .where((where) => where.or([where("username", "in", names), where("email", "in", names)]))
    .orderBy("id")
    .execute();
}

/** `part` is a part of a name or an address; letter case and ё do not count. */
export async function findAllAccounts(
  db: Kysely<Tables>,
  { limit, offset, part, matching }: Slice & { readonly part?: string; readonly matching?: Matching },
): Promise<AccountRow[]> {
  const { alias, where, order } = matching ?? { alias: "t0", where: sql`true`, order: [sql.ref("t0.id")] };
  const folded = (text: RawBuilder<unknown>) => fold(isPostgres(db), text);
  const words = sql`username || ' ' || email || ' ' || coalesce(display_name, '')`;
  const escaped = `%${(part ?? "").replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const hasPart = sql`${folded(words)} like ${folded(sql`${escaped}`)} escape '\\'`;
  const { rows } = await sql<AccountRow>`select * from account as ${sql.id(alias)}
    where ${where} and ${part === undefined ? sql`true` : hasPart}
    order by ${sql.join([...order])} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Which of all accounts, and in which order; they stand behind `alias`. */
export type Matching = {
  readonly alias: string;
  readonly where: RawBuilder<unknown>;
  readonly order: readonly RawBuilder<unknown>[];
};

/** How many hold each role; roles nobody has are left out. */
export async function countAccountsByRole(db: Kysely<Tables>): Promise<ReadonlyMap<RoleType, number>> {
  const rows = await db
    .selectFrom("account")
    .select((select) => ["role", select.fn.countAll<number>().as("total")])
    .groupBy("role")
    .execute();
  return new Map(rows.map(({ role, total }) => [role, total]));
}

/** Until the end of the transaction nobody else makes an admin or takes one away. SQLite has one writer anyway. */
export async function lockAdmins(trx: Transaction<Tables>): Promise<void> {
  if (!isPostgres(trx)) return;
  await trx
    .selectFrom("account")
    .select("id")
    .where("role", "=", "admin")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Admins who can sign in: the last of them must stay. */
export async function countActiveAdmins(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom("account")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("role", "=", "admin")
    .where("is_blocked", "=", false)
    .executeTakeFirstOrThrow();
  return row.total;
}

export async function countAccounts(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom("account")
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Fails on a username or an e-mail already taken, also when two registrations arrive at once. */
export async function insertAccount(db: Kysely<Tables>, row: NewAccount): Promise<AccountRow> {
  return await db
    .insertInto("account")
    .values({ ...row, email: row.email.toLowerCase() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateAccount(
  db: Kysely<Tables>,
  id: number,
  { email, ...change }: AccountUpdate,
): Promise<AccountRow | undefined> {
  return await db
    .updateTable("account")
    .set({ ...change, ...(email === undefined ? {} : { email: email.toLowerCase() }) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Uses an id up as a real registration would. Where a taken e-mail must look like a free one, the ids given out to
 * others must not tell the two apart.
 */
export async function spendAccountId(trx: Transaction<Tables>, row: NewAccount): Promise<AccountRow> {
  const spent = await insertAccount(trx, row);
  await trx.deleteFrom("account").where("id", "=", spent.id).execute();
  return spent;
}

/** A new code replaces the account's older ones of its kind. */
export async function insertAccountCode(trx: Transaction<Tables>, row: NewAccountCode): Promise<void> {
  await trx
    .deleteFrom("account_code")
    .where("account_id", "=", row.account_id)
    .where("kind", "=", row.kind)
    .execute();
  await trx.insertInto("account_code").values(row).execute();
}

/** Uses the code up and says whose it was; undefined for an unknown, expired or used one. Of two at once, one succeeds. */
export async function takeAccountCode(
  db: Kysely<Tables>,
  code: { readonly codeHash: string; readonly kind: AccountCodeKind; readonly nowMs: number },
): Promise<number | undefined> {
  const used = await db
    .updateTable("account_code")
    .set({ used_ms: code.nowMs })
    .where("code_hash", "=", code.codeHash)
    .where("kind", "=", code.kind)
    .where("used_ms", "is", null)
    .where("expires_ms", ">", code.nowMs)
    .returning("account_id")
    .executeTakeFirst();
  return used?.account_id;
}
