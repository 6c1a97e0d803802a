import { afterAll, beforeAll, expect, test } from "vitest";
import { authAnswerSchema } from "#contract/event/content.ts";
import { errorBodySchema } from "#contract/errorBody.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { createAccount } from "../../testing/factories.ts";
import { codeInMail, readMails } from "../../testing/mailbox.ts";
import {
  call,
  createMember,
  createTestApp,
  PASSWORD,
  signIn,
  signInBrowser,
  type Answer,
  type TestApp,
} from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";

const GOOD = "жёлтый-чайник-7";
const OTHER = "synij-samovar-8";
const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: clock.now });
});
afterAll(() => app.close());

const post = (path: string, body?: unknown, headers = {}) =>
  call(app, { method: "POST", url: `/api${path}`, body, headers });
const get = (path: string, headers = {}) => call(app, { url: `/api${path}`, headers });
const problem = ({ body }: Answer) => {
  const { name, message } = errorBodySchema.parse(body).error;
  return `${name}: ${message}`;
};
const signedIn = ({ body }: Answer) => authAnswerSchema.parse(body);
const bearer = (jwt: string) => ({ authorization: `Bearer ${jwt}` });

test("[AU10] [AU12] registration answers jwt and user, and the jwt opens the door", async () => {
  const answer = await post("/auth/local/register", {
    username: "anna",
    email: "Anna@Mail.example",
    password: GOOD,
  });
  expect(answer.status).toBe(200);
  const { jwt, user } = signedIn(answer);
  expect(user).toMatchObject({
    username: "anna",
    email: "anna@mail.example",
    provider: "local",
    confirmed: true,
  });
  const me = await get("/users/me?populate=role", bearer(jwt));
  expect(me.body).toMatchObject({ username: "anna", role: { type: "authenticated" } });
  expect(JSON.stringify(me.body)).not.toMatch(/password|hash/i);
});

test("[AU23] registration takes exactly three fields: nobody makes themselves an admin", async () => {
  const person = { username: "mallory", email: "mallory@mail.example", password: GOOD };
  for (const extra of [{ role: 4 }, { confirmed: true, blocked: false }, { provider: "vk" }, { id: 1 }]) {
    const answer = await post("/auth/local/register", { ...person, ...extra });
    expect([answer.status, problem(answer)]).toEqual([
      400,
      `ValidationError: Invalid parameters: ${Object.keys(extra).join(", ")}`,
    ]);
  }
});

test("[AU24] a taken name is refused, also crosswise and when two come at once", async () => {
  await createAccount(app.db, { username: "boris", email: "boris@mail.example" });
  const taken = "ApplicationError: Email or Username are already taken";
  for (const names of [
    { username: "boris", email: "new@mail.example" },
    { username: "newname", email: "BORIS@mail.example" },
    { username: "boris@mail.example", email: "new@mail.example" },
  ]) {
    const answer = await post("/auth/local/register", { ...names, password: GOOD });
    expect([answer.status, problem(answer)]).toEqual([400, taken]);
  }
  const twice = { username: "twins", email: "twins@mail.example", password: GOOD };
  const answers = await Promise.all([1, 2].map(() => post("/auth/local/register", twice)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
});

test("[AU25] names, addresses and passwords have their rules, and no value comes back", async () => {
  const answer = await post("/auth/local/register", { username: "ab", email: "x", password: "12345" });
  expect(problem(answer)).toMatch(/ValidationError: \d errors occurred/);
  const long = await post("/auth/local/register", {
    username: "long",
    email: "long@mail.example",
    password: "жучок-".repeat(7),
  });
  expect(problem(long)).toBe("ValidationError: Password must be less than 73 bytes");
  expect(answer.text + long.text).not.toContain("жучок");
});

test("[AU32] a missing or a wrong body is 400 everywhere", async () => {
  for (const path of [
    "local",
    "local/register",
    "forgot-password",
    "reset-password",
    "send-email-confirmation",
    "setup",
  ]) {
    for (const body of [undefined, null, [], "text", { identifier: { a: 1 }, email: ["x"], password: 7 }]) {
      const answer = await post(`/auth/${path}`, body);
      expect([path, answer.status]).toEqual([path, 400]);
    }
  }
});

test("[AU11] [AU30] the auth routes ignore a stale token", async () => {
  await createMember(app, "authenticated", { username: "stale" });
  const answer = await post(
    "/auth/local",
    { identifier: "stale", password: PASSWORD },
    bearer("old.bad.token"),
  );
  expect(answer.status).toBe(200);
});

test("[AU22] blocked and unconfirmed are told only to who knows the password", async () => {
  await createMember(app, "authenticated", { username: "out", is_blocked: true });
  await createMember(app, "authenticated", { username: "fresh", is_confirmed: false });
  const tell = async (identifier: string, password: string) =>
    problem(await post("/auth/local", { identifier, password }));
  expect(await tell("out", "wrong")).toBe("ValidationError: Invalid identifier or password");
  expect(await tell("out", PASSWORD)).toBe(
    "ApplicationError: Your account has been blocked by an administrator",
  );
  expect(await tell("fresh", "wrong")).toBe("ValidationError: Invalid identifier or password");
  expect(await tell("fresh", PASSWORD)).toBe("ApplicationError: Your account email is not confirmed");
});

test("[AU21] an unknown user and a wrong password answer alike and take alike", async () => {
  await createMember(app, "authenticated", { username: "known" });
  const wrong = { password: "not this one" };
  const measure = async (identifier: string) => {
    const start = performance.now();
    const { text } = await post("/auth/local", { ...wrong, identifier });
    return { text, ms: performance.now() - start };
  };
  await measure("known");
  const known = [];
  const unknown = [];
  for (let n = 0; n < 12; n += 1) {
    known.push(await measure("known"));
    unknown.push(await measure(`nobody-${n}`));
  }
  expect(new Set([...known, ...unknown].map(({ text }) => text)).size).toBe(1);
  const ratio = median(known) / median(unknown);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test("[AU13] [AU26] forgot-password answers everybody alike, before anything is looked up", async () => {
  const { email } = await createMember(app, "authenticated");
  const measure = async (address: string) => {
    const start = performance.now();
    const { text, status } = await post("/auth/forgot-password", { email: address });
    return { text: `${status} ${text}`, ms: performance.now() - start };
  };
  await measure("warm@up.example");
  const known = [];
  const unknown = [];
  const others = [];
  for (let n = 0; n < 15; n += 1) {
    known.push(await measure(email));
    unknown.push(await measure(`nobody-${n}@mail.example`));
    others.push(await measure(`no-one-${n}@mail.example`));
    await app.settled();
  }
  expect(new Set([...known, ...unknown].map(({ text }) => text))).toEqual(new Set(['200 {"ok":true}']));
  // What two unknown addresses differ by is the noise of the machine.
  const noise = Math.abs(median(unknown) - median(others));
  expect(Math.abs(median(known) - median(unknown))).toBeLessThan(5 + 2 * noise);
});

test("[AU14] [AU27] a reset code works once, and the sessions of before are over", async () => {
  const browser = await signInBrowser(app, "referee");
  await post("/auth/forgot-password", { email: browser.account.email });
  const code = await codeInMail(app, "code");
  expect(code).toMatch(/^[0-9a-f]{128}$/);
  const passwords = { password: GOOD, passwordConfirmation: GOOD };
  const answer = await post("/auth/reset-password", { code, ...passwords });
  expect(answer.status).toBe(200);
  expect((await get("/users/me", browser.headers)).status).toBe(401);
  expect((await get("/users/me", bearer(signedIn(answer).jwt))).status).toBe(200);
  const again = await post("/auth/reset-password", { code, ...passwords });
  expect([again.status, problem(again)]).toEqual([400, "ValidationError: Incorrect code provided"]);
  const login = await post("/auth/local", { identifier: browser.account.email, password: PASSWORD });
  expect(login.status).toBe(400);
});

test("[AU37] a reset code expires in an hour, and a newer one replaces it", async () => {
  const { email } = await createMember(app, "authenticated");
  const passwords = { password: GOOD, passwordConfirmation: GOOD };
  const reset = async (code: string) => (await post("/auth/reset-password", { code, ...passwords })).status;
  await post("/auth/forgot-password", { email });
  const first = await codeInMail(app, "code");
  clock.pass(1000);
  await post("/auth/forgot-password", { email });
  const second = await codeInMail(app, "code");
  expect(second).not.toBe(first);
  expect((await readMails(app)).at(-1)).toContain("Ссылка действует один час");
  expect(await reset(first)).toBe(400);
  clock.pass(3_600_000);
  expect(await reset(second)).toBe(400);
});

test("[AU27] reset and change say what is wrong with their fields", async () => {
  const empty = await post("/auth/reset-password", {});
  expect(problem(empty)).toBe("ValidationError: 3 errors occurred");
  const unequal = await post("/auth/reset-password", {
    code: "x",
    password: GOOD,
    passwordConfirmation: OTHER,
  });
  expect(problem(unequal)).toBe("ValidationError: Passwords do not match");
  expect(errorBodySchema.parse(unequal.body).error.details).toMatchObject({
    errors: [{ path: ["passwordConfirmation"] }],
  });
  const extra = await post("/auth/forgot-password", { email: "a@b.example", url: "https://evil.example" });
  expect(problem(extra)).toBe("ValidationError: this field has unspecified keys: url");
});

test("[AU15] [AU28] [AU36] a changed password ends the older sessions and gives a new one", async () => {
  const user = await signIn(app, "authenticated");
  const change = (currentPassword: string, password: string, headers = user.headers) =>
    post("/auth/change-password", { currentPassword, password, passwordConfirmation: password }, headers);
  expect((await change(PASSWORD, GOOD, {})).status).toBe(403);
  expect(problem(await change("wrong", GOOD))).toContain("The provided current password is invalid");
  const answer = await change(PASSWORD, GOOD);
  expect(answer.status).toBe(200);
  expect((await get("/users/me", user.headers)).status).toBe(401);
  const fresh = bearer(signedIn(answer).jwt);
  expect((await get("/users/me", fresh)).status).toBe(200);
  expect(problem(await change(GOOD, GOOD, fresh))).toContain("must be different than your current password");
});

test("[AU38] a forged host reaches no mail: it is refused before", async () => {
  const { email } = await createMember(app, "authenticated");
  for (const host of [
    "evil.example",
    "localhost.evil.example",
    "evil.example:3000",
    "localhost@evil.example",
  ]) {
    expect((await post("/auth/forgot-password", { email }, { host })).status).toBe(421);
  }
  await post("/auth/forgot-password", { email }, { host: "127.0.0.1:9", "x-forwarded-host": "evil.example" });
  const mail = (await readMails(app)).at(-1) ?? "";
  expect(mail).toContain("http://localhost:3000/auth/reset?code=");
  expect(mail).not.toContain("evil.example");
});

test("[AU16] [AU29] send-email-confirmation answers alike, whoever has the address", async () => {
  const { email } = await createMember(app, "authenticated");
  const before = (await readMails(app)).length;
  for (const address of [email, "nobody@mail.example"]) {
    const answer = await post("/auth/send-email-confirmation", { email: address });
    expect([answer.status, answer.body]).toEqual([200, { email: address, sent: true }]);
  }
  expect(await readMails(app)).toHaveLength(before);
});

test("[AU58] sign-ins, failures and sign-outs are in the audit, without what was typed", async () => {
  const user = await signIn(app, "referee");
  await post("/auth/local", { identifier: user.account.username, password: "hunter-22" });
  await post("/auth/logout", {}, user.headers);
  await app.settled();
  const rows = await findAllAudits(app.db, { afterN: 0, limit: 10_000 });
  const acts = rows
    .filter(({ object }) => object === `account:${user.account.id}`)
    .map(({ action }) => action);
  expect(acts.toSorted()).toEqual(["sign-in", "sign-in-failed", "sign-out"]);
  expect(JSON.stringify(rows)).not.toMatch(/hunter-22|127\.0\.0\.1/);
});

test("an old hash is replaced when its owner signs in", async () => {
  const { hash } = await import("@node-rs/argon2");
  const old = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  const { id, username } = await createAccount(app.db, { password_hash: old });
  expect((await post("/auth/local", { identifier: username, password: PASSWORD })).status).toBe(200);
  expect((await findAccountById(app.db, id))?.password_hash).toMatch(/m=19456/);
  expect((await post("/auth/local", { identifier: username, password: PASSWORD })).status).toBe(200);
});

function median(samples: readonly { readonly ms: number }[]): number {
  return samples.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}
