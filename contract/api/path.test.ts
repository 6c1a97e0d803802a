import { expect, test } from "vitest";
import { pathOf } from "./path.ts";

test("the address of a call is its declared path with what was given, in its order", () => {
  expect(pathOf("/health")).toBe("/health");
  expect(pathOf("/events/:id/bouts/:uuid/share.png", 7, "a/b")).toBe("/events/7/bouts/a%2Fb/share.png");
});

test("an address nobody declared, or without its parameters, does not compile", () => {
  // @ts-expect-error -- no such call
  expect(pathOf("/healthy")).toBe("/healthy");
  // @ts-expect-error -- which event?
  expect(pathOf("/events/:id/share.png")).toContain("undefined");
});
