import { afterAll, beforeAll, expect, test } from "vitest";
import {
  call,
  createMember,
  createTestApp,
  PASSWORD,
  signInBrowser,
  signInMember,
  type TestApp,
} from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: clock.now });
});
afterAll(() => app.close());

const statusFor = async (token: string) =>
  (await call(app, { url: "/api/users/me", headers: { authorization: `Bearer ${token}` } })).status;

test("[AU76] what a program gets for a password works for fifteen minutes", async () => {
  for (const role of ["authenticated", "admin"] as const) {
    const { token } = await signInMember(app, await createMember(app, role));
    clock.pass(15 * MINUTE_MS - 1000);
    expect(await statusFor(token)).toBe(200);
    clock.pass(1000);
    expect(await statusFor(token)).toBe(401);
  }
});

test("[AU76] a token made for a program has a name, outlives the browser, is listed with its last use and ended", async () => {
  const owner = await signInBrowser(app, "admin");
  const make = () => owner.api.account.makeProgramToken({ name: " Выгрузка " });
  await expect(make()).rejects.toMatchObject({ error: { details: { code: "step-up-required" } } });
  await owner.api.account.stepUp({ password: PASSWORD });
  const { jwt, expiresAt } = await make();
  expect(Date.parse(expiresAt)).toBe(clock.now() + 90 * DAY_MS);

  clock.pass(60 * MINUTE_MS);
  expect(await statusFor(jwt)).toBe(200);
  const listed = (await owner.api.account.places()).find(({ programName }) => programName !== null);
  expect(listed).toMatchObject({ programName: "Выгрузка", isBrowser: false, isCurrent: false });
  expect(listed?.seenAt).toBe(new Date(clock.now()).toISOString());
  await owner.api.account.endPlace(listed?.id ?? "");
  expect(await statusFor(jwt)).toBe(401);

  await owner.api.account.stepUp({ password: PASSWORD });
  const again = await make();
  clock.pass(90 * DAY_MS);
  expect(await statusFor(again.jwt)).toBe(401);
});

test("[AU76] nobody gathers more than ten of them", async () => {
  const owner = await signInBrowser(app, "referee");
  await owner.api.account.stepUp({ password: PASSWORD });
  for (let made = 0; made < 10; made += 1) await owner.api.account.makeProgramToken({ name: `№ ${made}` });
  await expect(owner.api.account.makeProgramToken({ name: "ещё" })).rejects.toMatchObject({
    error: { details: { code: "too-many-tokens" } },
  });
});
