import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { call, createTestApp, type TestApp } from "../../testing/testApp.ts";
import { openApiDocument } from "./openapi.ts";
import { registeredRoutes } from "../route.ts";

let opened: TestApp | undefined;
beforeAll(async () => {
  opened = await createTestApp();
});
afterAll(() => opened?.close());
const app = () => {
  if (!opened) throw new Error("the app is open only while the tests run");
  return opened;
};

test("every route of the API is described, and nothing else is", async () => {
  const { paths } = await openApiDocument();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} /api${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  const routes = registeredRoutes(app().http)
    .map(({ method, url }) => `${method} ${url}`)
    .filter((route) => route.includes(" /api/"));
  expect(described.sort()).toEqual(routes.sort());
});

test("[SE42] while the description is made others have their turn", async () => {
  const others = { turns: 0, isOver: false };
  const takeTurn = () => {
    others.turns += 1;
    if (!others.isOver) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await openApiDocument();
  others.isOver = true;
  expect(others.turns).toBeGreaterThan(5);
});

test("the description is OpenAPI 3.1 whose references lead somewhere", async () => {
  const answer = await call(app(), { url: "/api/openapi.json" });
  const schema = z.looseObject({
    openapi: z.literal("3.1.0"),
    components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
  });
  const { components } = schema.parse(answer.body);
  for (const [, name = ""] of answer.text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(components.schemas).toHaveProperty(name);
  expect(components.schemas["Event"]).toMatchObject({
    properties: { name: { type: "string", minLength: 3, maxLength: 200 } },
  });
});

test("the description goes out compressed, a tenth of what it is", async () => {
  const headers = { "accept-encoding": "br" };
  const { rawPayload, headers: answered } = await app().http.inject({ url: "/api/openapi.json", headers });
  const plain = await app().http.inject({ url: "/api/openapi.json" });
  expect(answered).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  expect(brotliDecompressSync(rawPayload)).toEqual(plain.rawPayload);
});

test("[SE8] the page for people runs nothing and loads nothing", async () => {
  const { status, headers, text } = await call(app(), { url: "/api/docs" });
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri/,
  );
  expect(text).not.toMatch(/<script|<link|https?:/);
  expect(text).toContain("PUT /api/fightings/{id}");
});
