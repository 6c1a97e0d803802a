import { createHmac, type KeyObject } from "node:crypto";
import type { Kysely } from "kysely";
import { changeAllowance, findAllowance, type KeptAmount } from "../persistence/account/allowances.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { allowanceOf, refill, type Allowance, type Limit } from "./tokenBuckets.ts";

/** Where amounts are kept, what time it is, and the key that hides whose they are. */
export type AllowanceStore = {
  readonly db: Kysely<Tables>;
  readonly now: () => number;
  readonly tokenKey: KeyObject;
};

/** Addresses, mailboxes and what people type where a name is asked for (sometimes a password) are not written down (ST22). */
const keysOf =
  ({ tokenKey }: AllowanceStore, name: string) =>
  (key: string): string =>
    `${name} ${createHmac("sha256", tokenKey).update(`allowance ${name} ${key}`).digest("base64url")}`;

/** An allowance for each key that refills by itself, one for all instances: for what guards secrets and mailboxes. */
export function createSharedBuckets(store: AllowanceStore, name: string, limit: Limit) {
  const { db, now } = store;
  const keyOf = keysOf(store, name);
  const left = (known: KeptAmount | undefined, nowMs: number) =>
    refill(limit, known && { tokens: known.amount, atMs: known.atMs }, nowMs);
  const spend = (cost: number) => (known: KeptAmount | undefined) => {
    const nowMs = now();
    const before = left(known, nowMs);
    const isAllowed = before >= cost;
    const amount = isAllowed ? before - cost : before;
    return {
      isAllowed,
      next: { amount, atMs: nowMs },
      answer: allowanceOf(limit, isAllowed, { tokens: amount, atMs: nowMs }),
    };
  };
  return {
    /** Spends some of the allowance, or nothing when there is not enough left. */
    take: async (key: string, cost = 1): Promise<Allowance> => {
      const { isAllowed, answer } = spend(cost)(await findAllowance(db, keyOf(key)));
      return isAllowed ? change(db, keyOf(key), spend(cost)) : answer;
    },
    /** For what was spent ahead and turned out to be no failure. */
    giveBack: (key: string): Promise<void> =>
      change(db, keyOf(key), (known) => {
        const nowMs = now();
        const amount = left(known, nowMs) + 1;
        return { next: amount >= limit.burst ? undefined : { amount, atMs: nowMs }, answer: undefined };
      }),
  };
}

function change<Answer>(
  db: Kysely<Tables>,
  key: string,
  make: Parameters<typeof changeAllowance<Answer>>[2],
): Promise<Answer> {
  return db.transaction().execute((trx) => changeAllowance(trx, key, make));
}

const FREE_FAILURES = 5;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = 15 * 60_000;

/**
 * A few wrong passwords are free; after that every further one doubles the wait, up to a quarter of an hour (AU45). A try is
 * counted before it is made, so that tries made at the same time cannot all be the first.
 */
export function createFailureDelay(store: AllowanceStore, name: string) {
  const { db, now } = store;
  const keyOf = keysOf(store, name);
  const count = (known: KeptAmount | undefined) => {
    const nowMs = now();
    const tries = known !== undefined && isRemembered(known, nowMs) ? known : undefined;
    const waitMs = tries === undefined ? 0 : Math.max(0, tries.atMs + delayAfter(tries.amount) - nowMs);
    const counted = { amount: (tries?.amount ?? 0) + 1, atMs: nowMs };
    return { next: waitMs > 0 ? tries : counted, answer: waitMs };
  };
  const takeBack = (known: KeptAmount | undefined) => {
    const isOnly = known === undefined || known.amount <= 1;
    return { next: isOnly ? undefined : { ...known, amount: known.amount - 1 }, answer: undefined };
  };
  const forget = () => ({ next: undefined, answer: undefined });
  return {
    /** How long the key still has to wait; 0 when it may try. */
    tryOnce: async (key: string): Promise<number> => {
      const { answer: waitMs } = count(await findAllowance(db, keyOf(key)));
      return waitMs > 0 ? waitMs : change(db, keyOf(key), count);
    },
    /** For a try that could not be made after all. */
    takeBack: (key: string): Promise<void> => change(db, keyOf(key), takeBack),
    succeeded: (key: string): Promise<void> => change(db, keyOf(key), forget),
  };
}

const isRemembered = ({ amount, atMs }: KeptAmount, nowMs: number) =>
  nowMs - atMs < FORGOTTEN_AFTER_MS + delayAfter(amount);

function delayAfter(count: number): number {
  if (count < FREE_FAILURES) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (count - FREE_FAILURES));
}
