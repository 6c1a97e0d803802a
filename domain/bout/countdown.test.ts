import { expect, test } from "vitest";
import { countdownLeftMs, findCountdown, usedTimeMs } from "./countdown.ts";
import { after } from "./testing/after.ts";

test("[BT27] medical time adds up over the bout, for each athlete by himself", () => {
  const bout = after(
    "R!medical=240@0:10 R!medical@0:40 B!medical=240@1:00 B!medical@1:05 R!medical=210@2:00",
  );
  expect(usedTimeMs(bout, "medical", "red")).toBe(30_000);
  expect(usedTimeMs(bout, "medical", "blue")).toBe(5000);
  expect(findCountdown(bout, "medical", "red")).toMatchObject({ durationMs: 210_000 });
});

test("[BT27] what the table measured counts, even when its acts arrive together after a cut", () => {
  expect(usedTimeMs(after("R!medical=240@5:00 R!medical~0:42@5:00"), "medical", "red")).toBe(42_000);
});

test("[BT27] nobody uses more than he was given, however late the stop comes", () => {
  expect(usedTimeMs(after("!stalling=20 !stalling@3:00"), "stalling")).toBe(20_000);
});

test("[BT9] undoing the stop lets the countdown run on from where it began", () => {
  const bout = after("R!medical=240@0:10 R!medical@0:40 u2@0:41");
  expect(usedTimeMs(bout, "medical", "red")).toBe(0);
  expect(findCountdown(bout, "medical", "red")).toMatchObject({ startedAtMs: 10_000 });
});

test("[BT27] a result ends what is counting, and what it took is kept", () => {
  const bout = after("go R!medical=240@0:10 B#injury@1:10");
  expect(bout.countdowns).toEqual([]);
  expect(usedTimeMs(bout, "medical", "red")).toBe(60_000);
});

test("a countdown stands at nought when its time is over, and never shows more than it began with", () => {
  const countdown = { startedAtMs: 10_000, durationMs: 20_000 };
  expect([9000, 15_000, 31_000].map((now) => countdownLeftMs(countdown, now))).toEqual([20_000, 15_000, 0]);
});
