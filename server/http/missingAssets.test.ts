import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import { expect, test } from "vitest";
import { createMissingAssets } from "./missingAssets.ts";

test("[ST15] a build under a running server is told to whoever runs it, once; a tab of an older build is not", async () => {
  const clientDir = mkdtempSync(join(tmpdir(), "kover-assets-"));
  mkdirSync(join(clientDir, "assets"));
  writeFileSync(join(clientDir, "assets", "page-new.js"), "export {}");
  const told: string[] = [];
  const http = fastify();
  await http.register(fastifyStatic, { root: clientDir, wildcard: false });
  const missing = createMissingAssets({ clientDir, base: "/" }, { error: (message) => told.push(message) });
  http.setNotFoundHandler((request, reply) =>
    missing.isAsset(request) ? missing.answer(request, reply) : reply.send("a page"),
  );

  const old = await http.inject("/assets/page-old.js");
  expect([old.statusCode, old.headers["cache-control"], old.body]).toEqual([404, "no-store", "Not found"]);
  expect((await http.inject("/assets/page-new.js")).statusCode).toBe(200);
  expect((await http.inject("/events/1")).body).toBe("a page");
  expect(told).toEqual([]);

  rmSync(join(clientDir, "assets", "page-new.js"));
  for (let press = 0; press < 2; press += 1)
    expect((await http.inject("/assets/page-new.js?v=1")).statusCode).toBe(404);
  expect(told).toEqual([expect.stringContaining("restarted")]);
  await http.close();
  rmSync(clientDir, { recursive: true });
});
