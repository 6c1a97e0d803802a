import { expect, test } from "vitest";
import { redirectPath, storedRedirect, storeRedirect } from "./redirectPath.ts";

test("[NV1] [NV10] the full path is stored with its query, for the whole site", () => {
  expect(storeRedirect("/personal/applications?state=new", false)).toBe(
    "redirect=%2Fpersonal%2Fapplications%3Fstate%3Dnew; Path=/; SameSite=Lax",
  );
});

test("[NV6] what was stored is read back", () => {
  const cookie = storeRedirect("/competition/1/screen/?mode=mats", true) ?? "";
  expect(storedRedirect(`a=1; ${cookie.split(";")[0]}; b=2`)).toBe("/competition/1/screen/?mode=mats");
});

for (const path of [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/%2f%2fevil.example",
  "personal",
  "/auth",
  "/auth/register?x=1",
  "/AUTH/",
  `/${"a".repeat(512)}`,
  "",
])
  test(`[NV7] [NV8] ${JSON.stringify(path.slice(0, 30))} is neither stored nor believed`, () => {
    expect(storeRedirect(path, false)).toBeUndefined();
    expect(storedRedirect(`redirect=${encodeURIComponent(path)}`)).toBeUndefined();
  });

test("[NV7] a page that only begins like the sign-in page is a page", () => {
  expect(redirectPath("/authors")).toBe("/authors");
});

test("[NV8] a cookie that cannot be decoded is no path", () => {
  expect(storedRedirect("redirect=%E0%A4%A")).toBeUndefined();
  expect(storedRedirect(null)).toBeUndefined();
});
