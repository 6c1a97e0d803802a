import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { createPageHandler, type PageContext } from "./pages.ts";

type Seen = { readonly request: Request; readonly context: PageContext };

const app: { close?: () => Promise<void> } = {};
afterEach(() => app.close?.());

/** Pages as the server answers them, rendered by the given function instead of the web app. */
function serve(render: (seen: Seen) => Response, env: Record<string, string> = {}) {
  const seen: Seen[] = [];
  const http = Fastify();
  const handlePage = createPageHandler({
    config: readConfig({ PUBLIC_URL: "https://kover.example", ...env }),
    render: async (request, context) => {
      seen.push({ request, context });
      return render({ request, context });
    },
    send: async () => ({ status: 200, text: "" }),
  });
  http.setNotFoundHandler((request, reply) => handlePage(request, reply));
  app.close = () => http.close();
  const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });
  return { http, get, seen };
}

const page = () => new Response("<p>Ковёр</p>", { headers: { "content-type": "text/html" } });
const policyOf = (headers: Readonly<Record<string, unknown>>) => String(headers["content-security-policy"]);

test("[SE8] scripts need the nonce of their own page, and nothing may frame it", async () => {
  const { get, seen } = serve(page);
  const policies = [policyOf((await get("/")).headers), policyOf((await get("/")).headers)];
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
  expect(headers["cache-control"]).toBe("private, no-cache");
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

test("[API33] a page is only read", async () => {
  const { http } = serve(page);
  const { statusCode, body } = await http.inject({ method: "POST", url: "/personal" });
  expect([statusCode, body]).toEqual([405, "Method Not Allowed"]);
});
