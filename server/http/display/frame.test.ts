import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createEvent } from "../../testing/factories.ts";
import { call, createTestApp, signIn, type Call, type TestApp } from "../../testing/testApp.ts";

const problem = (status: number, name: string, message: string, details?: unknown) => ({
  data: null,
  error: { status, name, message, ...(details !== undefined && { details }) },
});

describe("the frame every call comes in", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test("[OP4] health says ok, which start of the server it is and which database it has", async () => {
    const { status, body, headers } = await call(app, { url: "/api/health" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "ok", boot: "test-boot", database: "sqlite" });
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("[RT29] the time is the server's and is never cached", async () => {
    const before = Date.now();
    const { body, headers } = await call(app, { url: "/api/time" });
    const { serverTime } = z.strictObject({ serverTime: z.number() }).parse(body);
    expect(serverTime).toBeGreaterThanOrEqual(before);
    expect(serverTime).toBeLessThanOrEqual(Date.now());
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("[API13] [API33] an unknown path is 404 with the whole error body", async () => {
    for (const url of ["/api/nothing", "/api", "/api/competitions/uuid", "/api/events/1/2/3"]) {
      const { status, body } = await call(app, { url });
      expect([status, body]).toEqual([404, problem(404, "NotFoundError", "Not Found", {})]);
    }
  });

  test("[API33] another method on a known path is 405 in plain text", async () => {
    for (const [method, url] of [
      ["PATCH", "/api/events"],
      ["DELETE", "/api/users/me"],
      ["GET", "/api/leases"],
    ] as const) {
      const { status, text, headers } = await call(app, { method, url });
      expect([status, text]).toEqual([405, "Method Not Allowed"]);
      expect(headers["content-type"]).toMatch(/^text\/plain/);
    }
  });

  test("[API34] broken JSON is a SyntaxError with the parser's words and without details", async () => {
    const { status, body } = await call(app, {
      method: "POST",
      url: "/api/auth/local",
      headers: { "content-type": "application/json" },
      text: '{"identifier":',
    });
    expect(status).toBe(400);
    expect(body).toEqual(problem(400, "SyntaxError", "Unexpected end of JSON input"));
  });

  test("[API34] more than its limit is 413, without details", async () => {
    const body = { identifier: "x".repeat(1_000_001), password: "y" };
    const answer = await call(app, { method: "POST", url: "/api/auth/local", body });
    expect([answer.status, answer.body]).toEqual([
      413,
      problem(413, "PayloadTooLargeError", "request entity too large"),
    ]);
  });

  test("[API16] an empty body with a JSON content type means no body", async () => {
    const headers = { "content-type": "application/json" };
    expect((await call(app, { url: "/api/events", headers })).status).toBe(200);
    expect((await call(app, { url: "/api/events", headers, text: "" })).status).toBe(200);
    expect((await call(app, { method: "POST", url: "/api/auth/logout", headers, text: " " })).status).toBe(
      200,
    );
  });

  test("a body that is no JSON is refused, so a form of a foreign page writes nothing", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const answer = await call(app, {
        method: "POST",
        url: "/api/auth/local",
        headers: { "content-type": type },
        text: "identifier=a&password=b",
      });
      expect([type, answer.status, answer.body]).toEqual([
        type,
        400,
        problem(400, "BadRequestError", "Unsupported Media Type"),
      ]);
    }
  });

  test("[SE10] a key that would reach an object's prototype is refused", async () => {
    const text = '{"identifier":"a","password":"b","__proto__":{"role":"admin"}}';
    const headers = { "content-type": "application/json" };
    const { body } = await call(app, { method: "POST", url: "/api/auth/local", headers, text });
    expect(body).toEqual(problem(400, "ValidationError", "Invalid key __proto__", {}));
  });

  test("[API32] text no database can keep is 400, in a body and in an address", async () => {
    const refused = problem(400, "ValidationError", "Invalid characters", {});
    for (const identifier of ["a\u0000b", "\ud800"]) {
      const body = { identifier, password: "b" };
      const answer = await call(app, { method: "POST", url: "/api/auth/local", body });
      expect(answer.body).toEqual(refused);
    }
    expect((await call(app, { url: "/api/events/%00" })).body).toEqual(refused);
  });

  test("an address that cannot be decoded is 400 in our own words", async () => {
    const { status, body, headers } = await call(app, { url: "/api/events/%E0%A4%A" });
    expect([status, body]).toEqual([400, problem(400, "BadRequestError", "Bad Request")]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("[RO33] a trailing slash changes nothing", async () => {
    expect((await call(app, { url: "/api/health/" })).status).toBe(200);
  });

  const ROUTES: readonly Call[] = [
    { url: "/api/health" },
    { url: "/api/events" },
    { url: "/api/nothing" },
    { url: "/" },
    { method: "PATCH", url: "/api/events" },
    { method: "POST", url: "/api/auth/local", text: "{", headers: { "content-type": "application/json" } },
    { url: "/api/users/me" },
    { method: "HEAD", url: "/api/health" },
  ];
  for (const route of ROUTES)
    test(`[SE9] ${route.method ?? "GET"} ${route.url} carries the security headers`, async () => {
      const { headers } = await call(app, route);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      });
      expect(headers["strict-transport-security"]).toBeUndefined();
      expect(headers["x-powered-by"]).toBeUndefined();
    });
});

describe("a server behind https", () => {
  test("[SE9] tells browsers to stay with https", async () => {
    const app = await createTestApp({ env: { PUBLIC_URL: "https://kover.example" } });
    const { headers } = await call(app, { url: "/api/health" });
    await app.close();
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });
});

describe("a server in trouble", () => {
  test("[API35] a failure of ours says nothing about its cause", async () => {
    const app = await createTestApp();
    const { id } = await createEvent(app.db);
    await app.db.schema.dropTable("event_team").execute();
    const { status, text } = await call(app, { url: `/api/events/${id}/teams` });
    await app.close();
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual(problem(500, "InternalServerError", "Internal Server Error"));
    expect(text).not.toMatch(/event_team|sqlite|select/i);
  });

  test("[ST10] storage that is away answers 503, reads go on, and it recovers by itself", async () => {
    const app = await createTestApp();
    const { headers } = await signIn(app, "referee");
    const { settings } = app.database;
    const other = new DatabaseSync(settings.kind === "sqlite" ? settings.file : ":memory:");
    other.exec("begin immediate");
    const stranger = { identifier: "nobody", password: "whatever" };
    const lease = { scope: `carpet:${crypto.randomUUID()}`, device: crypto.randomUUID(), expectEpoch: 0 };
    const write = { method: "POST", url: "/api/leases", headers, body: { data: lease } } as const;
    const away = await call(app, write);
    expect([away.status, away.body]).toEqual([
      503,
      problem(503, "ServiceUnavailableError", "Service Unavailable"),
    ]);
    expect(away.headers["retry-after"]).toBe("1");
    expect((await call(app, { url: "/api/events" })).status).toBe(200);
    expect((await call(app, { method: "POST", url: "/api/auth/local", body: stranger })).status).toBe(400);
    other.exec("rollback");
    other.close();
    expect((await call(app, write)).status).toBe(404);
    await app.close();
  });
});
