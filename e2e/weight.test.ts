import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { z } from "zod";
import { CEILINGS } from "../bench/lib/budgets.ts";

const CLIENT = join(import.meta.dirname, "..", "build", "client");

const routeSchema = z.object({
  parentId: z.string().optional(),
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestSchema = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(z.string(), routeSchema),
});

/** The list of all routes, which comes with every page. */
const manifestFile = () =>
  `assets/${readdirSync(join(CLIENT, "assets")).find((name) => /^manifest-.*\.js$/.test(name))}`;

/** What the pages say they load, as the build wrote it. */
function readManifest() {
  const text = readFileSync(join(CLIENT, manifestFile()), "utf8");
  return manifestSchema.parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
}

/** Kilobytes after gzip of the list of routes and everything a route and the layouts around it import. */
function weightOf(routeId: string) {
  const { entry, routes } = readManifest();
  const scripts = new Set([manifestFile(), entry.module, ...entry.imports]);
  const styles = new Set<string>();
  for (let route = routes[routeId]; route !== undefined; route = routes[route.parentId ?? ""]) {
    for (const file of [route.module, ...route.imports]) scripts.add(file);
    for (const file of route.css) styles.add(file.replace(/#.*$/, ""));
  }
  expect(scripts.size).toBeGreaterThan(5);
  return { js: kilobytes(scripts), css: kilobytes(styles) };
}

const kilobytes = (files: ReadonlySet<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length, 0) /
  1024;

test.each(Object.entries(CEILINGS))("the page %s does not grow heavier", (routeId, ceiling) => {
  const { js, css } = weightOf(routeId);
  expect(js).toBeLessThanOrEqual(ceiling);
  expect(css).toBeLessThanOrEqual(25);
});

test("the first styles of every page fix the order of layers, so the order of the other files means nothing", () => {
  const [first] = readManifest().routes["root"]?.css ?? [];
  const styles = readFileSync(join(CLIENT, first?.replace(/#.*$/, "") ?? ""), "utf8");
  const layers = [...styles.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names]) => (names ?? "").split(/, ?/));
  expect([...new Set(layers)]).toEqual(["base", "ui", "part"]);
});
