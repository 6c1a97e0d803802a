import * as fc from "fast-check";
import { expect, test } from "vitest";
import { estimateMat, type StartWindow } from "./estimate.ts";
import { learnPace } from "./pace.ts";
import { matsInPlay, MINUTE, NOW } from "./testing/day.ts";
import type { Break } from "./workingTime.ts";

test("[DY16] a window holds its likeliest start, and is never narrower further down the queue", () => {
  const breaks = fc.array(
    fc.tuple(fc.integer({ min: -30, max: 120 }), fc.integer({ min: 1, max: 40 })).map(([from, length]) => ({
      fromMs: NOW + from * MINUTE,
      toMs: NOW + (from + length) * MINUTE,
    })),
    { maxLength: 3 },
  );
  const lengths = fc.array(fc.integer({ min: 10, max: 400 }), { maxLength: 12 });
  fc.assert(
    fc.property(matsInPlay, breaks, lengths, (queues, pauses, seconds) => {
      const fought = seconds.map((length, index) => ({
        carpet: "mat0",
        boutSeconds: 300,
        startedAtMs: NOW - (60 - index) * 5 * MINUTE,
        endedAtMs: NOW - (60 - index) * 5 * MINUTE + length * 1000,
      }));
      for (const queue of queues) {
        const { starts } = estimateMat({ ...queue, breaks: pauses }, learnPace(fought), NOW);
        let narrowest = 0;
        for (const window of starts.values()) {
          expect(window.fromMs).toBeLessThanOrEqual(window.startMs);
          expect(window.toMs).toBeGreaterThanOrEqual(window.startMs);
          const width = widthWithoutBreaks(window, pauses);
          expect(width).toBeGreaterThanOrEqual(narrowest);
          narrowest = width;
        }
      }
    }),
    { numRuns: 500 },
  );
});

function widthWithoutBreaks({ fromMs, toMs }: StartWindow, breaks: readonly Break[]): number {
  let width = 0;
  const edges = [fromMs, toMs, ...breaks.flatMap((one) => [one.fromMs, one.toMs])]
    .map((at) => Math.min(toMs, Math.max(fromMs, at)))
    .toSorted((one, other) => one - other);
  edges.forEach((at, index) => {
    const next = edges[index + 1] ?? at;
    const middle = (at + next) / 2;
    if (!breaks.some((one) => one.fromMs <= middle && middle < one.toMs)) width += next - at;
  });
  return width;
}
