import { expect, test } from "vitest";
import { resolveTarget } from "./resolveTarget.ts";

test("[NV2] a page of our own is a path", () => {
  expect(resolveTarget("/events/1?mode=list#top")).toEqual({ kind: "own", path: "/events/1?mode=list#top" });
});

test("[NV2] another site is refused unless it is allowed explicitly", () => {
  expect(resolveTarget("https://partner.example/a")).toEqual({ kind: "refused", why: "external" });
  expect(resolveTarget("//partner.example")).toEqual({ kind: "refused", why: "external" });
  expect(resolveTarget("https://partner.example/a", { allowExternal: true })).toEqual({
    kind: "external",
    url: "https://partner.example/a",
  });
});

test("[NV9] a script address is refused even where other sites are allowed", () => {
  for (const address of [
    "javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:https://a.example/1",
  ]) {
    expect(resolveTarget(address, { allowExternal: true })).toEqual({ kind: "refused", why: "script" });
  }
});

for (const address of [
  "/\\evil.example",
  "\\\\evil.example",
  "/a\\b",
  "/\u0009/evil.example",
  "/a\u0000b",
  "events/1",
  "",
])
  test(`[NV7] ${JSON.stringify(address)} is no address of ours`, () => {
    expect(resolveTarget(address, { allowExternal: true })).toEqual({ kind: "refused", why: "malformed" });
  });

for (const address of ["/%2f%2fevil.example", "/%2Fevil.example", "/%5cevil.example"])
  test(`[NV7] ${address} hides a second slash`, () => {
    expect(resolveTarget(address).kind).toBe("refused");
  });
