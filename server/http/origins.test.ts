import { afterAll, beforeAll, expect, test } from "vitest";
import { call, createTestApp, type TestApp } from "../testing/testApp.ts";

const FRIEND = "https://club.example";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { ALLOWED_ORIGINS: FRIEND } });
});
afterAll(() => app.close());

const preflight = (origin: string) =>
  call(app, {
    method: "OPTIONS",
    url: "/api/events",
    headers: { origin, "access-control-request-method": "PUT" },
  });

test("[SE7] a listed origin may call the API, with a preflight", async () => {
  const asked = await preflight(FRIEND);
  expect(asked.status).toBe(204);
  expect(asked.headers).toMatchObject({
    "access-control-allow-origin": FRIEND,
    "access-control-allow-methods": "GET, POST, PUT, DELETE",
    vary: "Origin",
  });
  const read = await call(app, { url: "/api/events", headers: { origin: FRIEND } });
  expect([read.status, read.headers["access-control-allow-origin"]]).toEqual([200, FRIEND]);
  expect(read.headers["access-control-allow-credentials"]).toBeUndefined();
  expect(read.headers["access-control-expose-headers"]).toContain("X-Server-Time");
});

test("[SE7] any other origin is told nothing and never reflected", async () => {
  for (const origin of ["https://evil.example", "https://club.example.evil", "null", "http://club.example"]) {
    expect((await preflight(origin)).status).toBe(404);
    const { headers } = await call(app, { url: "/api/events", headers: { origin } });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  }
});

test("[SE6] from a browser's foreign page nothing is written, not even a sign-in", async () => {
  const body = { identifier: "a", password: "b" };
  const signIn = (headers: Record<string, string>) =>
    call(app, { method: "POST", url: "/api/auth/local", body, headers });
  for (const site of ["cross-site", "same-site"]) {
    expect((await signIn({ "sec-fetch-site": site, origin: "https://evil.example" })).status).toBe(403);
  }
  expect((await signIn({ "sec-fetch-site": "same-origin" })).status).toBe(400);
  expect((await signIn({ "sec-fetch-site": "cross-site", origin: FRIEND })).status).toBe(400);
  expect((await signIn({})).status).toBe(400);
});
