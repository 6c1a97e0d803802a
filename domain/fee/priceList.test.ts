import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decidePriceList,
  feeLines,
  feeWith,
  leftOf,
  overOf,
  parseRubles,
  sumOf,
  totalsOf,
  writeRubles,
  type FeeEntry,
} from "./priceList.ts";
import { stepOn, type PriceList } from "./priceSteps.ts";

const STEPS: PriceList = [
  { until: "2026-11-01", first: 200_000, further: 100_000 },
  { until: "2026-11-10", first: 250_000, further: 120_000 },
  { first: 300_000, further: 150_000 },
];
const entered = (category: string, day: string, isLive = true): FeeEntry => ({ category, day, isLive });
const owed = (steps: PriceList, entries: readonly FeeEntry[]) => sumOf(feeLines(steps, entries));

describe("a price list", () => {
  test("[FE1] a step holds through its last day, the next one from the day after", () => {
    expect(
      ["2026-10-05", "2026-11-01", "2026-11-02", "2026-11-10", "2027-01-01"].map((day) => stepOn(STEPS, day)),
    ).toEqual([0, 0, 1, 1, 2]);
    expect(stepOn([], "2026-11-01")).toBe(-1);
  });

  test.each([
    ["price-negative", [{ first: -1, further: 0 }], "first"],
    ["price-not-whole", [{ first: 0, further: 10.5 }], "further"],
    ["price-not-whole", [{ first: Number.NaN, further: 0 }], "first"],
    ["price-too-high", [{ first: 100_000_001, further: 0 }], "first"],
    ["no-last-step", [{ until: "2026-11-01", first: 1, further: 1 }], "until"],
    [
      "step-without-end",
      [
        { first: 1, further: 1 },
        { first: 1, further: 1 },
      ],
      "until",
    ],
    [
      "steps-out-of-order",
      [
        { until: "2026-11-02", first: 1, further: 1 },
        { until: "2026-11-02", first: 1, further: 1 },
        { first: 1, further: 1 },
      ],
      "until",
    ],
  ] as const)("[FE2] %s is told with its place", (code, steps, field) => {
    const decided = decidePriceList(steps);
    expect(decided.ok ? undefined : decided.problem).toMatchObject({ code, field });
  });

  test("[FE2] no steps, one step and several are good", () => {
    for (const steps of [[], [{ first: 0, further: 0 }], STEPS]) expect(decidePriceList(steps).ok).toBe(true);
  });
});

describe("what a person owes", () => {
  test("[FE4] the first category and every further one, each at the price of its day", () => {
    expect(feeLines(STEPS, [entered("Абсолютная", "2026-11-11"), entered("до 77", "2026-10-01")])).toEqual([
      { category: "до 77", day: "2026-10-01", kopecks: 200_000, isFirst: true },
      { category: "Абсолютная", day: "2026-11-11", kopecks: 150_000, isFirst: false },
    ]);
  });

  test("[FE5] refused and withdrawn entries cost nothing, and none without prices", () => {
    expect(owed(STEPS, [entered("до 77", "2026-10-01", false)])).toBe(0);
    expect(owed([], [entered("до 77", "2026-10-01")])).toBe(0);
  });

  test("[FE6] who takes the early entry back keeps its price for the one that is left", () => {
    expect(owed(STEPS, [entered("до 77", "2026-10-01", false), entered("до 84", "2026-11-20")])).toBe(
      200_000,
    );
  });

  test("[FE6] what one more category would cost is told before it is entered", () => {
    const known = { firstDay: "2026-10-01", lines: feeLines(STEPS, [entered("до 77", "2026-11-05")]) };
    expect(sumOf(feeWith(STEPS, known, [{ category: "до 84", day: "2026-11-20" }]))).toBe(200_000 + 150_000);
    expect(sumOf(feeWith(STEPS, undefined, [{ category: "до 84", day: "2026-11-20" }]))).toBe(300_000);
  });

  const anyDay = fc
    .integer({ min: 0, max: 60 })
    .map((days) => new Date(Date.UTC(2026, 9, 1 + days)).toISOString().slice(0, 10));
  const anyPrice = fc.integer({ min: 0, max: 1_000_000 });
  const anyList = fc
    .tuple(
      fc.uniqueArray(anyDay, { maxLength: 4 }),
      fc.array(fc.record({ first: anyPrice, further: anyPrice }), { minLength: 5, maxLength: 5 }),
    )
    .map(([days, prices]): PriceList =>
      [...days.toSorted(), undefined].map((until, index) => ({
        ...(prices[index] ?? { first: 0, further: 0 }),
        ...(until !== undefined && { until }),
      })),
    );
  const anyEntries = fc
    .array(fc.tuple(anyDay, fc.boolean()), { maxLength: 6 })
    .map((given) => given.map(([day, isLive], index) => entered(`К${index}`, day, isLive)));

  test("[FE2] every list the rule allows has a price for every day", () => {
    fc.assert(
      fc.property(anyList, anyDay, (steps, day) => decidePriceList(steps).ok && stepOn(steps, day) >= 0),
    );
  });

  test("[FE4] the order of the categories does not change the sum", () => {
    fc.assert(
      fc.property(
        anyList,
        anyEntries.chain((entries) =>
          fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
        ),
        (steps, [entries, shuffled]) => owed(steps, shuffled) === owed(steps, entries),
      ),
    );
  });

  test("[FE6] another category, entered later, never makes the sum smaller, and taking one back never larger", () => {
    fc.assert(
      fc.property(anyList, anyEntries, fc.nat(), (steps, entries, chosen) => {
        const later = entered("Ещё одна", "2027-01-01");
        expect(owed(steps, [...entries, later])).toBeGreaterThanOrEqual(owed(steps, entries));
        const without = entries.map((entry, index) =>
          index === chosen % entries.length ? { ...entry, isLive: false } : entry,
        );
        expect(owed(steps, without)).toBeLessThanOrEqual(owed(steps, entries));
      }),
    );
  });

  test("[FE3] sums are whole kopecks, whatever the prices", () => {
    fc.assert(
      fc.property(anyList, anyEntries, (steps, entries) => Number.isSafeInteger(owed(steps, entries))),
    );
  });
});

test("[FE9] what is left and what is too much follow from what is owed and paid, and one of them is nothing", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (dueNow, paid) => {
      const balance = { owed: dueNow, paid };
      expect(Math.min(leftOf(balance), overOf(balance))).toBe(0);
      expect(balance.owed + overOf(balance)).toBe(balance.paid + leftOf(balance));
    }),
  );
  expect(
    totalsOf([
      { owed: 100, paid: 0 },
      { owed: 100, paid: 150 },
      { owed: 0, paid: 0 },
    ]),
  ).toEqual({ owed: 200, paid: 150, left: 100, over: 50, debtors: 1 });
});

test("[FE3] where a point stands before the kopecks, commas stand between thousands", () => {
  expect(["1,200", "1,200.50", "1200,5", "12,345,678"].map((text) => parseRubles(text, "."))).toEqual([
    { ok: true, value: 120_000 },
    { ok: true, value: 120_050 },
    { ok: true, value: 120_050 },
    { ok: false, problem: "price-too-high" },
  ]);
  expect(parseRubles("-1,200", ".")).toEqual({ ok: false, problem: "price-negative" });
});

test("[FE3] a typed sum becomes kopecks without a floating point, or says why not", () => {
  expect(["1 200", "1200,50", "0", "19,9", "1\u00A0200 ₽"].map((text) => parseRubles(text))).toEqual(
    [120_000, 120_050, 0, 1990, 120_000].map((value) => ({ ok: true, value })),
  );
  expect(["-1", "−1", "", "12,345", "много", "99999999"].map((text) => parseRubles(text))).toEqual(
    [
      "price-negative",
      "price-negative",
      "price-not-whole",
      "price-not-whole",
      "price-not-whole",
      "price-too-high",
    ].map((problem) => ({ ok: false, problem })),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (kopecks) => {
      expect(parseRubles(writeRubles(kopecks))).toEqual({ ok: true, value: kopecks });
      expect(parseRubles(writeRubles(kopecks, "."), ".")).toEqual({ ok: true, value: kopecks });
    }),
  );
});
