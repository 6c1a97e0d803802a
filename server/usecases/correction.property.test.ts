import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CorrectionChange } from "#contract/correction.ts";
import { FORMATS, decideFormat, type Format } from "#domain/draw/formats.ts";
import { findWholeCompetition } from "../persistence/wholeCompetition.ts";
import { presentCompetition } from "../present/competition.ts";
import { createTestCompetition, type TestCompetition } from "../testing/testCompetition.ts";
import { createTestDatabase, type TestDatabase } from "../testing/testDatabases.ts";
import { createTestDeps } from "../testing/testDeps.ts";
import { createOfficial, createScorer } from "../testing/testScoring.ts";
import { applyCorrection, previewCorrection } from "./applyCorrection.ts";
import { verifyAll } from "./verifyAll.ts";

const CHANGES: readonly CorrectionChange[] = [
  { kind: "result", method: "submission", winner: "red", technique: "armbar" },
  { kind: "result", method: "points", winner: "blue" },
  { kind: "result", method: "no_show", winner: "blue" },
  { kind: "result", method: "double_dq" },
  { kind: "swap" },
  { kind: "reopen" },
];
const LINES = ["go R+2 R#points", "go B+4 B#points", "R#sub", "B#no_show", "R#injury", "call", "go R+2"];

test("[CR8] in every format a correction that is reverted leaves the competition as it was", async () => {
  const database = await createTestDatabase();
  try {
    for (const format of FORMATS)
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.nat(LINES.length - 1), { minLength: 1, maxLength: 9 }),
          fc.nat(),
          fc.constantFrom(...CHANGES),
          (lines, pick, change) => correctAndRevert(database, { format, lines, pick, change }),
        ),
        { numRuns: 4 },
      );
  } finally {
    await database.close();
  }
}, 60_000);

type Case = {
  readonly format: Format;
  readonly lines: readonly number[];
  readonly pick: number;
  readonly change: CorrectionChange;
};

async function correctAndRevert(
  database: TestDatabase,
  { format, lines, pick, change }: Case,
): Promise<void> {
  const deps = createTestDeps(database);
  const day = await createTestCompetition(deps.db, { format, entrants: sizeOf(format) });
  await fight(deps, day, lines);
  const before = await shown(deps.db, day);
  const finished = before.fightings.filter(({ state }) => state === "finished");
  const picked = finished[pick % Math.max(1, finished.length)];
  if (picked === undefined) return;
  const chief = await createOfficial(deps.db, "admin");
  const ask = { fighting: picked.uuid, decisions: {}, reason: "проверка исправления" };
  const correct = async (what: CorrectionChange) => {
    const plan = await previewCorrection(deps, chief, { ...ask, change: what });
    if (!plan.ok) return plan.problem.code;
    const done = await applyCorrection(deps, chief, { ...ask, change: what, planHash: plan.value.planHash });
    if (!done.ok) throw new Error(done.problem.code);
    return done.value;
  };
  const corrected = await correct(change);
  if (typeof corrected === "string") {
    expect(corrected).toBe("nothing-changes");
    return;
  }
  expect(await shown(deps.db, day)).not.toEqual(before);
  await correct({ kind: "revert", correction: corrected.id });
  expect((await verifyAll(deps.db)).problems).toEqual([]);
  expect(await shown(deps.db, day)).toEqual(before);
}

/** Fights whatever is ready, in the order of the draw. */
async function fight(
  deps: ReturnType<typeof createTestDeps>,
  day: TestCompetition,
  lines: readonly number[],
) {
  const table = await createScorer(deps);
  for (const line of lines) {
    const { fightings } = await shown(deps.db, day);
    const ready = fightings.find(({ state, fighters }) => state === "waiting" && fighters.length === 2);
    if (ready === undefined) return;
    await table.write(ready.uuid, LINES[line] ?? "");
  }
}

/** Everything a client is given, without what counts the writing itself; a clock that ran was stopped (CR3). */
async function shown(db: TestDatabase["db"], { competition }: TestCompetition) {
  const whole = await findWholeCompetition(db, competition.id);
  if (whole === undefined) throw new Error("no competition");
  const { categories, fightings, carpets } = presentCompetition(whole);
  return {
    categories,
    carpets,
    fightings: fightings.map((fighting) => {
      const { version: _, clock, state, ...rest } = fighting;
      return { ...rest, state: state === "running" ? "paused" : state, period: clock.period };
    }),
  };
}

function sizeOf(format: Format): number {
  const decided = decideFormat(format, 6);
  if (decided.ok) return 6;
  const { problem } = decided;
  return "most" in problem ? problem.most : 6;
}
