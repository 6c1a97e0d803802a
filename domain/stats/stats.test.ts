import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boutLengths, quantile, type StatBout } from "./lengths.ts";
import { delays, matLoads } from "./matLoad.ts";
import { sportDays } from "./sportDays.ts";

const MINUTE = 60_000;
const bout = (given: Partial<StatBout> = {}): StatBout => ({
  group: "adults",
  carpet: "А",
  planMs: 5 * MINUTE,
  ...given,
});

const oneDay = () => "2026-11-14";

/** So much regulation is expected to hold a mat for five minutes. */
const USUAL_MS = 225_000 / 0.6625;

test("[SS2] half of the bouts are not longer than the median, nine of ten not longer than p90", () => {
  const bouts = [1, 2, 3, 4, 10].map((minutes) => bout({ foughtMs: minutes * MINUTE }));
  expect(boutLengths([...bouts, bout(), bout({ foughtMs: 0 })])).toEqual([
    { group: "adults", bouts: 5, planMs: 5 * MINUTE, medianMs: 3 * MINUTE, p90Ms: 10 * MINUTE },
  ]);
});

test("[SS2] a quantile is a value that was measured, and grows with its share", () => {
  const values = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1 });
  fc.assert(
    fc.property(values, (measured) => {
      const [half, most] = [quantile(measured, 0.5), quantile(measured, 0.9)];
      expect(measured).toContain(half);
      expect(half).toBeLessThanOrEqual(most);
      expect(measured.filter((value) => value <= half).length * 2).toBeGreaterThanOrEqual(measured.length);
    }),
  );
});

const spans = fc.array(
  fc.record({ from: fc.integer({ min: 0, max: 600 }), minutes: fc.integer({ min: 1, max: 12 }) }),
  { minLength: 1, maxLength: 30 },
);

test("[SS4] busy and idle together are the time from the first start to the last end", () => {
  fc.assert(
    fc.property(spans, (given) => {
      const bouts = given.map(({ from, minutes }) =>
        bout({ startedAtMs: from * MINUTE, endedAtMs: (from + minutes) * MINUTE }),
      );
      const [load] = matLoads(bouts, oneDay);
      const first = Math.min(...given.map(({ from }) => from));
      const last = Math.max(...given.map(({ from, minutes }) => from + minutes));
      expect((load?.busyMs ?? 0) + (load?.idleMs ?? 0)).toBe((last - first) * MINUTE);
      expect(load?.idleMs).toBeGreaterThanOrEqual(0);
      expect(load?.hours.reduce((sum, { bouts }) => sum + bouts, 0)).toBe(given.length);
    }),
  );
});

test("[SS4] a bout nobody fought, and one without a mat, load no mat", () => {
  expect(matLoads([bout(), bout({ carpet: undefined, startedAtMs: 0, endedAtMs: 1 })], oneDay)).toEqual([]);
});

test("[SS5] a mat at the usual pace is not late; one that stood still is, from then on", () => {
  // 225 seconds of fight, and 75 between two bouts.
  const at = (startedAtMs: number) =>
    bout({ planMs: USUAL_MS, startedAtMs, endedAtMs: startedAtMs + MINUTE });
  const slot = 5 * MINUTE;
  expect(delays([at(0), at(slot), at(2 * slot)], oneDay)).toEqual([
    { atMs: 0, day: oneDay(), delayMs: 0, bouts: 3 },
  ]);
  const late = delays([at(0), at(slot + 40 * MINUTE)], oneDay);
  expect(late).toEqual([
    { atMs: 0, day: oneDay(), delayMs: 0, bouts: 1 },
    { atMs: 30 * MINUTE, day: oneDay(), delayMs: 40 * MINUTE, bouts: 1 },
  ]);
});

test("[SS4] [SS5] [SS7] a night between two days is no idle time, and the second morning is not late", () => {
  const day = 24 * 60 * MINUTE;
  const at = (startedAtMs: number) =>
    bout({ planMs: USUAL_MS, startedAtMs, endedAtMs: startedAtMs + MINUTE });
  const bouts = [at(0), at(5 * MINUTE), at(day), at(day + 5 * MINUTE)];
  const dayOf = (atMs: number) => String(Math.floor(atMs / day));
  expect(matLoads(bouts, dayOf)).toMatchObject([{ bouts: 4, busyMs: 4 * MINUTE, idleMs: 8 * MINUTE }]);
  expect(delays(bouts, dayOf)).toEqual([
    { atMs: 0, day: "0", delayMs: 0, bouts: 2 },
    { atMs: day, day: "1", delayMs: 0, bouts: 2 },
  ]);
});

const HOUR = 60 * MINUTE;
const dateOf = (atMs: number) => String(Math.floor(atMs / (24 * HOUR)));

test("[SS7] a day that runs on past midnight stays one day; the next one begins after the night", () => {
  const bouts = [10, 23.5, 24.5, 27, 34, 40].map((hour) => hour * HOUR);
  const dayOf = sportDays(bouts, dateOf);
  expect(bouts.map(dayOf)).toEqual(["0", "0", "0", "0", "1", "1"]);
  // What is put right in its night belongs to it too, in the morning no more, and before it to no day of sport.
  expect([30 * HOUR, 32 * HOUR, 8 * HOUR].map(dayOf)).toEqual(["0", "1", "0"]);
  // A day nobody fought on until its night is told by the calendar.
  expect([12, 24.5].map((hour) => hour * HOUR).map(sportDays([12 * HOUR, 24.5 * HOUR], dateOf))).toEqual([
    "0",
    "1",
  ]);
  const [load] = matLoads(
    bouts.slice(0, 4).map((endedAtMs) => bout({ startedAtMs: endedAtMs - MINUTE, endedAtMs })),
    dayOf,
  );
  expect(load?.hours.map(({ day }) => day)).toEqual(["0", "0", "0", "0"]);
});

test("[SS7] bouts that follow each other within a night have one day, and no day is later than the calendar", () => {
  const ends = fc.array(fc.integer({ min: 0, max: 96 * 60 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(ends, (minutes) => {
      const sorted = minutes.toSorted((one, other) => one - other).map((minute) => minute * MINUTE);
      const dayOf = sportDays(sorted, dateOf);
      for (const [index, atMs] of sorted.entries()) {
        expect(Number(dayOf(atMs))).toBeLessThanOrEqual(Number(dateOf(atMs)));
        const before = sorted[index - 1];
        if (before !== undefined && atMs - before < 4 * HOUR) expect(dayOf(atMs)).toBe(dayOf(before));
      }
    }),
  );
});
