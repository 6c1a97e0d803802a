import { expect, test } from "vitest";
import { inLocale, localeOfPath, readableAddress, withoutLocale } from "./locale.ts";

test("[LO2] [LO3] an address says its language: Russian without a prefix, English below /en", () => {
  expect(
    ["/", "/events/1", "/en", "/en/", "/en/events/1", "/en?x=1", "/energy", "/ru/events/1"].map(localeOfPath),
  ).toEqual(["ru", "ru", "en", "en", "en", "en", "ru", "ru"]);
});

test("[LO3] the same page in the other language", () => {
  expect(inLocale("/events/1?day=2#mats", "en")).toBe("/en/events/1?day=2#mats");
  expect(inLocale("/en/events/1", "ru")).toBe("/events/1");
  expect(inLocale("/", "en")).toBe("/en/");
  expect(["/en", "/en/", "/en?x=1"].map(withoutLocale)).toEqual(["/", "/", "/?x=1"]);
  // A link to it must not lead to another site.
  expect(["/en//elsewhere.example", "//elsewhere.example"].map(withoutLocale)).toEqual([
    "/elsewhere.example",
    "/elsewhere.example",
  ]);
});

test("[ER12] an address with a zero byte, or that cannot be decoded, is the one of no page", () => {
  expect(["/events/%00", "/en/events/%FF", "/events/1", "/page/%D0%BE"].map(readableAddress)).toEqual([
    "/404",
    "/en/404",
    "/events/1",
    "/page/%D0%BE",
  ]);
});
