import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import type { PaymentProvider, ProviderPayment } from "../../payment/provider.ts";
import { hasAudit, insertAudit } from "../../persistence/database/audit.ts";
import type { PaymentRow } from "../../persistence/database/feeTables.ts";
import { lockEvent } from "../../persistence/event/eventRows.ts";
import {
  claimCheck,
  findDuePayments,
  findPayment,
  findPaymentOfProvider,
  nextNumber,
  updatePayment,
} from "../../persistence/fee/paymentRows.ts";
import { auditEntry } from "../shared/accountAct.ts";

type SettleDeps = Pick<Deps, "db" | "now">;
export type Unavailable = { readonly code: "provider-unavailable" };

const MINUTE_MS = 60_000;
/** An order the provider never confirmed was never shown to anybody: nobody can pay it. */
const ORPHAN_MS = 10 * MINUTE_MS;
/** A payment the provider does not know for so long will not come back. */
const FORGOTTEN_MS = 24 * 60 * MINUTE_MS;

/** What the provider says of a payment that waits, written once whoever asks and how often (FE17, FE18). */
export async function refreshPayment(
  deps: SettleDeps,
  provider: PaymentProvider | undefined,
  row: PaymentRow,
): Promise<Result<PaymentRow, Unavailable>> {
  if (row.state !== "pending" || provider === undefined || row.provider !== provider.name) return ok(row);
  const ageMs = deps.now() - row.made_ms;
  if (row.provider_id === null) return ok(ageMs > ORPHAN_MS ? await settle(deps, row, GONE) : row);
  const found = await provider.find(row.provider_id);
  if (!found.ok && found.problem.code !== "unknown") return refuse({ code: "provider-unavailable" });
  if (!found.ok) return ok(ageMs > FORGOTTEN_MS ? await settle(deps, row, GONE) : row);
  if (found.value.state === "pending") return ok(row);
  return ok(await settle(deps, row, isSame(row, found.value) ? { state: found.value.state } : MISMATCH));
}

type Fate = { readonly state: "paid" | "cancelled"; readonly isMismatch?: true };

const GONE: Fate = { state: "cancelled" };
/** A payment of another sum or another order is no payment of this one; the audit shows it to who looks into it. */
const MISMATCH: Fate = { state: "cancelled", isMismatch: true };

/** The same payment, the same sum, made for this order. */
const isSame = (row: PaymentRow, found: ProviderPayment): boolean =>
  found.providerId === row.provider_id &&
  found.orderId === row.id &&
  found.kopecks === row.kopecks &&
  found.currency === "RUB";

async function settle(
  deps: SettleDeps,
  { id, event_id }: PaymentRow,
  { state, isMismatch }: Fate,
): Promise<PaymentRow> {
  return await deps.db.transaction().execute(async (trx) => {
    await lockEvent(trx, event_id);
    const row = await findPayment(trx, id);
    if (row === undefined) throw new Error("a payment is never deleted");
    // Somebody else has asked in the meantime: a notice, the payer, the timer.
    if (row.state !== "pending") return row;
    const number = state === "paid" ? await nextNumber(trx, event_id) : null;
    const settled = await updatePayment(trx, id, { state, number, settled_ms: deps.now(), check_ms: null });
    await insertAudit(trx, {
      at_ms: deps.now(),
      actor_id: null,
      session_id: null,
      ip_hash: null,
      action: isMismatch ? "payment.mismatch" : `payment.${state}`,
      object: `payment:${id}`,
      after: { kopecks: row.kopecks, provider: row.provider },
    });
    return settled;
  });
}

/**
 * A notice is a hint and no proof: of the payment it names the provider itself is asked. One that the provider does not
 * confirm, or about a payment nobody made here, changes nothing and is kept in the audit (FE16).
 */
export async function hearNotice(
  deps: Pick<Deps, "db" | "now" | "tokenKey">,
  provider: PaymentProvider | undefined,
  { name, body, address }: { readonly name: string; readonly body: unknown; readonly address: string },
): Promise<Result<undefined, Unavailable | { readonly code: "not-found" }>> {
  if (provider?.name !== name) return refuse({ code: "not-found" });
  const providerId = provider.readNotice(body);
  const row = providerId === undefined ? undefined : await findPaymentOfProvider(deps.db, name, providerId);
  if (row !== undefined && row.state !== "pending") return ok(undefined);
  const done = row && (await refreshPayment(deps, provider, row));
  if (done?.ok === false) return done;
  if (done?.value.state === "pending" || done === undefined)
    await tellRefusedNotice(deps, row === undefined ? "payment:unknown" : `payment:${row.id}`, address);
  return ok(undefined);
}

const HOUR_MS = 60 * MINUTE_MS;

/** Anybody may send notices: once an hour is enough to know of them, and a flood does not fill the audit (FE28). */
async function tellRefusedNotice(
  deps: Pick<Deps, "db" | "now" | "tokenKey">,
  object: string,
  address: string,
): Promise<void> {
  const act = { action: "payment.notice-refused", object };
  if (await hasAudit(deps.db, act, deps.now() - HOUR_MS)) return;
  await deps.db.transaction().execute((trx) => insertAudit(trx, auditEntry(deps, { ...act, address })));
}

/** A minute, two, four and so on, at most an hour. */
export const nextCheckMs = (nowMs: number, checks: number): number =>
  nowMs + Math.min(60, 2 ** Math.min(checks, 10)) * MINUTE_MS;

const AT_ONCE = 20;

/** Asks about payments whose notice may have been lost; of several instances one asks about each (FE18). */
export async function checkPayments(deps: SettleDeps, provider: PaymentProvider): Promise<void> {
  for (const row of await findDuePayments(deps.db, deps.now(), AT_ONCE))
    if (await claimCheck(deps.db, row, nextCheckMs(deps.now(), row.checks + 1)))
      await refreshPayment(deps, provider, row);
}

const EVERY_MS = 30_000;

/** Runs only where a provider is set up. */
export function startPaymentChecks(
  deps: SettleDeps & Pick<Deps, "log">,
  provider: PaymentProvider | undefined,
) {
  if (provider === undefined) return { stop: async (): Promise<void> => {} };
  const run = () =>
    checkPayments(deps, provider).catch((cause: unknown) =>
      deps.log.warn({ err: cause }, "payments that wait were not asked about"),
    );
  let done = Promise.resolve();
  const timer = setInterval(() => void (done = done.then(run)), EVERY_MS).unref();
  return {
    /** Resolves when nothing is under way. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await done;
    },
  };
}
