import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createProvider } from "../../payment/yookassa.ts";
import type { PaymentProvider } from "../../payment/provider.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { checkPayments, nextCheckMs } from "../../usecases/fee/settlePayment.ts";
import {
  createApplication,
  createCategory,
  createCompetition,
  createEvent,
  createProfile,
} from "../../testing/factories.ts";
import { refused } from "../../testing/feeEvent.ts";
import { present } from "../../testing/refusals.ts";
import { call, createTestApp, listen, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { SHOP, shopEnv, startTestYookassa, type TestYookassa } from "../../testing/testYookassa.ts";

const MINUTE_MS = 60_000;

describeOnEachEngine("payments through a provider", (database) => {
  const clock = createTestClock();
  const logged: string[] = [];
  let opened: { app: TestApp; shop: TestYookassa; admin: Client; payer: Client } | undefined;
  beforeAll(async () => {
    const shop = await startTestYookassa();
    const sink = new Writable({
      write: (line: Buffer, _encoding, done) => (logged.push(line.toString()), done()),
    });
    const app = await createTestApp({
      database: database(),
      now: clock.now,
      env: { ...shopEnv(shop), PUBLIC_URL: "https://kover.example", KOVER_YOOKASSA_VAT_CODE: "1" },
      log: pino({ level: "trace" }, sink),
    });
    shop.notify(`${await listen(app)}/api/payment-notices/yookassa`);
    opened = { app, shop, admin: await signIn(app, "admin"), payer: await signIn(app, "authenticated") };
  });
  afterAll(async () => {
    await opened?.app.close();
    await opened?.shop.close();
  });
  const world = () => present(opened);
  const api = () => world().payer.api;
  afterEach(() => {
    world().shop.setFate("sent");
    world().shop.answerWith(undefined);
  });

  /** An event that costs 2000 rubles, and so many people of the payer who entered it. */
  const made = async (count = 1) => {
    const { app, payer } = world();
    const pricing = writeJson([{ first: 200_000, further: 100_000 }]);
    const event = await createEvent(app.db, { pricing, is_published: true, name: "Кубок Волги" });
    const competition = await createCompetition(app.db, { event_id: event.id });
    const category = await createCategory(app.db, { competition_id: competition.id });
    const keys: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const profile = await createProfile(app.db, { owner_id: payer.account.id });
      await createApplication(app.db, {
        event_id: event.id,
        profile_id: profile.id,
        owner_id: payer.account.id,
        category_id: category.id,
      });
      keys.push(`p${profile.id}`);
    }
    return { id: String(event.id), keys, category, event };
  };
  const begin = async (id: string, keys: readonly string[]) => {
    const { data } = await api().fees.pay(id, { data: { id: randomUUID(), people: [...keys] } });
    return { ...data, providerId: present((await rowOf(data.id)).provider_id ?? undefined) };
  };
  const rowOf = (id: string) =>
    world().app.db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const actionsOn = async (id: string) =>
    (await findAllAudits(world().app.db, { afterN: 0, limit: 5000 }))
      .filter(({ object }) => object === `payment:${id}`)
      .map(({ action }) => action);
  const notice = (body: unknown, provider = "yookassa") =>
    call(world().app, { method: "POST", url: `/api/payment-notices/${provider}`, body });
  const succeeded = (id: string) => ({
    type: "notification",
    event: "payment.succeeded",
    object: { id, status: "succeeded", paid: true },
  });
  const check = async () => checkPayments(world().app.deps, present(createProvider(world().app.deps.config)));

  test("[FE14] the order says the sum, where to come back, whose it is and what the receipt needs; the secret goes to nobody else", async () => {
    const { shop, payer } = world();
    const { id, keys } = await made(2);
    const payment = await begin(id, keys);
    expect(payment).toMatchObject({ state: "pending", method: "online", kopecks: 400_000, number: null });
    const amount = { value: "4000.00", currency: "RUB" };
    expect(shop.payments.get(payment.providerId)).toMatchObject({
      amount,
      capture: true,
      description: "Кубок Волги",
      confirmation: { type: "redirect", return_url: `https://kover.example/personal/payments/${payment.id}` },
      metadata: { payment: payment.id },
      receipt: { customer: { email: payer.account.email }, items: [{ amount, vat_code: 1 }] },
    });
    expect(shop.asked.at(-1)).toMatchObject({ method: "POST", path: "/v3/payments", key: payment.id });
    expect(payment.confirmationUrl).toContain(`/pay/${payment.providerId}`);
    expect(logged.join("")).not.toContain(SHOP.secret);
    expect(logged.join("")).not.toContain(Buffer.from(`${SHOP.id}:${SHOP.secret}`).toString("base64"));
  });

  test("[FE15] [FE17] a notice marks it paid once, also when it comes twice", async () => {
    const { shop } = world();
    const { id, keys } = await made();
    const payment = await begin(id, keys);
    shop.setFate("doubled");
    await shop.settle(payment.providerId, "succeeded");
    expect(await rowOf(payment.id)).toMatchObject({ state: "paid", number: 1, check_ms: null });
    expect(await actionsOn(payment.id)).toEqual(["payment.paid"]);
    const { people, payments } = (await api().fees.own(id)).data;
    expect(people).toMatchObject([{ owed: 200_000, paid: 200_000 }]);
    expect(payments).toMatchObject([{ number: 1, confirmationUrl: null }]);
    await refused(api().fees.pay(id, { data: { id: randomUUID(), people: keys } }), "nothing-to-pay");
  });

  test("[FE18] the payer who comes back finds what a lost notice would have told", async () => {
    const { shop } = world();
    const { id, keys } = await made();
    const payment = await begin(id, keys);
    shop.setFate("lost");
    await shop.settle(payment.providerId, "succeeded");
    expect(await rowOf(payment.id)).toMatchObject({ state: "pending" });
    expect((await api().payments.check(payment.id)).data).toMatchObject({ state: "paid", number: 1 });
  });

  test("[FE18] the timer asks about payments that wait, ever more rarely, and two instances ask once", async () => {
    const { shop } = world();
    const { id, keys } = await made();
    const payment = await begin(id, keys);
    shop.setFate("lost");
    await check();
    expect(await rowOf(payment.id)).toMatchObject({ state: "pending", checks: 0 });
    clock.pass(MINUTE_MS);
    await check();
    expect(await rowOf(payment.id)).toMatchObject({ checks: 1, check_ms: nextCheckMs(clock.now(), 1) });
    await shop.settle(payment.providerId, "succeeded");
    clock.pass(2 * MINUTE_MS);
    const before = shop.asked.filter(({ path }) => path.endsWith(payment.providerId)).length;
    await Promise.all([check(), check()]);
    expect(await rowOf(payment.id)).toMatchObject({ state: "paid", number: 1 });
    expect(shop.asked.filter(({ path }) => path.endsWith(payment.providerId))).toHaveLength(before + 1);
    expect([0, 1, 5, 6, 60].map((checks) => nextCheckMs(0, checks) / MINUTE_MS)).toEqual([1, 2, 32, 60, 60]);
  });

  test("[FE16] a forged notice changes nothing and is kept in the audit", async () => {
    const { id, keys } = await made();
    const payment = await begin(id, keys);
    expect((await notice(succeeded(payment.providerId))).status).toBe(204);
    expect(await rowOf(payment.id)).toMatchObject({ state: "pending" });
    expect(await actionsOn(payment.id)).toEqual(["payment.notice-refused"]);
    for (const body of [succeeded(randomUUID()), {}, [], { object: { id: 5 } }])
      expect((await notice(body)).status).toBe(204);
    expect(await actionsOn("unknown")).toContain("payment.notice-refused");
    expect((await notice(succeeded(payment.providerId), "otherbank")).status).toBe(404);
  });

  test.each([
    ["another sum", { amount: { value: "1.00", currency: "RUB" as const } }],
    ["another order", { metadata: { payment: randomUUID() } }],
  ])("[FE16] a payment of %s is no payment of this one", async (_what, change) => {
    const { shop } = world();
    const { id, keys } = await made();
    const payment = await begin(id, keys);
    shop.tamper(payment.providerId, change);
    await shop.settle(payment.providerId, "succeeded");
    expect(await rowOf(payment.id)).toMatchObject({ state: "cancelled", number: null });
    expect(await actionsOn(payment.id)).toEqual(["payment.mismatch"]);
    expect((await api().fees.own(id)).data.people).toMatchObject([{ paid: 0 }]);
  });

  test("[FE17] notices out of order: a late «canceled» does not undo what was paid", async () => {
    const { shop } = world();
    const { id, keys } = await made();
    const payment = await begin(id, keys);
    await shop.settle(payment.providerId, "succeeded");
    const late = {
      type: "notification",
      event: "payment.canceled",
      object: { id: payment.providerId, status: "canceled" },
    };
    expect((await notice(late)).status).toBe(204);
    expect(await rowOf(payment.id)).toMatchObject({ state: "paid" });
    expect(await actionsOn(payment.id)).toEqual(["payment.paid"]);
  });

  test("[FE15] who refused to pay owes as before and may begin again; one that waits goes on", async () => {
    const { shop } = world();
    const { id, keys } = await made();
    const first = await begin(id, keys);
    const again = await begin(id, keys);
    expect(again.id).toBe(first.id);
    await shop.settle(first.providerId, "canceled");
    expect(await rowOf(first.id)).toMatchObject({ state: "cancelled" });
    const second = await begin(id, keys);
    expect(second.id).not.toBe(first.id);
    const both = await Promise.all([begin(id, keys), begin(id, keys)]);
    expect(both.map((payment) => payment.id)).toEqual([second.id, second.id]);
  });

  test.each([500, 401, 400, 0])(
    "[FE19] a provider that answers %s is told as unavailable, and nothing waits",
    async (status) => {
      const { shop } = world();
      const { id, keys } = await made();
      shop.answerWith(status);
      await refused(api().fees.pay(id, { data: { id: randomUUID(), people: keys } }), "provider-unavailable");
      expect((await api().fees.own(id)).data.payments).toMatchObject([{ state: "cancelled" }]);
      shop.answerWith(undefined);
      expect(await begin(id, keys)).toMatchObject({ state: "pending" });
    },
  );

  test("[FE19] a notice while the provider is away is refused, so that it is sent again", async () => {
    const { shop } = world();
    const { id, keys } = await made();
    const payment = await begin(id, keys);
    shop.setFate("lost");
    await shop.settle(payment.providerId, "succeeded");
    shop.answerWith(500);
    expect((await notice(succeeded(payment.providerId))).status).toBe(503);
    await refused(api().payments.check(payment.id), "provider-unavailable");
    shop.answerWith(undefined);
    expect((await notice(succeeded(payment.providerId))).status).toBe(204);
    expect(await rowOf(payment.id)).toMatchObject({ state: "paid" });
  });

  test("[FE19] an order nobody ever saw is over after ten minutes", async () => {
    const { id, keys } = await made();
    const payment = await begin(id, keys);
    await world()
      .app.db.updateTable("payment")
      .set({ provider_id: null })
      .where("id", "=", payment.id)
      .execute();
    clock.pass(11 * MINUTE_MS);
    await check();
    expect(await rowOf(payment.id)).toMatchObject({ state: "cancelled" });
  });

  test("[FE13] nobody pays for or looks at people of somebody else", async () => {
    const { id, keys } = await made();
    const stranger = await signIn(world().app, "authenticated");
    const payment = await begin(id, keys);
    await refused(stranger.api.fees.pay(id, { data: { id: randomUUID(), people: keys } }), "unknown-person");
    await refused(stranger.api.fees.pay(id, { data: { id: payment.id, people: keys } }), "id-reused");
    await expect(stranger.api.payments.find(payment.id)).rejects.toThrow("Not Found");
    const { data } = await world().admin.api.payments.find(payment.id);
    expect(data.confirmationUrl).toBeNull();
    await refused(world().payer.api.payments.receipt(payment.id), "not-paid");
  });

  test("[FE14] the same order sent twice is one payment at the provider", async () => {
    const { app, shop } = world();
    const provider: PaymentProvider = present(createProvider(app.deps.config));
    const order = {
      id: randomUUID(),
      kopecks: 100,
      description: "x",
      returnUrl: new URL("https://kover.example"),
      email: "a@b.example",
    };
    const [one, other] = [await provider.create(order), await provider.create(order)];
    expect(one).toEqual(other);
    expect(await provider.create({ ...order, kopecks: 200 })).toEqual({
      ok: false,
      problem: { code: "refused" },
    });
    expect(await provider.find(randomUUID())).toEqual({ ok: false, problem: { code: "unknown" } });
    expect(
      [...shop.payments.values()].filter(({ metadata }) => metadata["payment"] === order.id),
    ).toHaveLength(1);
  });

  // The last one: nobody is signed in any more when the hours have passed.
  test("[FE28] refused notices are one line an hour for each payment, and one for all unknown ones", async () => {
    const { id, keys } = await made();
    const payment = await begin(id, keys);
    const before = (await actionsOn("unknown")).length;
    for (const hours of [1, 2]) {
      clock.pass(61 * MINUTE_MS);
      for (const forged of [randomUUID(), randomUUID(), payment.providerId, payment.providerId])
        expect((await notice(succeeded(forged))).status).toBe(204);
      expect(await actionsOn("unknown")).toHaveLength(before + hours);
      expect(await actionsOn(payment.id)).toHaveLength(hours);
    }
  });
});
