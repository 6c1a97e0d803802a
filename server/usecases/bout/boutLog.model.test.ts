import * as fc from "fast-check";
import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import type { CorrectionChange } from "#contract/correction/correction.ts";
import type { BoutEvent, ScoreEvent } from "#domain/bout/event.ts";
import type { Deps } from "../../environment/deps.ts";
import { findBoutEvents } from "../../persistence/bout/boutLog.ts";
import { createCategory, createCompetition, createFighting } from "../../testing/factories.ts";
import { createLogModel, type Batch, type LogModel } from "../../testing/logModel.ts";
import { TOLD_AT_ONCE } from "../../testing/property.ts";
import { describeOnEachEngine, type TestDatabase } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { createScorer, headAndFold, type Scorer } from "../../testing/testScoring.ts";
import { applyCorrection, previewCorrection } from "../correction/applyCorrection.ts";
import { submitBoutEvents } from "./submitBoutEvents.ts";
import { takeLease } from "./takeLease.ts";
import { verifyBout } from "./verifyBout.ts";

type Real = {
  readonly deps: Deps;
  readonly uuid: string;
  readonly tables: readonly [Scorer, Scorer];
};
type Command = fc.AsyncCommand<LogModel, Real>;

const table = fc.constantFrom(0, 1);
const tableOf = ({ tables }: Real, index: number) => (index === 0 ? tables[0] : tables[1]);

const score = fc.record({
  type: fc.constant("points-scored" as const),
  corner: fc.constantFrom("red" as const, "blue" as const),
  points: fc.constantFrom(2, 3, 4),
});

const SUBMISSION = { type: "result-declared", method: "submission", winner: "red" } as const;

/** Sends a batch to both, and compares what they say and what they keep. */
async function send(model: LogModel, real: Real, batch: Batch): Promise<void> {
  const told = model.send(batch);
  const answer = await tableOf(real, batch.table).submit(real.uuid, batch.events);
  if (!answer.ok) throw new Error(answer.problem.code);
  expect(answer.value.results.map(({ status }) => status)).toEqual(told);
  model.sent.push(batch);
  await compare(model, real);
}

async function compare(model: LogModel, { deps, uuid }: Real): Promise<void> {
  const log = await findBoutEvents(deps.db, uuid);
  expect(log.map(({ id }) => id)).toEqual(model.log.map(({ id }) => id));
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  const { head, fold } = await headAndFold(deps.db, uuid);
  if (head !== undefined) expect(head).toEqual(fold);
  expect(Object.values(fold.points).map(({ scores }) => scores)).toEqual([
    model.score("red"),
    model.score("blue"),
  ]);
}

const command = (
  name: string,
  run: (model: LogModel, real: Real) => Promise<void>,
  check: (model: Readonly<LogModel>) => boolean = () => true,
): Command => ({ check, run, toString: () => name });

const make = (index: number, events: (model: LogModel) => readonly BoutEvent[]) =>
  command(`acts of table ${index}`, (model, real) => send(model, real, model.batch(index, events(model))));

const undoOf = (index: number, targetOf: (model: Readonly<LogModel>) => string | undefined, name: string) =>
  command(
    name,
    (model, real) =>
      send(model, real, model.batch(index, [{ type: "undone", target: targetOf(model) ?? "" }])),
    (model) => targetOf(model) !== undefined && !model.isFinished() && model.holds(index),
  );

const commands = [
  fc.tuple(table, score).map(([index, event]) => make(index, () => [event])),
  fc
    .tuple(table, fc.array(score, { minLength: 2, maxLength: 5 }))
    .map(([index, all]) => make(index, () => all)),
  table.map((index) => undoOf(index, ({ lastScore }) => lastScore(), "undo")),
  table.map((index) => undoOf(index, ({ lastUndo }) => lastUndo(), "undo of an undo")),
  table.map((index) => make(index, () => [SUBMISSION])),
  table.map((index) => make(index, () => [{ type: "result-revoked" }])),
  table.map((index) => command(`table ${index} takes over`, (model, real) => takeOver(model, real, index))),
  fc.nat(99).map((n) => command("an earlier batch again", (model, real) => replay(model, real, n), hasSent)),
  fc.nat(99).map((n) => command("a batch from its end", (model, real) => shuffle(model, real, n), hasSent)),
  fc
    .tuple(table, score, fc.integer({ min: 1, max: 12 }))
    .map(([index, event, at]) => command("crash", (model, real) => crash(model, real, { index, event, at }))),
  fc
    .record({ added: fc.option(score, { nil: undefined }), at: fc.integer({ min: 0, max: 30 }) })
    .map((correction) => command("correction", (model, real) => correct(model, real, correction))),
];

const hasSent = ({ sent }: Readonly<LogModel>) => sent.length > 0;

async function takeOver(model: LogModel, { deps, uuid, tables }: Real, index: number): Promise<void> {
  if (model.holds(index)) return;
  const { viewer, device } = index === 0 ? tables[0] : tables[1];
  const request = { scope: `fighting:${uuid}`, device, expectEpoch: model.epoch(), takeover: true };
  expect((await takeLease(deps, viewer, request)).ok).toBe(true);
  model.takeOver(index);
  // The same request, late and once more, gives nobody anything (LS2).
  const other = index === 0 ? tables[1] : tables[0];
  expect((await takeLease(deps, other.viewer, { ...request, device: other.device })).ok).toBe(false);
}

async function replay(model: LogModel, real: Real, n: number): Promise<void> {
  const batch = model.sent[n % model.sent.length];
  if (batch !== undefined) await send(model, real, batch);
}

async function shuffle(model: LogModel, real: Real, n: number): Promise<void> {
  const batch = model.sent[n % model.sent.length];
  if (batch !== undefined) await send(model, real, { ...batch, events: batch.events.toReversed() });
}

type Crash = { readonly index: number; readonly event: BoutEvent; readonly at: number };

/** The same server, but it dies before the statement of this number. */
function dyingAt(deps: Deps, statement: number): Deps {
  let left = statement;
  const dying: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left === 0) throw new Error("the power went");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...deps, db: deps.db.withPlugin(dying) };
}

/** Nothing of the batch is there, and the table sends it again. */
async function crash(model: LogModel, real: Real, { index, event, at }: Crash): Promise<void> {
  const batch = model.batch(index, [event, event]);
  const { viewer, device } = tableOf(real, index);
  const deps = dyingAt(real.deps, at);
  const request = { device, proto: 1 as const, events: [...batch.events] };
  try {
    await submitBoutEvents(deps, { fightingUuid: real.uuid, viewer, request });
    // Fewer statements than that: it was done.
    model.send(batch);
  } catch {
    await compare(model, real);
  }
  await send(model, real, batch);
}

type Correction = { readonly added: ScoreEvent | undefined; readonly at: number };

/** The chief takes the result back, or gives points that were missed: all of it or nothing, and never blindly (CR3, CR4). */
async function correct(model: LogModel, real: Real, { added, at }: Correction): Promise<void> {
  const [{ viewer }] = real.tables;
  const holder = [0, 1].find(model.holds);
  // Mostly a bout is over when something is found wrong about it.
  if (holder !== undefined && at % 4 > 0 && !model.isFinished())
    await send(model, real, model.batch(holder, [SUBMISSION]));
  const change: CorrectionChange =
    added === undefined ? { kind: "reopen" } : { kind: "score", changes: [added] };
  const asked = { fighting: real.uuid, change, decisions: {}, reason: "the film was looked at" };
  const preview = await previewCorrection(real.deps, viewer, asked);
  expect(preview.ok).toBe(model.isFinished());
  if (!preview.ok) return;
  const { planHash } = preview.value;
  const write = (deps: Deps) => applyCorrection(deps, viewer, { ...asked, planHash });
  if (at > 0 && (await write(dyingAt(real.deps, at)).catch(() => undefined)) === undefined) {
    await compare(model, real);
    expect((await write(real.deps)).ok).toBe(true);
  } else if (at === 0) expect((await write(real.deps)).ok).toBe(true);
  const log = await findBoutEvents(real.deps.db, real.uuid);
  const said: BoutEvent[] = [
    { type: "result-revoked", reason: asked.reason },
    ...(added === undefined ? [] : [added, SUBMISSION]),
  ];
  model.correct(
    log.slice(model.log.length).map(({ id }) => id),
    said,
  );
  await compare(model, real);
  // The same once more was agreed to on another state of the bout.
  expect((await write(real.deps)).ok).toBe(false);
}

async function arrange(database: TestDatabase): Promise<{ model: LogModel; real: Real }> {
  const deps = createTestDeps(database);
  const { uuid } = await deps.db.transaction().execute(async (trx) => {
    const competition = await createCompetition(trx);
    const category = await createCategory(trx, { competition_id: competition.id });
    return createFighting(trx, { category_id: category.id });
  });
  const tables = [await createScorer(deps, "admin"), await createScorer(deps, "admin")] as const;
  return { model: createLogModel(`fighting:${uuid}`), real: { deps, uuid, tables } };
}

/** A long run is `KOVER_MODEL_RUNS=5000`. Whole numbers only: a fraction of a run never ends. */
const RUNS = Number(process.env["KOVER_MODEL_RUNS"] ?? 24);

describeOnEachEngine("the log against its model", (database, engine) => {
  test(
    "[ST6] [LS4] [LS5] [CR4] whatever tables and the chief do, however it is sent, and wherever the server dies, the log is the model's",
    async () => {
      const runs = fc.asyncProperty(fc.commands(commands, { maxCommands: 40 }), async (all) => {
        const { model, real } = await arrange(database());
        await fc.asyncModelRun(() => ({ model, real }), all);
        expect(await verifyBout(real.deps.db, real.uuid)).toEqual([]);
      });
      await fc.assert(runs, { numRuns: engine === "sqlite" ? RUNS : Math.ceil(RUNS / 3), ...TOLD_AT_ONCE });
    },
    120_000 + RUNS * 3_000,
  );
});
