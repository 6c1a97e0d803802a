import type { Insertable, Kysely, Transaction, Updateable } from "kysely";
import type { NewPayment, PaymentPartTable, PaymentRow, PaymentTable } from "../database/feeTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

export async function insertPayment(
  trx: Transaction<Tables>,
  payment: NewPayment,
  parts: readonly Omit<Insertable<PaymentPartTable>, "payment_id" | "position">[],
): Promise<PaymentRow> {
  const row = await trx.insertInto("payment").values(payment).returningAll().executeTakeFirstOrThrow();
  await trx
    .insertInto("payment_part")
    .values(parts.map((part, position) => ({ ...part, payment_id: row.id, position })))
    .execute();
  return row;
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return await db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findPaymentOfProvider(
  db: Db,
  provider: string,
  providerId: string,
): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom("payment")
    .selectAll()
    .where("provider", "=", provider)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
}

export async function updatePayment(
  trx: Db,
  id: string,
  change: Updateable<PaymentTable>,
): Promise<PaymentRow> {
  return await trx
    .updateTable("payment")
    .set(change)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The number of the next receipt of an event; the money of the event is locked. */
export async function nextNumber(trx: Transaction<Tables>, eventId: number): Promise<number> {
  const { last } = await trx
    .selectFrom("payment")
    .select((select) => select.fn.max("number").as("last"))
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

type Whose = { readonly eventId: number } | { readonly id: string };

/** With the names of who pays, who took the money and who took it back; the newest first. */
export async function findPayments(db: Db, whose: Whose) {
  return await db
    .selectFrom("payment")
    .innerJoin("event", "event.id", "payment.event_id")
    .leftJoin("account", "account.id", "payment.account_id")
    .leftJoin("account as actor", "actor.id", "payment.actor_id")
    .leftJoin("account as revoker", "revoker.id", "payment.revoked_by")
    .selectAll("payment")
    .select((select) => [
      "event.document_id as event_document_id",
      "event.name as event_name",
      select.fn.coalesce("account.display_name", "account.username").as("account_name"),
      "account.email as account_email",
      select.fn.coalesce("actor.display_name", "actor.username").as("actor_name"),
      select.fn.coalesce("revoker.display_name", "revoker.username").as("revoker_name"),
    ])
    .$if("eventId" in whose, (query) =>
      query.where("payment.event_id", "=", "eventId" in whose ? whose.eventId : 0),
    )
    .$if("id" in whose, (query) => query.where("payment.id", "=", "id" in whose ? whose.id : ""))
    .orderBy("payment.made_ms", "desc")
    .orderBy("payment.id")
    .execute();
}
export type NamedPaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

export async function findParts(db: Db, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return [];
  return await db
    .selectFrom("payment_part")
    .selectAll()
    .where("payment_id", "in", [...paymentIds])
    .orderBy("position")
    .execute();
}

/** Payments of an account that wait for the payer or the provider. */
export async function findPendingOf(db: Db, accountId: number, eventId: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom("payment")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("event_id", "=", eventId)
    .where("state", "=", "pending")
    .orderBy("made_ms")
    .execute();
}

export async function findDuePayments(db: Db, nowMs: number, limit: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom("payment")
    .selectAll()
    .where("state", "=", "pending")
    .where("check_ms", "<=", nowMs)
    .orderBy("check_ms")
    .limit(limit)
    .execute();
}

/** Of several instances that see the same payment as due, one gets it. */
export async function claimCheck(
  db: Db,
  { id, check_ms, checks }: PaymentRow,
  nextMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payment")
    .set({ check_ms: nextMs, checks: checks + 1 })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .where("check_ms", "=", check_ms)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What an account paid, and what was paid for its people; of payments for several people their part alone. */
export async function findOwnPayments(db: Db, accountId: number) {
  return await db
    .selectFrom("payment_part")
    .innerJoin("payment", "payment.id", "payment_part.payment_id")
    .innerJoin("event", "event.id", "payment.event_id")
    .leftJoin("profile", "profile.id", "payment_part.profile_id")
    .select([
      "payment.made_ms",
      "payment.state",
      "payment.method",
      "payment.number",
      "payment.revoked_ms",
      "payment_part.kopecks",
      "event.name as event_name",
      "profile.last_name",
    ])
    .where((where) =>
      where.or([where("payment.account_id", "=", accountId), where("profile.owner_id", "=", accountId)]),
    )
    .orderBy("payment.made_ms")
    .orderBy("payment.id")
    .execute();
}

/** The sums stay, for they were counted; what organisers wrote beside them may name the person (FE24). */
export async function forgetPayer(trx: Transaction<Tables>, accountId: number): Promise<void> {
  const own = trx.selectFrom("profile").select("id").where("owner_id", "=", accountId);
  const paidFor = trx.selectFrom("payment_part").select("payment_id").where("profile_id", "in", own);
  await trx
    .updateTable("payment")
    .set({ payer: null, note: null, confirmation_url: null })
    .where((where) => where.or([where("account_id", "=", accountId), where("id", "in", paidFor)]))
    .execute();
}
