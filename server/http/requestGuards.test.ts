import { afterAll, beforeAll, expect, test } from "vitest";
import { call, createTestApp, signInBrowser, type TestApp } from "../testing/testApp.ts";

const HOST = "kover.example";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    env: { PUBLIC_URL: `https://${HOST}`, ALLOWED_ORIGINS: "https://club.example" },
  });
});
afterAll(() => app.close());

const logout = (headers: Readonly<Record<string, string>>) =>
  call(app, { method: "POST", url: "/api/auth/logout", headers, body: {} });

test("[AU60] only the configured host and this machine are answered", async () => {
  const status = async (host: string) => (await call(app, { url: "/api/health", headers: { host } })).status;
  for (const host of [HOST, "localhost:3000", "127.0.0.1:3000", "[::1]:3000", "127.8.8.8"]) {
    expect([host, await status(host)]).toEqual([host, 200]);
  }
  for (const host of [
    "evil.example",
    `${HOST}.evil.example`,
    `evil.example/${HOST}`,
    `a@${HOST}`,
    "192.168.1.1",
  ]) {
    expect([host, await status(host)]).toEqual([host, 421]);
  }
});

test("[SE6] a change is refused from a page of any other origin, however it is dressed", async () => {
  const browser = await signInBrowser(app, "authenticated");
  const { authorization = "", cookie = "" } = browser.headers;
  const mine = { authorization, cookie, host: HOST };
  for (const origin of [
    "https://evil.example",
    `http://${HOST}.evil.example`,
    "null",
    `https://${HOST}:444`,
  ]) {
    expect([origin, (await logout({ ...mine, origin })).status]).toEqual([origin, 403]);
  }
  expect((await logout({ ...mine, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await logout({ ...mine, "sec-fetch-site": "same-site" })).status).toBe(403);
  expect((await call(app, { url: "/api/users/me", headers: mine })).status).toBe(200);
  expect((await logout({ ...mine, origin: `https://${HOST}` })).status).toBe(200);
});

test("[SE6] a form of another page cannot speak JSON, and a cookie alone opens nothing", async () => {
  const browser = await signInBrowser(app, "authenticated");
  const { cookie = "" } = browser.headers;
  expect((await call(app, { url: "/api/users/me", headers: { cookie } })).status).toBe(403);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    const text = '{"identifier":"a","password":"b"}';
    const answer = await call(app, {
      method: "POST",
      url: "/api/auth/local",
      headers: { "content-type": type },
      text,
    });
    expect([type, answer.status]).toEqual([type, 400]);
  }
});

test("[AU34] pages of a listed origin get a token that works by itself: they have no cookie of ours", async () => {
  const { account } = await signInBrowser(app, "authenticated");
  const answer = await call(app, {
    method: "POST",
    url: "/api/auth/local",
    headers: { origin: "https://club.example", "sec-fetch-site": "cross-site" },
    body: { identifier: account.username, password: "Tatami-2026" },
  });
  expect([answer.status, answer.headers["set-cookie"]]).toEqual([200, undefined]);
});
