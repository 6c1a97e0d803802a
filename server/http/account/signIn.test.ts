import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authAnswerSchema, userSchema } from "#contract/event/content.ts";
import { updateAccount } from "../../persistence/account/accounts.ts";
import {
  call,
  createMember,
  createTestApp,
  PASSWORD,
  signIn,
  signInBrowser,
  type Headers,
  type TestApp,
} from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";

const DAY_S = 86_400;

describe("signing in", () => {
  const clock = createTestClock();
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ now: clock.now });
  });
  afterAll(() => app.close());

  const tryToEnter = (identifier: unknown, password: unknown, headers: Headers = {}) =>
    call(app, { method: "POST", url: "/api/auth/local", body: { identifier, password }, headers });
  const me = (headers: Headers, query = "") => call(app, { url: `/api/users/me${query}`, headers });

  test("[AU20] by username, or by e-mail in any case", async () => {
    const { username, email } = await createMember(app, "authenticated", {
      email: "Olga.Petrova@kover.example",
    });
    for (const identifier of [username, email, "OLGA.PETROVA@KOVER.EXAMPLE"]) {
      const { status, body } = await tryToEnter(identifier, PASSWORD);
      expect(status).toBe(200);
      expect(authAnswerSchema.parse(body).user).toMatchObject({
        username,
        email,
        confirmed: true,
        blocked: false,
      });
    }
  });

  test("[AU20] the answer holds the token and the user, and nothing secret", async () => {
    const { username } = await createMember(app, "referee");
    const { text, body } = await tryToEnter(username, PASSWORD);
    expect(Object.keys(authAnswerSchema.parse(body))).toEqual(["jwt", "user"]);
    expect(text).not.toMatch(/password|hash|role/i);
  });

  test("[AU21] an unknown user and a wrong password get the same answer", async () => {
    const { username } = await createMember(app, "authenticated");
    const unknown = await tryToEnter("nobody-at-all", PASSWORD);
    const wrong = await tryToEnter(username, "not the password");
    expect(unknown.status).toBe(400);
    expect(unknown.body).toEqual({
      data: null,
      error: {
        status: 400,
        name: "ValidationError",
        message: "Invalid identifier or password",
        details: { code: "wrong-credentials" },
      },
    });
    expect(wrong.text).toBe(unknown.text);
  });

  test("[AU22] that an account is blocked or unconfirmed is told only to who knows its password", async () => {
    const blocked = await createMember(app, "authenticated", { is_blocked: true });
    const fresh = await createMember(app, "authenticated", { is_confirmed: false });
    for (const [{ username }, message] of [
      [blocked, "Your account has been blocked by an administrator"],
      [fresh, "Your account email is not confirmed"],
    ] as const) {
      const told = await tryToEnter(username, PASSWORD);
      expect(told.body).toMatchObject({ error: { status: 400, name: "ApplicationError", message } });
      const untold = await tryToEnter(username, "not the password");
      expect(untold.body).toMatchObject({ error: { message: "Invalid identifier or password" } });
    }
  });

  test("[AU32] without a body, or with fields that are no text, each field is named", async () => {
    const none = await call(app, { method: "POST", url: "/api/auth/local" });
    const odd = await tryToEnter({ $gt: "" }, ["x"]);
    for (const { status, body } of [none, odd]) {
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: {
          name: "ValidationError",
          message: "2 errors occurred",
          details: {
            errors: [
              { path: ["identifier"], message: "identifier is a required field", name: "ValidationError" },
              { path: ["password"], message: "password is a required field", name: "ValidationError" },
            ],
          },
        },
      });
    }
  });

  test("[SE12] the token names account and session, is signed with HS256 and lives as long as the session", async () => {
    const referee = await signInBrowser(app, "referee");
    const person = await signInBrowser(app, "authenticated");
    expect(decodeProtectedHeader(referee.token)).toEqual({ alg: "HS256", typ: "JWT" });
    const claims = decodeJwt(referee.token);
    expect(claims).toMatchObject({ id: referee.account.id, aud: "kover" });
    expect(claims["sid"]).toMatch(/^[0-9a-f-]{36}$/);
    const lifeDays = ({ iat = 0, exp = 0 }: ReturnType<typeof decodeJwt>) => (exp - iat) / DAY_S;
    expect([lifeDays(claims), lifeDays(decodeJwt(person.token))]).toEqual([7, 30]);
  });

  test("[AU35] a program gets a token that works by itself", async () => {
    const { token, account } = await signIn(app, "authenticated");
    const { status, body } = await me({ authorization: `bearer ${token}` });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: account.id });
  });

  test("[AU34] a browser's token works with its own session cookie only", async () => {
    const browser = await signInBrowser(app, "referee");
    const other = await signInBrowser(app, "referee");
    const { authorization = "", cookie = "" } = browser.headers;
    expect((await me(browser.headers)).status).toBe(200);
    expect((await me({ authorization })).status).toBe(401);
    expect((await me({ authorization, cookie: other.headers["cookie"] ?? "" })).status).toBe(401);
    expect((await me({ authorization, cookie: "kover_sid=%E0%A4%A" })).status).toBe(401);
    expect((await me({ cookie })).status).toBe(403);
  });

  test("[AU34] the session cookie is out of reach of scripts", async () => {
    const { username } = await createMember(app, "referee");
    const { headers } = await tryToEnter(username, PASSWORD, { "sec-fetch-site": "same-origin" });
    expect(String(headers["set-cookie"])).toMatch(
      /kover_sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800/,
    );
  });

  test("[AU33] signing out ends the session at once, and once is enough", async () => {
    for (const client of [await signIn(app, "referee"), await signInBrowser(app, "referee")]) {
      const leave = () => call(app, { method: "POST", url: "/api/auth/logout", headers: client.headers });
      expect((await leave()).body).toEqual({ ok: true });
      expect((await me(client.headers)).status).toBe(401);
      expect((await leave()).status).toBe(200);
    }
  });

  test("[SE11] a blocked account is out at once, and so is one whose session ran out", async () => {
    const blocked = await signIn(app, "referee");
    await updateAccount(app.db, blocked.account.id, { is_blocked: true });
    expect((await me(blocked.headers)).status).toBe(401);
    const late = await signIn(app, "referee");
    clock.pass(7 * DAY_S * 1000 + 1000);
    expect((await me(late.headers)).status).toBe(401);
  });

  test("[AU31] no token is nobody, a bad one is 401 even where nobody is let in", async () => {
    expect((await call(app, { url: "/api/events" })).status).toBe(200);
    expect((await me({})).body).toMatchObject({
      error: { status: 403, name: "ForbiddenError", message: "Forbidden" },
    });
    const { token } = await signIn(app, "referee");
    const forged = await new SignJWT({ id: 1, sid: "x" })
      .setProtectedHeader({ alg: "HS256" })
      .setAudience("kover")
      .sign(new TextEncoder().encode("a key that is not ours, but long enough"));
    const unsigned = `${btoa('{"alg":"none"}')}.${token.split(".")[1] ?? ""}.`;
    for (const bad of ["nonsense", `${token}x`, forged, unsigned]) {
      const { status, body } = await call(app, {
        url: "/api/events",
        headers: { authorization: `Bearer ${bad}` },
      });
      expect([status, body]).toEqual([
        401,
        {
          data: null,
          error: {
            status: 401,
            name: "UnauthorizedError",
            message: "Missing or invalid credentials",
            details: {},
          },
        },
      ]);
    }
    const basic = await call(app, { url: "/api/events", headers: { authorization: "Basic YTpi" } });
    expect(basic.status).toBe(200);
  });

  test("[AU30] a stale token does not stand in the way of signing in", async () => {
    const { username } = await createMember(app, "authenticated");
    expect((await tryToEnter(username, PASSWORD, { authorization: "Bearer stale" })).status).toBe(200);
  });

  test("[AU19] the role comes along only when it is asked for", async () => {
    const { headers, account } = await signIn(app, "referee");
    const plain = await me(headers);
    expect(plain.body).toMatchObject({ id: account.id, provider: "local" });
    expect(plain.body).not.toHaveProperty("role");
    for (const query of [
      "?populate=role",
      "?populate=*",
      "?populate[0]=role",
      "?populate%5B0%5D=role",
      "?populate[role]=true",
    ]) {
      const { body } = await me(headers, query);
      const { role } = userSchema.parse(body);
      expect(role).toMatchObject({ type: "referee", name: "Referee" });
      expect(role?.documentId).toMatch(/^[a-z][a-z0-9]{23}$/);
    }
  });
});

describe("too many tries", () => {
  const clock = createTestClock();
  const start = (env: Record<string, string>) => createTestApp({ now: clock.now, env });
  const tryOften = async (app: TestApp, times: number) => {
    const { username } = await createMember(app, "referee");
    const answers = [];
    for (let time = 0; time < times; time += 1) {
      const body = { identifier: username, password: "guess" };
      answers.push(await call(app, { method: "POST", url: "/api/auth/local", body }));
    }
    return { username, answers };
  };

  test("[AU45] guessing a password ends in 429 with the time to wait, and goes on after it", async () => {
    const app = await start({ RATE_LIMIT: "on" });
    const { username, answers } = await tryOften(app, 11);
    const last = answers.at(-1);
    expect(last?.body).toEqual({
      data: null,
      error: {
        status: 429,
        name: "RateLimitError",
        message: "Too many requests, please try again later.",
        details: {},
      },
    });
    expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
    clock.pass(15 * 60_000);
    const body = { identifier: username, password: PASSWORD };
    expect((await call(app, { method: "POST", url: "/api/auth/local", body })).status).toBe(200);
    await app.close();
  });

  test("[OP12] with RATE_LIMIT=off nobody waits", async () => {
    const app = await start({ RATE_LIMIT: "off" });
    const { answers } = await tryOften(app, 12);
    await app.close();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  });
});
