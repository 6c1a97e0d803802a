import { expect, test } from "vitest";
import { eventInfoSchema } from "./eventInfo.ts";

const withLink = (url: string) => eventInfoSchema.safeParse({ documents: [{ title: "Положение", url }] });

test("[EI1] an event may tell nothing, one thing or everything", () => {
  expect(eventInfoSchema.safeParse({}).success).toBe(true);
  expect(eventInfoSchema.safeParse({ fees: [{ title: "За категорию", rubles: 2500 }] }).success).toBe(true);
  expect(eventInfoSchema.safeParse({ fees: [{ title: "За категорию", rubles: -1 }] }).success).toBe(false);
});

test.each(["https://kover.example/a.pdf", "/page/rules", "/uploads/a.pdf"])("[EI2] %s is a link", (url) => {
  expect(withLink(url).success).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/\\evil.example",
  " https://kover.example",
  "rules",
  "",
])("[EI2] «%s» is no link", (url) => {
  expect(withLink(url).success).toBe(false);
});
