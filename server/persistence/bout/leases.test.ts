import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { CREATED_MS } from "../../testing/factories.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { findLease, grantLease, releaseLease, touchLease, type LeaseGrant } from "./leases.ts";

const asked = (scope: string, deviceId: string, expectEpoch: number): LeaseGrant => ({
  scope,
  deviceId,
  expectEpoch,
  userId: 7,
  nowMs: CREATED_MS,
});

describeOnEachEngine("leases", (database) => {
  const newScope = () => `carpet:${randomUUID()}`;
  const grant = (asking: LeaseGrant) =>
    database()
      .db.transaction()
      .execute((trx) => grantLease(trx, asking));

  test("the first table gets epoch 1, whoever takes over gets the next", async () => {
    const scope = newScope();
    expect(await findLease(database().db, scope)).toBeUndefined();
    expect(await grant(asked(scope, "laptop", 0))).toMatchObject({
      epoch: 1,
      device_id: "laptop",
      user_id: 7,
    });
    expect(await grant(asked(scope, "tablet", 1))).toMatchObject({ epoch: 2, device_id: "tablet" });
    expect(await findLease(database().db, scope)).toMatchObject({ epoch: 2, device_id: "tablet" });
  });

  test("[LS2] a delayed copy of an old takeover steals nothing back", async () => {
    const scope = newScope();
    await grant(asked(scope, "laptop", 0));
    const takeover = asked(scope, "tablet", 1);
    await grant(takeover);
    await grant(asked(scope, "phone", 2));
    expect(await grant(takeover)).toBeUndefined();
    expect(await grant(asked(scope, "laptop", 0))).toBeUndefined();
    expect(await findLease(database().db, scope)).toMatchObject({ epoch: 3, device_id: "phone" });
  });

  for (const expectEpoch of [0, 1])
    test(`[LS2] of ten tables that ask at once for epoch ${expectEpoch + 1} one gets it`, async () => {
      const scope = newScope();
      if (expectEpoch === 1) await grant(asked(scope, "laptop", 0));
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => grant(asked(scope, `tablet-${n}`, expectEpoch))),
      );
      const winners = answers.filter((answer) => answer !== undefined);
      expect(winners).toHaveLength(1);
      expect(await findLease(database().db, scope)).toMatchObject(winners[0] ?? {});
    });

  test("every change of hands is written down with its reason", async () => {
    const { db } = database();
    const scope = newScope();
    await grant(asked(scope, "laptop", 0));
    await grant({ ...asked(scope, "tablet", 1), takeoverFrom: "laptop", reason: "ноутбук разрядился" });
    const history = await db
      .selectFrom("lease_history")
      .select(["epoch", "device_id", "takeover_from", "reason"])
      .where("scope", "=", scope)
      .orderBy("epoch")
      .execute();
    expect(history).toEqual([
      { epoch: 1, device_id: "laptop", takeover_from: null, reason: null },
      { epoch: 2, device_id: "tablet", takeover_from: "laptop", reason: "ноутбук разрядился" },
    ]);
  });

  test("only the holder of the current epoch is seen and can let go", async () => {
    const { db } = database();
    const scope = newScope();
    await grant(asked(scope, "laptop", 0));
    await grant(asked(scope, "tablet", 1));
    const later = CREATED_MS + 3_000;
    expect(await touchLease(db, { scope, epoch: 1, nowMs: later })).toBe(false);
    expect(await touchLease(db, { scope, epoch: 2, nowMs: later })).toBe(true);
    expect(await findLease(db, scope)).toMatchObject({ seen_ms: later, granted_ms: CREATED_MS });
    expect(await releaseLease(db, { scope, epoch: 1, nowMs: later })).toBe(false);
    expect(await releaseLease(db, { scope, epoch: 2, nowMs: later })).toBe(true);
    expect(await findLease(db, scope)).toMatchObject({ epoch: 2, device_id: null, user_id: null });
    expect(await grant(asked(scope, "laptop", 2))).toMatchObject({ epoch: 3 });
  });
});
