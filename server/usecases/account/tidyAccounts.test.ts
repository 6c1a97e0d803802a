import { expect, test, vi } from "vitest";
import type { PushSubscriptionRequest } from "#contract/account/push.ts";
import { createSharedBuckets } from "../../auth/sharedAllowances.ts";
import { findPushSubscription, insertPushSent } from "../../persistence/account/pushSubscriptions.ts";
import { createTestClock, createTestDeps } from "../../testing/testDeps.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { subscribePush } from "./pushSubscriptions.ts";
import { startTidying } from "./tidyAccounts.ts";

const DAY_MS = 86_400_000;
/** The point of P-256 that everybody has, as a browser writes it. */
const P256DH = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU";

const request = (endpoint: string): PushSubscriptionRequest => ({
  endpoint,
  keys: { p256dh: P256DH, auth: "AAAAAAAAAAAAAAAAAAAAAA" },
  kinds: ["called"],
  followed: [{ kind: "team", ref: "1" }],
});

describeOnEachEngine("what strangers can make more of", (database) => {
  const clock = createTestClock();
  let made: ReturnType<typeof createTestDeps> | undefined;
  const deps = () => (made ??= createTestDeps(database(), { now: clock.now }));
  const endpointOf = (name: string) => `https://push.example/${name}`;
  const subscribe = (name: string, address: string, caps = { ofNetwork: 1000, inAll: 50_000 }) =>
    subscribePush(deps(), request(endpointOf(name)), address, caps);
  const find = (name: string) => findPushSubscription(database().db, endpointOf(name));

  test("[PN11] browsers of one network that want to be told are so many, and all of them are", async () => {
    const caps = { ofNetwork: 2, inAll: 4 };
    for (const name of ["a1", "a2"])
      expect(await subscribe(name, "203.0.113.1", caps)).toMatchObject({ ok: true });
    expect(await subscribe("a3", "203.0.113.1", caps)).toMatchObject({
      ok: false,
      problem: { code: "too-many-requests", waitMs: 3_600_000 },
    });
    expect(await find("a3")).toBeUndefined();
    // The same browser again is not one more.
    expect(await subscribe("a2", "203.0.113.1", caps)).toMatchObject({ ok: true });
    for (const n of [1, 2])
      expect(await subscribe(`b${n}`, `2001:db8:0:7::${n}`, caps)).toMatchObject({ ok: true });
    expect(await subscribe("b3", "2001:db8:0:7::3", caps)).toMatchObject({ ok: false });
    expect(await subscribe("c1", "203.0.113.9", caps)).toMatchObject({ ok: false });
  });

  test("[PN11] a browser that was told nothing and is not heard of is forgotten, one that was is not", async () => {
    for (const name of ["idle", "told", "back"]) await subscribe(name, "203.0.113.50");
    const told = await find("told");
    clock.pass(10 * DAY_MS);
    const sent = { fighting_uuid: "f", about: "x", kind: "called" } as const;
    await insertPushSent(database().db, [{ subscription_id: told?.id ?? 0, ...sent }], clock.now());
    await subscribe("back", "203.0.113.51");
    clock.pass(5 * DAY_MS);
    await startTidying(deps()).stop();
    const left = await Promise.all(["idle", "told", "back"].map(find));
    expect(left.map((row) => row !== undefined)).toEqual([false, true, true]);
  });

  test("[OP20] it is done again and again, not at the start alone", async () => {
    const { db } = database();
    const tidying = startTidying(deps(), 20);
    await createSharedBuckets(deps(), "test", { burst: 1, everyMs: 1000 }).take("stranger");
    const rows = () => db.selectFrom("allowance").select("key").where("key", "like", "test %").execute();
    expect(await rows()).toHaveLength(1);
    clock.pass(3 * 3_600_000);
    await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 5000 });
    await tidying.stop();
  });
});
