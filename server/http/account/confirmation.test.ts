import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { userSchema } from "#contract/event/content.ts";
import { codeInMail, readMails } from "../../testing/mailbox.ts";
import {
  call,
  createMember,
  createTestApp,
  signIn as signInTo,
  type TestApp,
} from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";

const GOOD = "жёлтый-чайник-7";
const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: clock.now, env: { KOVER_EMAIL_CONFIRMATION: "on" } });
});
afterAll(() => app.close());

const register = (username: string, email: string) =>
  call(app, { method: "POST", url: "/api/auth/local/register", body: { username, email, password: GOOD } });
const signIn = (identifier: string) =>
  call(app, { method: "POST", url: "/api/auth/local", body: { identifier, password: GOOD } });
const confirm = (code: string) => call(app, { url: `/api/auth/email-confirmation?confirmation=${code}` });
const answerSchema = z.strictObject({ user: userSchema });

test("[AU37] with confirmation on, an account opens after its link, which works once and for a day", async () => {
  const answer = await register("anna", "anna@mail.example");
  expect(answer.status).toBe(200);
  expect(answerSchema.parse(answer.body).user).toMatchObject({ username: "anna", confirmed: false });
  expect((await signIn("anna")).text).toContain("Your account email is not confirmed");
  const code = await codeInMail(app, "confirmation");
  const confirmed = await confirm(code);
  expect([confirmed.status, confirmed.headers["location"]]).toEqual([302, "http://localhost:3000/"]);
  expect((await signIn("anna")).status).toBe(200);
  expect((await confirm(code)).text).toContain("Invalid token");

  await register("late", "late@mail.example");
  const stale = await codeInMail(app, "confirmation");
  clock.pass(24 * 3_600_000);
  expect((await confirm(stale)).status).toBe(400);
  await call(app, {
    method: "POST",
    url: "/api/auth/send-email-confirmation",
    body: { email: "late@mail.example" },
  });
  expect((await confirm(await codeInMail(app, "confirmation"))).status).toBe(302);
});

test("[AU29] a confirmation must be a text", async () => {
  for (const query of ["", "?confirmation=", "?confirmation[$ne]=x", "?confirmation=a&confirmation=b"]) {
    const answer = await call(app, { url: `/api/auth/email-confirmation${query}` });
    expect([query, answer.status]).toEqual([query, 400]);
  }
});

test("[AU56] with confirmation on, a taken address looks like a free one, and its owner is told by mail", async () => {
  const owner = await createMember(app, "authenticated");
  const taken = answerSchema.parse((await register("stranger", owner.email)).body).user;
  expect((await readMails(app)).at(-1)).toContain(`To: ${owner.email}`);
  const free = answerSchema.parse((await register("honest", "honest@mail.example")).body).user;
  expect(Object.keys(taken)).toEqual(Object.keys(free));
  expect([free.id - taken.id, taken.email, taken.confirmed]).toEqual([1, owner.email, false]);
  expect((await register("honest", "other@mail.example")).text).toContain("already taken");
  expect((await register(owner.email, "third@mail.example")).text).toContain(
    "username must not be another email",
  );
});

test("[LO15] who registers on an English page is written to in English, and the link leads back there", async () => {
  const body = { username: "emma", email: "emma@mail.example", password: GOOD, locale: "en" };
  await call(app, { method: "POST", url: "/api/auth/local/register", body });
  const mail = (await readMails(app)).at(-1);
  expect(mail).toContain("Subject: Confirm your email address");
  expect(mail).toContain("Hello, emma!");
  const [link = ""] = mail?.match(/\/api\/auth\/email-confirmation\?\S+locale=en/) ?? [];
  const answer = await call(app, { url: link, headers: { accept: "text/html" } });
  expect(answer.headers["location"]).toBe("http://localhost:3000/en/auth?confirmation=done");
});

test("[LO16] the language of mails is changed in the account, and changing it leaves the other wish alone", async () => {
  const { api } = await signInTo(app, "authenticated");
  expect((await api.notices.wished()).data).toEqual({ mail: true, locale: "ru" });
  await api.notices.wish({ data: { mail: false } });
  expect((await api.notices.wish({ data: { locale: "en" } })).data).toEqual({ mail: false, locale: "en" });
});
