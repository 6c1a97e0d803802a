import { afterEach, expect, test } from "vitest";
import { createTestPages } from "../testing/testPages.ts";

const pages = createTestPages(() => new Response("<p>Ковёр</p>"));
afterEach(() => pages.http.close());

test("[PE23] a browser keeps neither personal pages nor the organiser's, and asks whether another one has changed", async () => {
  const cookie = "kover_jwt=a.b.c";
  const kept = async (url: string) => (await pages.get(url, { cookie })).headers["cache-control"];
  expect([await kept("/personal"), await kept("/organiser")]).toEqual(["no-store", "no-store"]);
  expect(await kept("/events/1")).toBe("private, no-cache");
});
