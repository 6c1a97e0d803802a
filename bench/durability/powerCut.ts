import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createChance } from "#domain/draw/chance.ts";
import { findBoutEvents } from "#server/persistence/bout/boutLog.ts";
import { openDatabase } from "#server/persistence/database/database.ts";
import { verifyAll } from "#server/usecases/bout/verifyAll.ts";
import { createDiskFile } from "./diskModel.ts";
import { createLedger } from "./ledger.ts";
import { findFreePort, startServer } from "./serverProcess.ts";
import { createStorage } from "./storage.ts";
import { createWritingTable } from "./table.ts";
import { readTrace, tracer, type Step } from "./trace.ts";
import { createWorld, signInTo, type Mat } from "./world.ts";

/**
 * Is every act on the disk before its answer is given (ST1, ST2)? The real server writes under strace; then the power is
 * cut between any two of its calls: what was synced stays, of the rest any sectors. Each such disk is opened and must hold
 * every act that was answered by then. Needs strace and the built web app.
 * Run: node bench/durability/powerCut.ts [--acts 400] [--images 2000] [--seed 1]
 */
const { values } = parseArgs({
  options: {
    acts: { type: "string", default: "400" },
    images: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
  },
});
const START_MS = 60_000;
const MOST_BYTES = 70_000;
const ANSWER = /"id":"([0-9a-f-]{36})","status":"applied"/g;

const storage = await createStorage("sqlite");
if (storage.settings.kind !== "sqlite") throw new Error("this is about the file of SQLite");
const { file } = storage.settings;
const directory = await mkdtemp(join(tmpdir(), "kover-power-"));
const [before, trace] = [join(directory, "before.db"), join(directory, "trace")];
try {
  const [mat] = await createWorld(storage.settings, { mats: 1, boutsPerMat: 400 });
  if (mat === undefined) throw new Error("a world without a mat");
  await copyFile(file, before);
  const acknowledged = await writeTraced(mat, Number(values.acts));
  const steps = await readTrace(trace);
  checkAnswers(steps, acknowledged);
  if (Number(values.images) > 0) await checkImages(steps, mat);
} finally {
  await storage.remove();
  await rm(directory, { recursive: true, force: true });
}

/** One table, one act after the other: between two answers there is nobody else's sync. */
async function writeTraced(mat: Mat, acts: number): Promise<number> {
  const port = await findFreePort();
  const env = { ...storage.env, PORT: String(port), KOVER_DEMO: "off", RATE_LIMIT: "off" };
  const server = startServer(env, tracer(trace, Number(values.images) > 0 ? MOST_BYTES : 2000));
  const deadline = performance.now() + START_MS;
  const signIn = async (): Promise<Awaited<ReturnType<typeof signInTo>>> => {
    try {
      return await signInTo(`http://127.0.0.1:${port}`, mat);
    } catch (cause) {
      if (performance.now() > deadline) throw new Error(server.fault() ?? "no answer", { cause });
      await sleep(200);
      return signIn();
    }
  };
  const ledger = createLedger();
  const onAcknowledged = () => {
    if (ledger.acknowledged() >= acts) table.stop();
  };
  const table = createWritingTable({ api: await signIn(), mat, ledger, onAcknowledged });
  await table.run();
  await server.kill();
  // The tracer writes its last lines after the server is gone.
  await sleep(1000);
  return ledger.acknowledged();
}

function answeredBy(step: Step): readonly string[] {
  return step.type === "answer" ? [...step.text.matchAll(ANSWER)].map(([, id = ""]) => id) : [];
}

function checkAnswers(steps: readonly Step[], acknowledged: number): void {
  let [answers, flushed, syncs] = [0, 0, 0];
  for (const step of steps) {
    if (step.type === "sync" && step.file.endsWith("-wal")) syncs += 1;
    for (const _ of answeredBy(step)) {
      answers += 1;
      if (syncs > 0) flushed += 1;
      syncs = 0;
    }
  }
  console.log(`${flushed} of ${answers} answers came after a sync of the log of their own`);
  if (answers !== acknowledged)
    throw new Error(`the table was told of ${acknowledged}, the trace of ${answers}`);
  if (flushed !== answers) process.exitCode = 1;
}

async function checkImages(steps: readonly Step[], mat: Mat): Promise<void> {
  const chance = createChance(values.seed);
  const first = steps.findIndex((step) => answeredBy(step).length > 0);
  const images = Number(values.images);
  const cuts = Array.from({ length: images }, () => first + chance.below(steps.length - first));
  const wanted = Map.groupBy(cuts, (cut) => cut);
  const disk = { main: createDiskFile(await readFile(before)), wal: createDiskFile(Buffer.alloc(0)) };
  const answered: string[] = [];
  let [lost, broken] = [0, 0];
  for (const [index, step] of steps.entries()) {
    if (step.type === "answer") answered.push(...answeredBy(step));
    else {
      const part = step.file === file ? disk.main : step.file === `${file}-wal` ? disk.wal : undefined;
      if (step.type === "sync") part?.sync();
      else part?.change(step);
    }
    for (const _ of wanted.get(index) ?? []) {
      const image = join(directory, "image.db");
      await rm(`${image}-shm`, { force: true });
      await writeFile(image, disk.main.cut(chance));
      await writeFile(`${image}-wal`, disk.wal.cut(chance));
      const found = await examine(image, mat);
      lost += answered.filter((id) => !found.ids.has(id)).length;
      if (!found.isWhole) broken += 1;
    }
  }
  console.log(`${images} disks after a power cut: ${lost} answered acts lost, ${broken} disks not whole`);
  if (lost + broken > 0) process.exitCode = 1;
}

async function examine(image: string, mat: Mat): Promise<{ ids: ReadonlySet<string>; isWhole: boolean }> {
  const bare = new DatabaseSync(image);
  const [integrity] = bare.prepare("pragma integrity_check").all();
  bare.close();
  const opened = await openDatabase({ kind: "sqlite", file: image });
  const ids = new Set<string>();
  for (const bout of mat.boutUuids.slice(0, boutsUsed()))
    for (const { id } of await findBoutEvents(opened.db, bout)) ids.add(id);
  const { problems } = await verifyAll(opened.db);
  await opened.close();
  return { ids, isWhole: integrity?.["integrity_check"] === "ok" && problems.length === 0 };
}

/** A table writes forty acts into a bout before it goes on to the next. */
function boutsUsed(): number {
  return Math.ceil(Number(values.acts) / 40);
}
