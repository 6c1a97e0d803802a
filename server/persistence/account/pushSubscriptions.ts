import type { Kysely } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { Followed, FollowKind } from "#domain/follow/follow.ts";
import type { NoticeKind } from "#domain/follow/notices.ts";
import type { PushSubscriptionRow } from "../database/followTables.ts";
import { findMergedUuids } from "../entry/personMerges.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

export type NewPushSubscription = Omit<
  PushSubscriptionRow,
  "id" | "kinds" | "failures" | "failing_since_ms" | "locale"
> & {
  /** Undefined leaves it as it is. */
  readonly locale?: Locale | undefined;
  readonly kinds: readonly NoticeKind[];
};

/** The same browser again has other keys or other wishes; it stays one subscription. */
export async function upsertPushSubscription(db: Db, given: NewPushSubscription): Promise<number> {
  const { locale, ...rest } = given;
  const said = locale === undefined ? {} : { locale };
  const row = { ...rest, ...said, kinds: given.kinds.join(" ") };
  const { id } = await db
    .insertInto("push_subscription")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("endpoint")
        .doUpdateSet({ p256dh: row.p256dh, auth: row.auth, kinds: row.kinds, seen_ms: row.seen_ms, ...said }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What was followed before keeps its moment. */
export async function replacePushFollows(
  db: Db,
  subscriptionId: number,
  followed: readonly Followed[],
  nowMs: number,
): Promise<void> {
  const known = await db
    .selectFrom("push_follow")
    .selectAll()
    .where("subscription_id", "=", subscriptionId)
    .execute();
  await db.deleteFrom("push_follow").where("subscription_id", "=", subscriptionId).execute();
  if (followed.length === 0) return;
  await db
    .insertInto("push_follow")
    .values(
      followed.map(({ kind, ref }) => ({
        subscription_id: subscriptionId,
        kind,
        ref,
        since_ms: known.find((row) => row.kind === kind && row.ref === ref)?.since_ms ?? nowMs,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findPushSubscription(
  db: Db,
  endpoint: string,
): Promise<PushSubscriptionRow | undefined> {
  return await db
    .selectFrom("push_subscription")
    .selectAll()
    .where("endpoint", "=", endpoint)
    .executeTakeFirst();
}

export async function deletePushSubscription(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom("push_subscription").where("endpoint", "=", endpoint).execute();
}

/** How many there are in all, and how many of them came from one network. */
export async function countPushSubscriptions(
  db: Db,
  networkHash: string,
): Promise<{ readonly inAll: number; readonly ofNetwork: number }> {
  const count = async (hash?: string) => {
    const { total } = await db
      .selectFrom("push_subscription")
      .select((select) => select.fn.countAll<number>().as("total"))
      .$if(hash !== undefined, (query) => query.where("network_hash", "=", hash ?? ""))
      .executeTakeFirstOrThrow();
    return total;
  };
  return { inAll: await count(), ofNetwork: await count(networkHash) };
}

/** Those that were told nothing in the time that is written down, and whose browser was not heard of since (PN11). */
export async function deleteIdlePushSubscriptions(db: Db, beforeMs: number): Promise<void> {
  await db
    .deleteFrom("push_subscription")
    .where("seen_ms", "<", beforeMs)
    .where("id", "not in", (sent) => sent.selectFrom("push_sent").select("subscription_id"))
    .execute();
}

const MOST_FAILURES = 20;
const MOST_FAILING_MS = 3 * 86_400_000;

/** Who has taken nothing for days, and often enough that it is no bad day of ours, is forgotten (PN5). */
export async function notePushFailure(db: Db, id: number, nowMs: number): Promise<void> {
  await db
    .updateTable("push_subscription")
    .set((row) => ({
      failures: row("failures", "+", 1),
      failing_since_ms: row.fn.coalesce("failing_since_ms", row.val(nowMs)),
    }))
    .where("id", "=", id)
    .execute();
  await db
    .deleteFrom("push_subscription")
    .where("id", "=", id)
    .where("failures", ">=", MOST_FAILURES)
    .where("failing_since_ms", "<=", nowMs - MOST_FAILING_MS)
    .execute();
}

export async function forgetPushFailures(db: Db, id: number): Promise<void> {
  await db
    .updateTable("push_subscription")
    .set({ failures: 0, failing_since_ms: null })
    .where("id", "=", id)
    .execute();
}

export type PushFollower = PushSubscriptionRow & { kind: FollowKind; ref: string; since_ms: number };

/** The browsers that follow any of these, once for each thing they follow. */
export async function findPushFollowers(db: Db, refs: readonly string[]): Promise<PushFollower[]> {
  if (refs.length === 0) return [];
  const merged = await findMergedUuids(db, refs);
  const rows = await db
    .selectFrom("push_follow")
    .innerJoin("push_subscription", "push_subscription.id", "push_follow.subscription_id")
    .selectAll("push_subscription")
    .select(["push_follow.kind", "push_follow.ref", "push_follow.since_ms"])
    .where("push_follow.ref", "in", [...refs, ...merged.keys()])
    .execute();
  const followers = new Map<string, PushFollower>();
  for (const row of rows) {
    // Whoever follows a record that was merged into another follows the person (PS12), and is told once.
    const ref = merged.get(row.ref) ?? row.ref;
    const key = `${row.id} ${row.kind} ${ref}`;
    if (!followers.has(key) || ref === row.ref) followers.set(key, { ...row, ref });
  }
  return [...followers.values()];
}

export type PushSent = {
  readonly subscription_id: number;
  readonly fighting_uuid: string;
  readonly about: string;
  readonly kind: NoticeKind;
};

/** What was told about these bouts already. */
export async function findPushSent(db: Db, fightingUuids: readonly string[]): Promise<PushSent[]> {
  if (fightingUuids.length === 0) return [];
  return await db
    .selectFrom("push_sent")
    .select(["subscription_id", "fighting_uuid", "about", "kind"])
    .where("fighting_uuid", "in", [...fightingUuids])
    .execute();
}

/** Few enough for one statement on either engine, and one wait for the disk for all of them. */
const AT_ONCE = 500;

/** Gives back those that were written now: what somebody else has written, on whatever instance, must not be sent (PN3). */
export async function insertPushSent(db: Db, sent: readonly PushSent[], nowMs: number): Promise<PushSent[]> {
  const written: PushSent[] = [];
  for (let from = 0; from < sent.length; from += AT_ONCE) {
    const rows = await db
      .insertInto("push_sent")
      .values(sent.slice(from, from + AT_ONCE).map((row) => ({ ...row, at_ms: nowMs })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(["subscription_id", "fighting_uuid", "about", "kind"])
      .execute();
    written.push(...rows);
  }
  return written;
}

export async function deleteOldPushSent(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom("push_sent").where("at_ms", "<", beforeMs).execute();
}

/** Competitions that go on and that the public sees. */
export async function findRunningCompetitionUuids(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("competition")
    .innerJoin("event", "event.id", "competition.event_id")
    .select("competition.uuid")
    .where("competition.status", "=", "in_progress")
    .where("event.show_competition", "=", true)
    .execute();
  return rows.map(({ uuid }) => uuid);
}
