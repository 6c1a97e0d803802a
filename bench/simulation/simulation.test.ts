import { describe, expect, test } from "vitest";
import { bugReport } from "./bugReport.ts";
import { simulateDay } from "./simulate.ts";
import { VARIANTS } from "./variants.ts";

const DAYS = 5000;
/** One core needs a minute; the machine of a test run may be busy with something else. */
const LONG_MS = 600_000;

test(
  `[LS7] [ST2] [RT16] ${DAYS} bad days break none of the ten promises`,
  async () => {
    for (let seed = 1; seed <= DAYS; seed += 1) {
      const report = await simulateDay(seed);
      if (report.violations.length > 0) expect.fail(bugReport(report));
    }
  },
  LONG_MS,
);

test("the same seed is the same day, step by step", async () => {
  for (const seed of [7, 77, 777]) {
    const [once, again] = [await simulateDay(seed), await simulateDay(seed)];
    expect(once.trace.length).toBeGreaterThan(10);
    expect(again.traceHash).toBe(once.traceHash);
  }
  expect((await simulateDay(7)).traceHash).not.toBe((await simulateDay(8)).traceHash);
});

/** Two who take one table over at the same moment meet on a few days in a thousand. */
const MOST_DAYS = 5000;

describe("a protocol with a part left out is noticed", () => {
  test.each(VARIANTS)(
    "$name",
    async ({ breaks, hooks, fromDay }) => {
      const noticed: string[] = [];
      for (let seed = fromDay; seed < fromDay + MOST_DAYS && noticed.length === 0; seed += 1) {
        const { violations } = await simulateDay(seed, hooks);
        noticed.push(...violations.map(({ invariant }) => invariant).filter((one) => breaks.includes(one)));
      }
      expect(noticed).not.toEqual([]);
    },
    LONG_MS,
  );
});
