import { expect, test } from "vitest";
import { decideCall, decideNoShow, waitAfterCall } from "./calls.ts";
import { NOW } from "./testing/day.ts";

const HALF_MINUTE = 30_000;
const three = [NOW, NOW + HALF_MINUTE, NOW + 2 * HALF_MINUTE];

test("[DY3] three calls half a minute apart, each with its time", () => {
  const called = three.reduce<readonly number[]>((calls, atMs) => {
    const decided = decideCall(calls, atMs);
    return decided.ok ? decided.value : calls;
  }, []);
  expect(called).toEqual(three);
});

test("[DY3] a call before the half minute is over is refused with the time left", () => {
  expect(decideCall([NOW], NOW + 12_000)).toEqual({
    ok: false,
    problem: { code: "call-too-soon", waitMs: 18_000 },
  });
});

test("[DY3] there is no fourth call", () => {
  expect(decideCall(three, NOW + 10 * HALF_MINUTE)).toEqual({
    ok: false,
    problem: { code: "called-enough", calls: 3 },
  });
});

test("[DY3] a no-show needs all three calls and the last half minute", () => {
  expect(decideNoShow(three.slice(0, 2), NOW + 10 * HALF_MINUTE)).toEqual({
    ok: false,
    problem: { code: "calls-missing", missing: 1 },
  });
  expect(decideNoShow(three, NOW + 2.5 * HALF_MINUTE)).toEqual({
    ok: false,
    problem: { code: "call-running", waitMs: 15_000 },
  });
  expect(decideNoShow(three, NOW + 3 * HALF_MINUTE)).toEqual({ ok: true, value: three });
});

test("the countdown starts with the first call", () => {
  expect([waitAfterCall([], NOW), waitAfterCall([NOW], NOW), waitAfterCall([NOW], NOW + 90_000)]).toEqual([
    0,
    HALF_MINUTE,
    0,
  ]);
});
