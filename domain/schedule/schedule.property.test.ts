import * as fc from "fast-check";
import { expect, test } from "vitest";
import { estimateDay, estimateMat, type StartWindow } from "./estimate.ts";
import { learnPace, startPace } from "./pace.ts";
import { remainingBouts } from "./queue.ts";
import { REST_RULES } from "./rest.ts";
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

test("[DY65] [DY66] in the order of the calls no bout is lost or doubled, and no window is in the past or without its start", () => {
  const fedBy = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 20 });
  const ends = fc.dictionary(
    fc.constantFrom(...Array.from({ length: 80 }, (_, n) => `f${n + 1}`)),
    fc.nat(40),
  );
  fc.assert(
    fc.property(matsInPlay, fedBy, ends, fc.constantFrom("uww", "ibjjf"), (queues, pairs, ago, rule) => {
      const ids = queues.flatMap(({ bouts }) => bouts.map(({ id }) => id));
      const feeders = Map.groupBy(pairs, ([later]) => ids[later % Math.max(1, ids.length)]);
      const fed = queues.map((queue) => ({
        ...queue,
        bouts: queue.bouts.map((bout) => ({
          ...bout,
          feeders: (feeders.get(bout.id) ?? []).flatMap(([, before]) => ids[before % ids.length] ?? []),
        })),
      }));
      const lastEndedAtMs = new Map(
        Object.entries(ago).map(([who, minutes]) => [who, NOW - minutes * MINUTE]),
      );
      const estimates = estimateDay(fed, startPace(), { rest: REST_RULES[rule], lastEndedAtMs }, NOW);
      estimates.forEach(({ starts }, index) => {
        const standing = remainingBouts(fed[index] ?? { carpet: "", bouts: [] });
        expect([...starts.keys()].toSorted()).toEqual(standing.map(({ id }) => id).toSorted());
        const called = [...starts.values()];
        expect(called.map(({ boutsBefore }) => boutsBefore)).toEqual(called.map((_, before) => before));
        const told = called.map(({ startMs }) => startMs);
        expect(told).toEqual(told.toSorted((one, other) => one - other));
        for (const { id, state } of standing) {
          const { fromMs, startMs, toMs } = starts.get(id) ?? { fromMs: 1, startMs: 0, toMs: 0 };
          expect([fromMs <= startMs, startMs <= toMs]).toEqual([true, true]);
          if (state !== "running") expect(fromMs).toBeGreaterThanOrEqual(NOW);
        }
      });
    }),
    { numRuns: 300 },
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
