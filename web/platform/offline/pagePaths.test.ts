import { expect, test } from "vitest";
import { boutOfTable, isSiblingTable, mayKeepPage, pageOfData } from "./pagePaths.ts";

test("[LS23] the way in and personal pages are never kept on a device", () => {
  for (const path of [
    "/auth",
    "/auth/reset",
    "/personal",
    "/personal/profiles",
    "/api/users/me",
    "/_gallery",
  ])
    expect(mayKeepPage(path)).toBe(false);
  for (const path of ["/", "/events/1/competition", "/page/rules", "/competition/u/fighting/f"])
    expect(mayKeepPage(path)).toBe(true);
});

test("[LS19] the page of one bout opens another bout of the same competition, and of no other", () => {
  expect(isSiblingTable("/competition/u/fighting/b", "/competition/u/fighting/a")).toBe(true);
  expect(isSiblingTable("/competition/u/fighting/b", "/competition/v/fighting/a")).toBe(false);
  expect(isSiblingTable("/competition/u/refereeing", "/competition/u/refereeing")).toBe(false);
});

test("[LS19] the address of a table names its bout", () => {
  expect(boutOfTable("/competition/u/fighting/b")).toBe("b");
  expect(boutOfTable("/competition/u/fighting/b/board")).toBeUndefined();
});

test("a request for a page's data names its page", () => {
  const of = (path: string) => pageOfData(new URL(path, "https://kover.example"));
  expect(of("/competition/u/fighting/f.data?_routes=x")).toBe("/competition/u/fighting/f");
  expect(of("/_root.data")).toBe("/");
  expect(of("/api/time")).toBeUndefined();
});
