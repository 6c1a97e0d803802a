import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CorrectionChange } from "#contract/correction/correction.ts";
import type { CorrectionDecision } from "#domain/draw/correction.ts";
import { FORMATS, decideFormat, type Format } from "#domain/draw/formats.ts";
import { findWholeCompetition } from "../../persistence/event/wholeCompetition.ts";
import { presentCompetition } from "../../present/competition.ts";
import { TOLD_AT_ONCE } from "../../testing/property.ts";
import { createTestCompetition, type TestCompetition } from "../../testing/testCompetition.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { createOfficial, createScorer } from "../../testing/testScoring.ts";
import { applyCorrection, previewCorrection } from "./applyCorrection.ts";
import { verifyAll } from "../bout/verifyAll.ts";
import { verifyBout } from "../bout/verifyBout.ts";

const CHANGES: readonly CorrectionChange[] = [
  { kind: "result", method: "submission", winner: "red", technique: "armbar" },
  { kind: "result", method: "points", winner: "blue" },
  { kind: "result", method: "no_show", winner: "blue" },
  { kind: "result", method: "injury", winner: "red" },
  { kind: "result", method: "double_dq" },
  { kind: "swap" },
  { kind: "reopen" },
];
const LINES = [
  "go R+2 R#points",
  "go B+4 B#points",
  "R#sub",
  "B#no_show",
  "R#injury",
  "#double_dq",
  "call",
  "go R+2",
];

/** What is written at a table, and for which of the bouts that could be fought then. */
const act = fc.record({ line: fc.constantFrom(...LINES), at: fc.nat(5) });
const correction = fc.record({
  pick: fc.nat(20),
  change: fc.constantFrom(...CHANGES),
  /** Which of the bouts that follow are kept, by turns. */
  keeps: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
});
const anyCase = fc.record({
  size: fc.integer({ min: 2, max: 8 }),
  acts: fc.array(act, { minLength: 1, maxLength: 12 }),
  corrections: fc.array(correction, { minLength: 1, maxLength: 3 }),
});
type TestDeps = ReturnType<typeof createTestDeps>;
type Shown = Awaited<ReturnType<typeof shown>>;
type Case = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never;

/** A long run is `KOVER_CORRECTION_RUNS=200`. */
const RUNS = Number(process.env["KOVER_CORRECTION_RUNS"] ?? 4);

test.each(FORMATS)(
  "[CR8] a correction that is reverted leaves the competition as it was: %s",
  async (format) => {
    const database = await createTestDatabase();
    try {
      const cases = fc.asyncProperty(anyCase, (one) => correctAndRevert(database, format, one));
      await fc.assert(cases, { numRuns: RUNS, ...TOLD_AT_ONCE });
      expect((await verifyAll(database.db)).problems).toEqual([]);
    } finally {
      await database.close();
    }
  },
  60_000 + RUNS * 5_000,
);

async function correctAndRevert(
  database: TestDatabase,
  format: Format,
  { size, acts, corrections }: Case,
): Promise<void> {
  const deps = createTestDeps(database);
  const day = await createTestCompetition(deps.db, { format, entrants: fittingSize(format, size) });
  await fight(deps, day, acts);
  const chief = await createOfficial(deps.db, "admin");
  const done: { readonly fighting: string; readonly id: string; readonly before: Shown }[] = [];
  for (const { pick, change, keeps } of corrections) {
    const before = await shown(deps.db, day);
    const finished = before.fightings.filter(({ state }) => state === "finished");
    const fighting = finished[pick % Math.max(1, finished.length)]?.uuid;
    if (fighting === undefined) break;
    const id = await correct(deps, chief, { fighting, change, keeps });
    if (id === undefined) continue;
    expect(await shown(deps.db, day)).not.toEqual(before);
    done.push({ fighting, id, before });
  }
  for (const { fighting, id, before } of done.toReversed()) {
    await correct(deps, chief, { fighting, change: { kind: "revert", correction: id }, keeps: [false] });
    for (const { uuid } of before.fightings) expect(await verifyBout(deps.db, uuid)).toEqual([]);
    expect(await shown(deps.db, day)).toEqual(before);
  }
}

type Asked = {
  readonly fighting: string;
  readonly change: CorrectionChange;
  readonly keeps: readonly boolean[];
};

/** The id of the correction; none where the result was so already. */
async function correct(
  deps: TestDeps,
  chief: Awaited<ReturnType<typeof createOfficial>>,
  { fighting, change, keeps }: Asked,
): Promise<string | undefined> {
  const ask = { fighting, change, decisions: {}, reason: "проверка исправления" };
  const first = await previewCorrection(deps, chief, ask);
  if (!first.ok && first.problem.code === "nothing-changes") return undefined;
  if (!first.ok) throw new Error(first.problem.code);
  const decided = { ...ask, decisions: keeping(first.value.plan.affected, keeps) };
  const plan = await previewCorrection(deps, chief, decided);
  if (!plan.ok) throw new Error(plan.problem.code);
  const done = await applyCorrection(deps, chief, { ...decided, planHash: plan.value.planHash });
  if (!done.ok) throw new Error(done.problem.code);
  return done.value.id;
}

type Affected = readonly { readonly fighting: string; readonly decisions: readonly CorrectionDecision[] }[];

function keeping(affected: Affected, keeps: readonly boolean[]): Record<string, CorrectionDecision> {
  return Object.fromEntries(
    affected.flatMap(({ fighting, decisions }, index) => {
      const keep = decisions.find((one) => one === "keep" || one === "keep-as-fought");
      return keep !== undefined && keeps[index % keeps.length] ? [[fighting, keep]] : [];
    }),
  );
}

/** Several bouts are on at once, as on several mats, and one that was called may wait for long. */
async function fight(deps: TestDeps, day: TestCompetition, acts: Case["acts"]) {
  const table = await createScorer(deps);
  for (const { line, at } of acts) {
    const { fightings } = await shown(deps.db, day);
    const open = fightings.filter(({ state, fighters }) => state !== "finished" && fighters.length === 2);
    const bout = open[at % Math.max(1, open.length)];
    if (bout === undefined) return;
    await table.write(bout.uuid, line);
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

function fittingSize(format: Format, size: number): number {
  const decided = decideFormat(format, size);
  if (decided.ok) return size;
  const { problem } = decided;
  return "least" in problem ? problem.least : "most" in problem ? problem.most : size;
}
