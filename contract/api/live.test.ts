import { expect, test } from "vitest";
import { createLiveApi, isChange, isLiveFighting, isPushSync } from "./live.ts";
import { pushFightingSchema, pushSyncSchema } from "../realtime/realtime.ts";

const push = {
  uuid: "11111111-1111-4111-8111-111111111111",
  version: 3,
  state: "running",
  points: {},
  winner: null,
  cause: null,
  result: null,
  clock: { running: true, remaining: 1000, anchor: 5, period: 1, duration: 1000 },
  countdowns: [],
  swapped: false,
  calls: [],
  rev: 8,
  prev: 7,
  serverTime: 5,
};
const sync = { uuid: push.uuid, rev: 8, serverTime: 5, boot: "a" };

const change = { uuid: push.uuid, prev: 7, rev: 8, serverTime: 5 };

test("[RT15] what the schemas of the wire let through, a following page takes", () => {
  expect(isLiveFighting(pushFightingSchema.parse(push))).toBe(true);
  expect(isPushSync(pushSyncSchema.parse(sync))).toBe(true);
  expect(isChange(change)).toBe(true);
});

test.each(["uuid", "version", "state", "points", "clock", "countdowns", "calls"])(
  "[RT15] a bout without its %s is no bout",
  (key) => {
    expect(isLiveFighting({ ...push, [key]: undefined })).toBe(false);
  },
);

test.each(Object.keys(change))("[RT36] a change without its %s is no change", (key) => {
  expect(isChange({ ...change, [key]: undefined })).toBe(false);
});

test("[RT15] a beacon that does not say where the server is is no beacon", () => {
  expect(isPushSync({ ...sync, rev: "8" })).toBe(false);
  expect(isPushSync([sync])).toBe(false);
});

test("[ER7] an answer of another shape is a failure, not a page that breaks later", async () => {
  const api = createLiveApi({
    base: "/api",
    token: () => undefined,
    send: async () => ({
      status: 200,
      text: JSON.stringify({ rev: 1, full: false, fightings: {} }),
      serverTime: 1,
    }),
  });
  await expect(api.changes("x", 0)).rejects.toMatchObject({ error: { name: "UnknownError" } });
});
