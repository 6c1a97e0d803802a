import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readConfig } from "../environment/config.ts";
import { createEvent } from "../testing/factories.ts";
import { refused } from "../testing/feeEvent.ts";
import { createTestApp, signIn } from "../testing/testApp.ts";
import { startPaymentChecks } from "../usecases/fee/settlePayment.ts";
import { createProvider, writeAmount } from "./yookassa.ts";

test("[FE14] payments are off unless a shop is set up, and no timer runs", async () => {
  const app = await createTestApp();
  const payer = await signIn(app, "authenticated");
  const event = await createEvent(app.db, { is_published: true });
  expect((await payer.api.fees.own(String(event.id))).data.isOnline).toBe(false);
  await refused(
    payer.api.fees.pay(String(event.id), { data: { id: randomUUID(), people: ["p1"] } }),
    "payments-off",
  );
  expect(createProvider(app.deps.config)).toBeUndefined();
  await startPaymentChecks(app.deps, undefined).stop();
  await app.close();
});

test.each([
  [{ KOVER_YOOKASSA_SHOP_ID: "1" }, "KOVER_YOOKASSA_SHOP_ID and KOVER_YOOKASSA_SECRET must be set together."],
  [
    { KOVER_YOOKASSA_SHOP_ID: "1", KOVER_YOOKASSA_SECRET: "with space" },
    "KOVER_YOOKASSA_SHOP_ID and KOVER_YOOKASSA_SECRET must be as the shop shows them.",
  ],
  [
    {
      KOVER_YOOKASSA_SHOP_ID: "1",
      KOVER_YOOKASSA_SECRET: "s",
      KOVER_YOOKASSA_URL: "http://bank.example/v3",
    },
    "KOVER_YOOKASSA_URL must be an https:// address.",
  ],
  [
    { KOVER_YOOKASSA_SHOP_ID: "1", KOVER_YOOKASSA_SECRET: "s", KOVER_YOOKASSA_VAT_CODE: "99" },
    "KOVER_YOOKASSA_VAT_CODE must be a whole number from 1 to 12.",
  ],
])("[FE14] [OP6] a wrong setting is one sentence without the secret", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test("[FE3] an amount is written from whole kopecks", () => {
  expect([0, 5, 99, 100, 120_050].map(writeAmount)).toEqual(["0.00", "0.05", "0.99", "1.00", "1200.50"]);
});
