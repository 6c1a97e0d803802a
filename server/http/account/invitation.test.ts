import { afterAll, beforeAll, expect, test } from "vitest";
import { updateAccount } from "../../persistence/account/accounts.ts";
import { createEvent } from "../../testing/factories.ts";
import { codeInMail, readMails } from "../../testing/mailbox.ts";
import { call, createTestApp, PASSWORD, signIn, type TestApp } from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";

const GOOD = "жёлтый-чайник-7";
const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: clock.now });
});
afterAll(() => app.close());

test("[AU77] [RE18] an invitation says who invites, where to and as what; its link is good for a week and once", async () => {
  const admin = await signIn(app, "admin");
  await admin.api.account.stepUp({ password: PASSWORD });
  const event = await createEvent(app.db, { name: "Кубок «Весны» & друзья" });
  const made = await admin.api.users.create({
    username: "Позванный",
    email: "invited@kover.example",
    password: "жёлтый-чайник-9",
    role: "referee",
  });
  const wish = { data: { event: event.document_id } };
  expect(
    (
      await call(app, {
        method: "POST",
        url: "/api/users/999999/invitation",
        headers: admin.headers,
        body: wish,
      })
    ).status,
  ).toBe(404);
  await updateAccount(app.db, admin.account.id, { display_name: "Ольга Рябова" });
  await admin.api.users.invite(made.id, wish);
  await app.settled();
  const mail = (await readMails(app)).at(-1) ?? "";
  expect(mail).toContain("To: invited@kover.example");
  expect(mail).toContain(`Ольга Рябова приглашает вас на «Кубок «Весны» & друзья» судьёй`);
  expect(mail).not.toMatch(/сменить пароль|Новый пароль/);
  const code = await codeInMail(app, "code");
  clock.pass(6.9 * 86_400_000);
  const reset = { code, password: GOOD, passwordConfirmation: GOOD };
  const use = () => call(app, { method: "POST", url: "/api/auth/reset-password", body: reset });
  expect([(await use()).status, (await use()).status]).toEqual([200, 400]);
  const again = await signIn(app, "admin");
  await again.api.account.stepUp({ password: PASSWORD });
  await again.api.users.invite(made.id, { data: { event: null } });
  const late = { ...reset, code: await codeInMail(app, "code") };
  clock.pass(7.1 * 86_400_000);
  expect((await call(app, { method: "POST", url: "/api/auth/reset-password", body: late })).status).toBe(400);
});
