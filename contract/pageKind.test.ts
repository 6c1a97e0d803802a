import { expect, test } from "vitest";
import { hasSupportChat, kindOfRoutes, pageOfData } from "./pageKind.ts";

test("the innermost route that names a kind decides; a route without a kind leaves it to the one around it", () => {
  expect(kindOfRoutes([undefined, { kind: "public" }, { kind: "personal" }, undefined])).toBe("personal");
  expect(kindOfRoutes([undefined, { kind: "public" }, { title: "Ковёр" }, { kind: "?" }])).toBe("public");
  expect(kindOfRoutes([undefined])).toBeUndefined();
});

test("[SP1] [SP7] the support chat is for visitors, never for officials and walls", () => {
  for (const kind of ["public", "personal", "organiser"] as const) expect(hasSupportChat(kind)).toBe(true);
  for (const kind of ["official", "wall", undefined] as const) expect(hasSupportChat(kind)).toBe(false);
});

test("a request for a page's data names its page", () => {
  expect(pageOfData("/competition/u/fighting/f.data")).toBe("/competition/u/fighting/f");
  expect(pageOfData("/_.data")).toBe("/");
  expect(pageOfData("/events/1/_.data")).toBe("/events/1/");
  expect(pageOfData("/api/time")).toBeUndefined();
});
