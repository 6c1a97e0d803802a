import type { Transaction } from "kysely";
import type { Mark, Payment, PayWish } from "#contract/fee/fee.ts";
import { leftOf } from "#domain/fee/priceList.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import type { PaymentProvider } from "../../payment/provider.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import type { EventRow } from "../../persistence/database/competitionTables.ts";
import type { PaymentRow } from "../../persistence/database/feeTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { lockEvent } from "../../persistence/event/eventRows.ts";
import {
  findParts,
  findPayment,
  findPendingOf,
  insertPayment,
  nextNumber,
  updatePayment,
} from "../../persistence/fee/paymentRows.ts";
import { findEvent } from "../event/findEvent.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { readFeeBook, readOwnFees, readPayment, type KnownFeePerson } from "./readFees.ts";
import { nextCheckMs, refreshPayment, type Unavailable } from "./settlePayment.ts";

export type MoneyDeps = Pick<Deps, "config" | "db" | "now" | "tokenKey">;
export type Caller = { readonly viewer: Identity; readonly actor: Actor };

type NotFound = { readonly code: "not-found" };
type MarkProblem = NotFound | { readonly code: "id-reused" | "unknown-person" | "more-than-owed" };

const partOf = ({ profileId, fighterIds }: KnownFeePerson, kopecks: number) => ({
  profile_id: profileId ?? null,
  fighter_id: fighterIds[0] ?? null,
  kopecks,
});

/** An organiser has the money: for one person or for a whole club, once an id (FE10). */
export async function markPaid(
  deps: MoneyDeps,
  { viewer, actor }: Caller,
  eventId: string,
  mark: Mark,
): Promise<Result<Payment, MarkProblem>> {
  const event = await findEvent(deps, eventId);
  if (!event.ok) return event;
  const marked = await inTransaction<undefined, MarkProblem>(deps.db, async (trx) => {
    await lockEvent(trx, event.value.id);
    const earlier = await findPayment(trx, mark.id);
    const book = await readFeeBook({ ...deps, db: trx }, event.value);
    if (earlier !== undefined) {
      const parts = await findParts(trx, [earlier.id]);
      const people = parts.map((part) => ({ key: book.personOf(part).key, kopecks: part.kopecks }));
      const isRepeated = earlier.event_id === event.value.id && earlier.actor_id === actor.accountId;
      const isSame = isRepeated && isSameMark(earlier, people, mark);
      return isSame ? ok(undefined) : refuse({ code: "id-reused" });
    }
    const { people } = book;
    const known = new Map<string, KnownFeePerson>(people.map((person) => [person.key, person]));
    const parts = [];
    for (const [key, kopecks] of sumsOf(mark.people)) {
      const person = known.get(key);
      if (person === undefined) return refuse({ code: "unknown-person" });
      if (kopecks > leftOf(person)) return refuse({ code: "more-than-owed" });
      parts.push(partOf(person, kopecks));
    }
    await insertMark(deps, trx, { event: event.value, mark, actor, parts });
    return ok(undefined);
  });
  return marked.ok ? viewOf(await readPayment(deps, viewer, mark.id)) : marked;
}

/** Sent again it says the same of the same people; anything else under its id is another mark (FE27). */
function isSameMark(earlier: PaymentRow, people: Mark["people"], mark: Mark): boolean {
  const [sums, given] = [sumsOf(people), sumsOf(mark.people)];
  return (
    earlier.method === mark.method &&
    earlier.payer === mark.payer &&
    earlier.note === mark.note &&
    given.size === sums.size &&
    [...given].every(([key, kopecks]) => sums.get(key) === kopecks)
  );
}

const sumsOf = (people: Mark["people"]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(people, ({ key }) => key)].map(([key, given]) => [
      key,
      given.reduce((sum, { kopecks }) => sum + kopecks, 0),
    ]),
  );

type Marking = {
  readonly event: EventRow;
  readonly mark: Mark;
  readonly actor: Actor;
  readonly parts: readonly ReturnType<typeof partOf>[];
};

async function insertMark(
  deps: MoneyDeps,
  trx: Transaction<Tables>,
  { event, mark, actor, parts }: Marking,
): Promise<void> {
  const { id, method, payer, note } = mark;
  const kopecks = parts.reduce((sum, part) => sum + part.kopecks, 0);
  const row = {
    id,
    event_id: event.id,
    kopecks,
    state: "paid",
    method,
    made_ms: deps.now(),
    settled_ms: deps.now(),
    actor_id: actor.accountId,
    payer,
    note,
    number: await nextNumber(trx, event.id),
  } as const;
  await insertPayment(trx, row, parts);
  const act = {
    action: "payment.mark",
    object: `payment:${id}`,
    after: { kopecks, method, people: parts.length },
  };
  await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
}

/** A mark or a payment that should not have been: it stays in the list with who took it back and why (FE11). */
export async function takeBack(
  deps: MoneyDeps,
  { viewer, actor }: Caller,
  { event, payment, reason }: { readonly event: string; readonly payment: string; readonly reason: string },
): Promise<Result<Payment, NotFound | { readonly code: "not-paid" }>> {
  const found = await findEvent(deps, event);
  if (!found.ok) return found;
  const done = await inTransaction<undefined, NotFound | { readonly code: "not-paid" }>(
    deps.db,
    async (trx) => {
      await lockEvent(trx, found.value.id);
      const row = await findPayment(trx, payment);
      if (row?.event_id !== found.value.id) return refuse({ code: "not-found" });
      if (row.state !== "paid" || row.revoked_ms !== null) return refuse({ code: "not-paid" });
      const revoked = { revoked_ms: deps.now(), revoked_by: actor.accountId, revoke_reason: reason };
      await updatePayment(trx, row.id, revoked);
      const act = {
        action: "payment.take-back",
        object: `payment:${row.id}`,
        after: { kopecks: row.kopecks },
      };
      await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
      return ok(undefined);
    },
  );
  return done.ok ? viewOf(await readPayment(deps, viewer, payment)) : done;
}

const viewOf = (read: Awaited<ReturnType<typeof readPayment>>): Result<Payment, NotFound> =>
  read.ok ? ok(read.value.view) : read;

type PayProblem =
  | NotFound
  | Unavailable
  | { readonly code: "id-reused" | "unknown-person" | "nothing-to-pay" | "payments-off" };

/** What one's own people owe, through the provider; a payment that waits for the same people goes on (FE14, FE15). */
export async function payOnline(
  deps: MoneyDeps,
  provider: PaymentProvider | undefined,
  { viewer, actor }: Caller,
  { event: eventId, wish }: { readonly event: string; readonly wish: PayWish },
): Promise<Result<Payment, PayProblem>> {
  const own = await readOwnFees(deps, viewer, eventId);
  if (!own.ok) return own;
  if (provider === undefined) return refuse({ code: "payments-off" });
  const { event } = own.value;
  // What a payment that waited has become is known before another one is begun.
  for (const row of await findPendingOf(deps.db, actor.accountId, event.id)) {
    const fresh = await refreshPayment(deps, provider, row);
    if (!fresh.ok) return fresh;
  }
  const begun = await beginPayment(deps, provider, actor, { eventId: event.id, wish });
  if (!begun.ok) return begun;
  const { row, isNew } = begun.value;
  const ordered = isNew ? await orderAt(deps, provider, row, event.name) : ok(row);
  if (!ordered.ok) return ordered;
  return viewOf(await readPayment(deps, viewer, row.id));
}

type Begun = { readonly row: PaymentRow; readonly isNew: boolean };

async function beginPayment(
  deps: MoneyDeps,
  provider: PaymentProvider,
  { accountId }: Actor,
  { eventId, wish }: { readonly eventId: number; readonly wish: PayWish },
): Promise<Result<Begun, PayProblem>> {
  return await inTransaction<Begun, PayProblem>(deps.db, async (trx) => {
    await lockEvent(trx, eventId);
    const event = await findEvent({ db: trx }, String(eventId));
    if (!event.ok) return event;
    const earlier = await findPayment(trx, wish.id);
    if (earlier !== undefined)
      return earlier.account_id === accountId && earlier.event_id === eventId
        ? ok({ row: earlier, isNew: false })
        : refuse({ code: "id-reused" });
    const { people, personOf } = await readFeeBook({ ...deps, db: trx }, event.value);
    const wished = people.filter(({ key, ownerId }) => ownerId === accountId && wish.people.includes(key));
    if (wished.length !== new Set(wish.people).size) return refuse({ code: "unknown-person" });
    const pending = await findPendingOf(trx, accountId, eventId);
    const parts = await findParts(
      trx,
      pending.map(({ id }) => id),
    );
    const waiting = parts.find((part) => wish.people.includes(personOf(part).key))?.payment_id;
    const going = pending.find(({ id }) => id === waiting);
    if (going !== undefined) return ok({ row: going, isNew: false });
    const owing = wished.filter((person) => leftOf(person) > 0);
    if (owing.length === 0) return refuse({ code: "nothing-to-pay" });
    const row = {
      id: wish.id,
      event_id: eventId,
      account_id: accountId,
      kopecks: owing.reduce((sum, person) => sum + leftOf(person), 0),
      state: "pending",
      method: "online",
      provider: provider.name,
      made_ms: deps.now(),
      check_ms: nextCheckMs(deps.now(), 0),
    } as const;
    const inserted = await insertPayment(
      trx,
      row,
      owing.map((person) => partOf(person, leftOf(person))),
    );
    return ok({ row: inserted, isNew: true });
  });
}

/** An order the provider did not take was shown to nobody: it is over, and the payer may try again or pay at the desk. */
async function orderAt(
  deps: MoneyDeps,
  provider: PaymentProvider,
  row: PaymentRow,
  event: string,
): Promise<Result<PaymentRow, Unavailable>> {
  const account = row.account_id === null ? undefined : await findAccountById(deps.db, row.account_id);
  const order = await provider.create({
    id: row.id,
    kopecks: row.kopecks,
    description: event,
    returnUrl: new URL(`/personal/payments/${row.id}`, deps.config.publicUrl),
    email: account?.email ?? "",
  });
  if (!order.ok) {
    await updatePayment(deps.db, row.id, { state: "cancelled", settled_ms: deps.now(), check_ms: null });
    return refuse({ code: "provider-unavailable" });
  }
  const { providerId, confirmationUrl = null } = order.value;
  return ok(
    await updatePayment(deps.db, row.id, { provider_id: providerId, confirmation_url: confirmationUrl }),
  );
}
