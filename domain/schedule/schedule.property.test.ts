import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyMove, balance, type BalanceInput } from "./balance.ts";
import { type Conflict, findConflicts } from "./conflicts.ts";
import { estimateMat, estimateStarts, forecastEnd, type StartWindow } from "./estimate.ts";
import { frozenHeads } from "./frozen.ts";
import { learnPace, startPace } from "./pace.ts";
import type { MatQueue } from "./queue.ts";
import { REST_RULES } from "./rest.ts";
import { spreadBouts } from "./spread.ts";
import { categoriesOfADay, matsInPlay, MINUTE, NOW } from "./testing/day.ts";
import type { Break } from "./workingTime.ts";

const carpets = fc.integer({ min: 1, max: 4 }).map((count) => ["А", "Б", "В", "Г"].slice(0, count));

test("[DY8] every bout of the day is on exactly one mat, and a category keeps its round order", () => {
  fc.assert(
    fc.property(categoriesOfADay, carpets, (categories, mats) => {
      const queues = spreadBouts(categories, mats);
      const planned = queues.flatMap(({ bouts }) => bouts.map(({ id }) => id));
      expect(planned.toSorted()).toEqual(
        categories.flatMap(({ bouts }) => bouts.map(({ id }) => id)).toSorted(),
      );
      for (const { category, bouts } of categories) {
        const order = queues.flatMap((queue) => queue.bouts).filter((one) => one.category === category);
        expect(order.map(({ round }) => round)).toEqual(bouts.map(({ round }) => round));
      }
    }),
    { numRuns: 300 },
  );
});

test("[DY8] [DY9] nobody is planned on two mats at once, or before the classes that feed him", () => {
  fc.assert(
    fc.property(categoriesOfADay, carpets, (categories, mats) => {
      // Later rounds do not know their fighters yet: anybody of the category may be in them.
      const everybody = new Map(categories.map(({ category, fighters }) => [category, fighters]));
      const queues = spreadBouts(categories, mats).map((queue) => ({
        ...queue,
        bouts: queue.bouts.map((one) => ({ ...one, fighters: everybody.get(one.category) ?? [] })),
      }));
      const starts = estimateStarts(queues, startPace(), NOW);
      expect(hard(findConflicts({ queues, starts, rest: REST_RULES.ijf }))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("[DY30] what is drawn later stands behind what was queued, and nobody is planned on two mats at once", () => {
  fc.assert(
    fc.property(categoriesOfADay, carpets, fc.nat(11), (categories, mats, first) => {
      const everybody = new Map(categories.map(({ category, fighters }) => [category, fighters]));
      const known = (queue: MatQueue) => ({
        ...queue,
        bouts: queue.bouts.map((one) => ({ ...one, fighters: everybody.get(one.category) ?? [] })),
      });
      const queued = spreadBouts(categories.slice(0, first), mats).map(known);
      const queues = spreadBouts(categories.slice(first), mats, startPace(), queued).map(known);
      for (const [index, { bouts }] of queued.entries())
        expect(queues[index]?.bouts.slice(0, bouts.length)).toEqual(bouts);
      expect(queues.flatMap(({ bouts }) => bouts)).toHaveLength(
        categories.flatMap(({ bouts }) => bouts).length,
      );
      const starts = estimateStarts(queues, startPace(), NOW);
      expect(hard(findConflicts({ queues, starts, rest: REST_RULES.ijf }))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

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

test("[DY17] every proposal saves what it says, on top of those before it", () => {
  let proposed = 0;
  fc.assert(
    fc.property(matsInPlay, (mats) => {
      const input = inputFor(mats);
      let queues = mats;
      for (const proposal of balance(input)) {
        proposed += 1;
        const { fromCarpet, toCarpet, endBeforeMs, endAfterMs, savedMinutes } = proposal;
        expect(laterEnd(queues, fromCarpet, toCarpet)).toBe(endBeforeMs);
        queues = applyMove(queues, proposal);
        expect(laterEnd(queues, fromCarpet, toCarpet)).toBe(endAfterMs);
        expect(endBeforeMs - endAfterMs).toBeGreaterThanOrEqual(savedMinutes * MINUTE);
        expect(savedMinutes).toBeGreaterThan(0);
      }
      expect(forecastEnd(queues, input.pace, NOW).endMs).toBeLessThanOrEqual(
        forecastEnd(mats, input.pace, NOW).endMs,
      );
    }),
    { numRuns: 300 },
  );
  expect(proposed).toBeGreaterThan(50);
});

test("[DY12] [DY17] balancing leaves frozen heads alone and creates no hard conflict and no shorter rest", () => {
  fc.assert(
    fc.property(matsInPlay, (mats) => {
      const input = inputFor(mats);
      const proposals = balance(input);
      const after = proposals.reduce(applyMove, mats);
      const frozen = frozenHeads(mats);
      expect(proposals.flatMap(({ bouts }) => bouts).filter((id) => frozen.has(id))).toEqual([]);
      for (const [index, queue] of mats.entries()) {
        const head = queue.bouts.filter(({ id }) => frozen.has(id));
        expect(after[index]?.bouts.slice(0, head.length)).toEqual(head);
      }
      const troubles = worst(input, mats);
      for (const [pair, trouble] of worst(input, after)) {
        expect(trouble).toBeLessThanOrEqual(troubles.get(pair) ?? 0);
      }
    }),
    { numRuns: 300 },
  );
});

const hard = (conflicts: readonly Conflict[]) => conflicts.filter(({ severity }) => severity === "hard");

const inputFor = (queues: readonly MatQueue[]): BalanceInput => ({
  queues,
  pace: startPace(),
  nowMs: NOW,
  rest: REST_RULES.ijf,
});

const laterEnd = (queues: readonly MatQueue[], ...names: readonly string[]) =>
  forecastEnd(
    queues.filter(({ carpet }) => names.includes(carpet)),
    startPace(),
    NOW,
  ).endMs;

function worst({ pace, nowMs, rest }: BalanceInput, queues: readonly MatQueue[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const conflict of findConflicts({ queues, starts: estimateStarts(queues, pace, nowMs), rest })) {
    const pair = [conflict.earlier ?? "", conflict.later].toSorted().join();
    const trouble =
      conflict.severity === "hard" ? Infinity : conflict.code === "rest-not-over" ? conflict.missingMs : 0;
    found.set(pair, Math.max(found.get(pair) ?? 0, trouble));
  }
  return found;
}

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
