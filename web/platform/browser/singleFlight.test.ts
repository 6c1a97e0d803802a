import { expect, test } from "vitest";
import { createSingleFlight } from "./singleFlight.ts";

test("[AW9] a press during the first one is the first one; after its answer it is a new one", async () => {
  const once = createSingleFlight<number>();
  let sent = 0;
  const send = () => Promise.resolve((sent += 1));
  expect(await Promise.all([once("call", send), once("call", send), once("close", send)])).toEqual([1, 1, 2]);
  expect(await once("call", send)).toBe(3);
});

test("what failed can be asked for again", async () => {
  const once = createSingleFlight<number>();
  await expect(once("call", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await once("call", () => Promise.resolve(1))).toBe(1);
});
