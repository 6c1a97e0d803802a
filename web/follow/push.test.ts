import { expect, test } from "vitest";
import { parsePushed } from "#web/offline/pushed.ts";
import { problemBefore } from "./pushDevice.ts";

const BROWSER = { isSecure: true, hasPush: true, isPhoneOfApple: false, permission: "default" } as const;

test.each([
  [{}, undefined],
  [{ permission: "denied" as const }, "denied"],
  [{ isSecure: false, hasPush: false }, "insecure"],
  [{ hasPush: false }, "unsupported"],
  [{ hasPush: false, isPhoneOfApple: true }, "iphone"],
])("[PN7] a browser that is %o is told why: %s", (differs, problem) => {
  expect(problemBefore({ ...BROWSER, ...differs })).toBe(problem);
});

test("[PN4] a message leads to a page of ours and nowhere else", () => {
  const pushed = (url: string) =>
    parsePushed(JSON.stringify({ title: "Вызов", body: "", url, tag: "a" }))?.url;
  expect(pushed("/events/1/competition/bouts/x")).toBe("/events/1/competition/bouts/x");
  expect(pushed("//evil.example/x")).toBe("/");
  expect(pushed("https://evil.example")).toBe("/");
  expect(parsePushed("no json")).toBeUndefined();
  expect(parsePushed(undefined)).toBeUndefined();
});
