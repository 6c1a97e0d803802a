import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { authAnswerSchema } from "#contract/event/content.ts";
import { errorBodySchema } from "#contract/errorBody.ts";
import { ownDataSchema } from "#contract/account/ownData.ts";
import { newFactorSchema, recoveryCodesSchema, secondFactorSchema } from "#contract/account/secondFactor.ts";
import { openSecret } from "../../auth/sealedSecret.ts";
import { totpCode } from "../../auth/totp.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { findSecondFactor } from "../../persistence/account/secondFactors.ts";
import { codeInMail, readMails } from "../../testing/mailbox.ts";
import { ENGINES } from "../../testing/testDatabases.ts";
import {
  call,
  createTestApp,
  PASSWORD,
  signIn,
  type Answer,
  type Client,
  type Headers,
  type TestApp,
} from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";

const STEP_MS = 30_000;
const BROWSER = { "sec-fetch-site": "same-origin" };

describe.each(ENGINES)("the second factor on %s", (engine) => {
  /** What does not depend on how a database counts rows is tried on one. */
  const once = test.runIf(engine === "sqlite");
  const clock = createTestClock();
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine, now: clock.now, env: { RATE_LIMIT: "on" } });
  });
  afterAll(() => app.close());

  const post = (path: string, body: unknown, headers: Headers = {}) =>
    call(app, { method: "POST", url: `/api/auth/${path}`, body, headers });
  const problem = ({ body }: Answer) => errorBodySchema.parse(body).error.message;
  const ticketOf = ({ body }: Answer) =>
    z.object({ ticket: z.string() }).parse(errorBodySchema.parse(body).error.details).ticket;
  const enter = ({ account }: Client, headers?: Headers) =>
    post("local", { identifier: account.username, password: PASSWORD }, headers);
  const codeOf = async ({ account }: Client, shift = 0) => {
    const row = await findSecondFactor(app.db, account.id);
    const secret = row && openSecret(app.deps.tokenKey, account.id, row.sealed_secret);
    if (secret === undefined) throw new Error("no second factor");
    return totpCode(secret, Math.floor(clock.now() / STEP_MS) + shift);
  };

  /** Turns it on and waits until the first code is over. */
  async function withFactor(role: "referee" | "admin" = "referee") {
    const client = await signIn(app, role);
    await post("second-factor/begin", { password: PASSWORD }, client.headers);
    const turnedOn = await post("second-factor/confirm", { code: await codeOf(client) }, client.headers);
    clock.pass(STEP_MS);
    return { client, recoveryCodes: recoveryCodesSchema.parse(turnedOn.body).recoveryCodes };
  }

  test("[AU68] it is on after the password and a first code; the secret is not in the database as it is", async () => {
    const client = await signIn(app, "referee");
    expect(problem(await post("second-factor/begin", { password: "wrong" }, client.headers))).toMatch(
      /password/,
    );
    const begun = await post("second-factor/begin", { password: PASSWORD }, client.headers);
    const { secret, address } = newFactorSchema.parse(begun.body);
    expect(new URL(address).searchParams.get("secret")).toBe(secret);
    // Begun is not on: whoever stops half way must not be locked out.
    expect((await enter(client)).status).toBe(200);
    expect(problem(await post("second-factor/confirm", { code: "000000" }, client.headers))).toMatch(/code/);
    const turnedOn = await post("second-factor/confirm", { code: await codeOf(client) }, client.headers);
    expect(recoveryCodesSchema.parse(turnedOn.body).recoveryCodes).toHaveLength(10);
    const row = await findSecondFactor(app.db, client.account.id);
    expect(JSON.stringify(row)).not.toContain(secret);
    const shown = await call(app, { url: "/api/auth/second-factor", headers: client.headers });
    expect(secondFactorSchema.parse(shown.body)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(openSecret(app.deps.tokenKey, client.account.id + 1, row?.sealed_secret ?? "")).toBeUndefined();
  });

  once("[AU68] an athlete's account has none", async () => {
    const athlete = await signIn(app, "authenticated");
    const answer = await post("second-factor/begin", { password: PASSWORD }, athlete.headers);
    expect(problem(answer)).toBe("A second factor is for referees and admins");
  });

  test("[AU69] a right password opens nothing without a code; a new password ends the ticket", async () => {
    const { client } = await withFactor();
    const refused = await enter(client);
    expect(refused).toMatchObject({ status: 400 });
    expect(problem(refused)).toBe("A second factor is required");
    const ticket = ticketOf(refused);
    const withTicket = await call(app, {
      url: "/api/users/me",
      headers: { authorization: `Bearer ${ticket}` },
    });
    expect(withTicket.status).toBe(401);
    expect(problem(await post("second-factor", { code: await codeOf(client) }))).toMatch(/expired/);
    const entered = await post("second-factor", { code: await codeOf(client), ticket });
    expect(authAnswerSchema.parse(entered.body).user.username).toBe(client.account.username);

    clock.pass(STEP_MS);
    const passwords = { password: "жёлтый-чайник-7", passwordConfirmation: "жёлтый-чайник-7" };
    await post("change-password", { currentPassword: PASSWORD, ...passwords }, client.headers);
    expect(problem(await post("second-factor", { code: await codeOf(client), ticket }))).toMatch(/expired/);
  });

  once("[AU69] a ticket lasts five minutes", async () => {
    const { client } = await withFactor();
    const ticket = ticketOf(await enter(client));
    clock.pass(301_000);
    expect(problem(await post("second-factor", { code: await codeOf(client), ticket }))).toMatch(/expired/);
  });

  once(
    "[AU69] after a reset the new password holds, older sessions end, and a code is still asked for",
    async () => {
      const { client } = await withFactor();
      await post("forgot-password", { email: client.account.email });
      const code = await codeInMail(app, "code");
      const password = "сорок-чайников-9";
      const answer = await post("reset-password", { code, password, passwordConfirmation: password });
      expect(problem(answer)).toBe("A second factor is required");
      expect((await call(app, { url: "/api/users/me", headers: client.headers })).status).toBe(401);
      const ticket = ticketOf(answer);
      expect((await post("second-factor", { code: await codeOf(client), ticket })).status).toBe(200);
    },
  );

  test("[AU70] a code is taken once, also by two at the same moment, and no older one after it", async () => {
    const { client } = await withFactor();
    const ticket = ticketOf(await enter(client));
    const [older, code] = [await codeOf(client, -1), await codeOf(client)];
    const both = await Promise.all([code, code].map((one) => post("second-factor", { code: one, ticket })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await post("second-factor", { code: older, ticket })).status).toBe(400);
  });

  once("[AU70] wrong codes are slowed down as wrong passwords are", async () => {
    const { client } = await withFactor();
    const ticket = ticketOf(await enter(client));
    for (let tries = 0; tries < 5; tries++) await post("second-factor", { code: "000000", ticket });
    const late = await post("second-factor", { code: await codeOf(client), ticket });
    expect(late.status).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
    clock.pass(STEP_MS);
    expect((await post("second-factor", { code: await codeOf(client), ticket })).status).toBe(200);
  });

  test("[AU71] a recovery code works once, however it is typed, and its owner is told", async () => {
    const { client, recoveryCodes } = await withFactor();
    const [code = ""] = recoveryCodes;
    const ticket = ticketOf(await enter(client));
    const typed = code.toLowerCase().replaceAll("-", " ");
    expect((await post("second-factor", { code: typed, ticket })).status).toBe(200);
    expect((await post("second-factor", { code, ticket })).status).toBe(400);
    expect((await readMails(app)).join()).toContain("вошли по резервному коду");
    const kept = await app.db.selectFrom("recovery_code").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(code.replaceAll("-", ""));
  });

  once("[AU72] turning it off takes the password and a code", async () => {
    const { client } = await withFactor();
    const off = (password: string, code: string) =>
      post("second-factor/disable", { password, code }, client.headers);
    expect((await off("wrong", await codeOf(client))).status).toBe(400);
    expect((await off(PASSWORD, "000000")).status).toBe(400);
    expect((await off(PASSWORD, await codeOf(client))).status).toBe(204);
    expect((await enter(client)).status).toBe(200);
  });

  once("[AU72] an admin takes it from who lost it, with the own password; it is in the audit", async () => {
    const { client } = await withFactor();
    const admin = await signIn(app, "admin");
    const reset = (who: Client, password: string) =>
      post("second-factor/reset", { identifier: client.account.email, password }, who.headers);
    expect((await reset(client, PASSWORD)).status).toBe(403);
    expect((await reset(admin, "wrong")).status).toBe(400);
    const own = { identifier: admin.account.username, password: PASSWORD };
    const ofOwn = await post("second-factor/reset", own, admin.headers);
    expect(problem(ofOwn)).toMatch(/with a code/);
    expect((await reset(admin, PASSWORD)).status).toBe(204);
    expect((await enter(client)).status).toBe(200);
    const audits = await findAllAudits(app.db, { afterN: 0, limit: 500 });
    // What was refused is written beside the answers, so it may come later.
    expect(audits.findLast(({ action }) => action === "second-factor-reset")).toMatchObject({
      actor_id: admin.account.id,
      object: `account:${client.account.id}`,
    });
  });

  once("[AU73] a browser gets the ticket in a cookie no script reads", async () => {
    const { client } = await withFactor();
    const refused = await enter(client, BROWSER);
    expect(refused.text).not.toContain("ticket");
    const cookie = String(refused.headers["set-cookie"]);
    expect(cookie).toMatch(/kover_second=.*HttpOnly; SameSite=Lax/);
    const headers = { ...BROWSER, cookie: cookie.split(";")[0] ?? "" };
    const entered = await post("second-factor", { code: await codeOf(client) }, headers);
    expect(entered.status).toBe(200);
    expect(String(entered.headers["set-cookie"])).toContain("kover_second=; ");
  });

  test("[AU66] [AU67] it is in what one takes along, without its secret, and is forgotten with the account", async () => {
    const { client } = await withFactor();
    const taken = await call(app, { url: "/api/auth/export", headers: client.headers });
    expect(ownDataSchema.parse(taken.body).secondFactorSince).toMatch(/^20/);
    await post("step-up", { password: PASSWORD }, client.headers);
    expect((await post("erase", {}, client.headers)).status).toBe(204);
    expect(await findSecondFactor(app.db, client.account.id)).toBeUndefined();
  });
});
