import { expect, test } from "vitest";
import { lateCode } from "./lateCode.ts";

test("code that did not come is asked for until it is there, by one promise", async () => {
  const failures: number[] = [];
  let tries = 0;
  const late = lateCode(
    async () => {
      tries += 1;
      if (tries < 3) throw new Error("no network");
      return "code";
    },
    async (failed) => failures.push(failed),
  );
  let heard = 0;
  late.subscribe(() => (heard += 1));
  const first = late.wait();
  expect(late.wait()).toBe(first);
  expect(late.now()).toBeUndefined();
  await expect(first).resolves.toBe("code");
  expect(failures).toEqual([1, 2]);
  expect([late.now(), heard]).toEqual(["code", 1]);
});

test("one try tells that it failed, and the next one may succeed", async () => {
  let hasNetwork = false;
  const late = lateCode(async () => {
    if (!hasNetwork) throw new Error("no network");
    return "code";
  });
  await expect(late.fetch()).rejects.toThrow("no network");
  hasNetwork = true;
  await expect(late.fetch()).resolves.toBe("code");
});
