import { expect, test } from "vitest";
import { pick, stableHash } from "./stableHash.ts";

test("a club keeps its picture: the hash of a name is a fixed number", () => {
  expect(stableHash("")).toBe(2166136261);
  expect(stableHash("a")).toBe(0xe40c292c);
  expect(stableHash("Волжские борцы")).toBe(stableHash("Волжские борцы"));
  expect(stableHash("Волжские борцы")).not.toBe(stableHash("Волжские Борцы"));
});

test("every hash points at one of the choices", () => {
  expect(pick(["a", "b", "c"], 4)).toBe("b");
  expect(pick(["a"], 4294967295)).toBe("a");
});
