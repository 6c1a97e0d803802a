import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { SESSION_MARK, sessionMark } from "#contract/account/sessionMark.ts";
import { readConfig } from "../environment/config.ts";
import { createTestPages } from "../testing/testPages.ts";

const app: { close?: () => Promise<void> } = {};
afterEach(() => app.close?.());

function serve(...args: Parameters<typeof createTestPages>) {
  const pages = createTestPages(...args);
  app.close = () => pages.http.close();
  return pages;
}

const htmlResponse = (html: string) => new Response(html, { headers: { "content-type": "text/html" } });
const page = () => htmlResponse("<p>Ковёр</p>");
const policyOf = (headers: Readonly<Record<string, unknown>>) => String(headers["content-security-policy"]);

test("[SE8] scripts need the nonce of their own page, and nothing may frame it", async () => {
  const { get, seen } = serve(page);
  const policies = [policyOf((await get("/auth")).headers), policyOf((await get("/auth")).headers)];
  for (const [index, policy] of policies.entries()) {
    expect(policy).toContain(`script-src 'self' 'nonce-${seen[index]?.context.nonce}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|default-src (?!'none')/);
  }
  expect(policies[0]).not.toBe(policies[1]);
});

test("[SP3] the chat's host is let in only on pages that load the chat", async () => {
  const { get } = serve(page, { SUPPORT_CHAT_SRC: "https://chat.example/widget.js" });
  for (const url of ["/", "/events/1/competition", "/competitions"])
    expect(policyOf((await get(url)).headers)).toContain("https://chat.example");
  for (const url of ["/competition/x", "/ru/competition/x/screen", "/competition?tab=1", "/competition"])
    expect(policyOf((await get(url)).headers)).not.toContain("chat.example");
});

test("[AU38] a page's address comes from PUBLIC_URL, whatever the request says", async () => {
  const { get, seen } = serve(page);
  await get("/events?city=Казань", { host: "evil.example" });
  await get("//evil.example/x");
  await get("/..//evil.example/x");
  const addresses = seen.map(({ request }) => new URL(request.url));
  expect(addresses.map(({ origin }) => origin)).toEqual(Array.from(seen, () => "https://kover.example"));
  expect(addresses[1]?.pathname).toBe("//evil.example/x");
});

test("[LS23] a page says for which session it was made, and one for everybody says nothing", async () => {
  const { get } = serve(page);
  const mine = await get("/events/1", { cookie: "kover_jwt=a.b.c" });
  expect(mine.headers[SESSION_MARK]).toBe(sessionMark("a.b.c"));
  expect((await get("/events/1")).headers[SESSION_MARK]).toBeUndefined();
  expect((await get("/competition/u")).headers[SESSION_MARK]).toBeUndefined();
});

test("[ER20] status, headers and cookies of the page are those of the answer", async () => {
  const { get } = serve(() => {
    const headers = new Headers({ "x-robots-tag": "noindex", location: "/auth" });
    headers.append("set-cookie", "redirect=/personal; Path=/");
    headers.append("set-cookie", "i18n=ru; Path=/");
    return new Response("", { status: 302, headers });
  });
  const { statusCode, headers } = await get("/personal");
  expect([statusCode, headers["x-robots-tag"], headers.location]).toEqual([302, "noindex", "/auth"]);
  expect(headers["set-cookie"]).toEqual(["redirect=/personal; Path=/", "i18n=ru; Path=/"]);
});

test("a page that is worth it is compressed as the browser can read it", async () => {
  const html = `<p>${"Ковёр ".repeat(500)}</p>`;
  const { get } = serve(() => new Response(html));
  const brotli = await get("/", { "accept-encoding": "gzip, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html);
  const gzip = await get("/", { "accept-encoding": "gzip" });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(html);
  expect((await get("/")).body).toBe(html);
});

test("[API33] [SE6] a page is read, and takes a form from a page of ours only", async () => {
  const { http } = serve(page);
  const ask = async (method: "PUT" | "POST", headers: Record<string, string>) =>
    (await http.inject({ method, url: "/auth", headers, payload: "identifier=a" })).statusCode;
  const form = { "content-type": "application/x-www-form-urlencoded" };
  expect(await ask("PUT", form)).toBe(405);
  expect(await ask("POST", form)).toBe(403);
  expect(await ask("POST", { ...form, origin: "https://evil.example" })).toBe(403);
  expect(await ask("POST", { ...form, origin: "https://kover.example" })).toBe(200);
});

test("[SE8] a page for everybody names its scripts by their content, for its nonce would be known to all", async () => {
  const { get } = serve(({ context: { nonce } }) => htmlResponse(`<script nonce="${nonce}">go()</script>`));
  const { body, headers } = await get("/");
  expect(body).toBe("<script>go()</script>");
  const hash = createHash("sha256").update("go()").digest("base64");
  expect(policyOf(headers)).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policyOf(headers)).not.toContain("nonce");
});

test("[PG1] a page for everybody is rendered once, and nothing of who asked first is in it", async () => {
  const { get, seen } = serve(page);
  await Promise.all([get("/", { cookie: "i18n=ru", "user-agent": "first" }), get("/")]);
  await get("/");
  expect(seen.map(({ request }) => [...request.headers])).toEqual([[]]);
});

test("[PG1] whoever is signed in, signs in or runs a competition gets a page of their own", async () => {
  const { get, seen } = serve(page);
  const cookie = `${readConfig({}).tokenCookie}=abc`;
  for (const [url, headers] of [
    ["/", { cookie }],
    ["/auth", {}],
    ["/ru/personal/profiles", {}],
    ["/competition/x/screen", {}],
  ] as const)
    await get(url, headers).then(() => get(url, headers));
  expect(seen).toHaveLength(8);
});

test("[PG2] a score is on the next page at once, an edited text after a second, the time after half a minute", async () => {
  const { get, content, time } = serve(async ({ context: { send } }) => {
    const text = await send({ method: "GET", url: "/api/pages", headers: {} });
    await send({ method: "GET", url: "/api/events/1/competition", headers: {} });
    return htmlResponse(`${text.text} ${content.etag} ${time.ms}`);
  });
  const shown = async () => (await get("/")).body;
  const first = await shown();
  time.ms += 500;
  content.text = "Татами";
  expect(await shown()).toBe(first);
  content.etag = '"2-boot"';
  expect(await shown()).toBe('Татами "2-boot" 500');
  content.text = "Ковёр";
  time.ms += 1000;
  expect(await shown()).toBe('Ковёр "2-boot" 1500');
  time.ms += 29_000;
  expect(await shown()).toBe('Ковёр "2-boot" 1500');
  time.ms += 1000;
  expect(await shown()).toBe('Ковёр "2-boot" 31500');
});

test("[PG3] an unchanged page is not sent again, and its time is that of the answer", async () => {
  const { get, time } = serve(page);
  const { headers } = await get("/");
  time.ms += 700;
  const again = await get("/", { "if-none-match": String(headers.etag) });
  expect([again.statusCode, again.body, again.headers["server-timing"]]).toEqual([304, "", "now;dur=700"]);
});

test("[PG1] a page that is missing is not kept, and one that sets a cookie is for one visitor", async () => {
  const missing = serve(() => new Response("нет", { status: 404 }));
  const answers = [await missing.get("/x"), await missing.get("/x")];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [404, "нет"],
    [404, "нет"],
  ]);
  expect(missing.seen).toHaveLength(2);
  await app.close?.();

  const greeting = serve(() => new Response("", { headers: { "set-cookie": "a=b" } }));
  const cookies = [await greeting.get("/"), await greeting.get("/")].map(
    ({ headers }) => headers["set-cookie"],
  );
  expect(cookies).toEqual(["a=b", "a=b"]);
  expect(greeting.seen.map(({ request }) => request.headers.has("user-agent"))).toContain(true);
});

test("[SE21] [SE24] a page that has to be rendered counts against its network, a kept one does not", async () => {
  const made: ("member" | "stranger")[] = [];
  const { get } = serve(
    page,
    {},
    (_request, _reply, isMember) => void made.push(isMember ? "member" : "stranger"),
  );
  await get("/personal", { cookie: "kover_jwt=member" });
  await get("/personal", { cookie: "kover_jwt=made-up" });
  expect(made).toEqual(["member", "stranger"]);
  for (let visitor = 0; visitor < 5; visitor += 1) await get("/");
  expect(made).toEqual(["member", "stranger", "stranger"]);
  await get("/events/1");
  expect(made).toHaveLength(4);
});

test("[PG8] what a page does not look at is no part of its address", async () => {
  const { get, seen } = serve(page);
  for (const url of ["/", "/?x=1", "/?utm_source=a&x=2", "/?q=", "/?refCode=club"]) await get(url);
  expect(seen.map(({ request }) => request.url)).toEqual(["https://kover.example/"]);
  for (const url of ["/?q=a&year=2026", "/?year=2026&y=1&q=a&q=b", "/?q=b"]) await get(url);
  expect(seen.slice(1).map(({ request }) => new URL(request.url).search)).toEqual(["?q=a&year=2026", "?q=b"]);
});

test("[PG8] of a page's data the parts that are asked for are told apart", async () => {
  const { get, seen } = serve(page);
  for (const url of ["/events/1.data?_routes=a", "/events/1.data?_routes=b&x=1", "/events/1?_routes=a"])
    await get(url);
  expect(seen.map(({ request }) => new URL(request.url).search)).toEqual(["?_routes=a", "?_routes=b", ""]);
});

test("[SE24] pages that are asked for stay, however many others are asked for once", async () => {
  const { get, seen } = serve(page);
  await get("/");
  for (let n = 0; n < 500; n += 1) {
    await get(`/events/${n}`);
    if (n % 50 === 0) await get("/");
  }
  const rendered = seen.filter(({ request }) => new URL(request.url).pathname === "/");
  expect(rendered).toHaveLength(1);
});

test("[SE24] pages for strangers are rendered one at a time, and too many are turned away", async () => {
  let [running, most] = [0, 0];
  const { get } = serve(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return page();
  });
  const answers = await Promise.all(Array.from({ length: 260 }, (_, n) => get(`/events/${n}`)));
  const turnedAway = answers.filter(({ statusCode }) => statusCode !== 200);
  expect([most, turnedAway.length]).toEqual([1, 60]);
  expect(turnedAway[0]?.headers["retry-after"]).toBe("2");
});

test.each([
  ["member", 1],
  ["official", 30],
])("[SE34] of pages for a signed-in %s %i are rendered at once", async (standing, atOnce) => {
  let [running, most] = [0, 0];
  const { get } = serve(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    return page();
  });
  const headers = { cookie: `kover_jwt=${standing}` };
  const answers = await Promise.all(Array.from({ length: 30 }, () => get("/personal", headers)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(most).toBe(atOnce);
});

test("[ER23] a page that could not be made while the database is away says when to come back, and is not kept", async () => {
  const away = serve(() => new Response("нет базы", { status: 503 }));
  for (const [url, headers] of [
    ["/", {}],
    ["/personal", { cookie: "kover_jwt=x" }],
  ] as const) {
    const answer = await away.get(url, headers);
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
  }
  await away.get("/");
  expect(away.seen).toHaveLength(3);
});

test("[LO10] [LO8] the front page is that of the language that was chosen, every other address says its own", async () => {
  const { get, seen } = serve(page);
  const cookie = "i18n_redirected=en";
  for (const [url, to] of [
    ["/", "/en/"],
    ["/?year=2026", "/en/?year=2026"],
    ["/en", "/en/"],
  ] as const) {
    const { statusCode, headers } = await get(url, { cookie });
    expect([statusCode, headers.location]).toEqual([302, to]);
  }
  expect(seen).toEqual([]);
  expect((await get("/", { cookie: "i18n_redirected=ru" })).statusCode).toBe(200);
  // What the browser would like to read decides nothing.
  expect((await get("/", { "accept-language": "en" })).statusCode).toBe(200);
  expect((await get("/events/1", { cookie })).statusCode).toBe(200);
  expect((await get("/en/", { cookie })).statusCode).toBe(200);
});

test("[LO18] a link that chooses a language is remembered by the server and leads to the page itself", async () => {
  const { get, seen } = serve(page);
  for (const [url, to, chosen] of [
    ["/en/events/1?locale=en", "/en/events/1", "en"],
    ["/events/1?mat=2&locale=ru", "/events/1?mat=2", "ru"],
    ["/?locale=ru", "/", "ru"],
    ["/en/?locale=en", "/en/", "en"],
    // Never the address of another site.
    ["//evil.example/?locale=ru", "/evil.example/", "ru"],
    ["/en//evil.example/?locale=en", "/en/evil.example/", "en"],
  ] as const) {
    const { statusCode, headers } = await get(url, { cookie: "i18n_redirected=en" });
    expect([url, statusCode, headers.location]).toEqual([url, 302, to]);
    expect(headers["set-cookie"]).toMatch(new RegExp(`^i18n_redirected=${chosen}; Path=/; SameSite=Lax`));
    expect(headers["cache-control"]).toBe("no-store");
  }
  expect(seen).toEqual([]);
  // What is not the language of the address chooses nothing, and no page that is kept sets a cookie.
  for (const url of ["/events/1?locale=en", "/en/events/1?locale=de"]) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers["set-cookie"]]).toEqual([200, undefined]);
  }
});
