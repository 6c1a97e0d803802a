import { expect, test } from "vitest";
import { expireCookie, readCookie, writeCookie } from "./cookie.ts";

test("[AU9] a cookie is read by the name the configuration gives it", () => {
  expect(readCookie("kover_jwt=abc.def.ghi; other=1", "kover_jwt")).toBe("abc.def.ghi");
  expect(readCookie("not_kover_jwt=abc", "kover_jwt")).toBeUndefined();
  expect(readCookie(null, "kover_jwt")).toBeUndefined();
});

test("[AU9] a remembered cookie says for how long, a secure one where", () => {
  expect(writeCookie("t", "a b", { maxAgeSeconds: 60, isSecure: true })).toBe(
    "t=a%20b; Path=/; SameSite=Lax; Max-Age=60; Secure",
  );
  expect(expireCookie("t")).toBe("t=; Path=/; SameSite=Lax; Max-Age=0");
});
