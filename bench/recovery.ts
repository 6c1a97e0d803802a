import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { writeJournal, type JournalEntry } from "#contract/bout/journal.ts";
import { createApi, type Api } from "#contract/api/client.ts";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { createChance } from "#domain/draw/chance.ts";
import { parseBout } from "#domain/bout/notation.ts";
import { createDemoClient } from "#server/demo/live/client.ts";
import { PASSWORD, sendByFetch, startApp } from "../e2e/support/app.ts";
import { EVENT_ID } from "../e2e/support/pages.ts";
import { lengthenDay } from "./lib/longDay.ts";

/**
 * How long the day the server is lost lasts: backup, restore, start, and the journals of four tables as one set, tried and
 * taken, first of 20 bouts and then of a whole large day. Beside it a table of the same competition acts ten times a second:
 * how long it waits is what the others feel. Needs the build. Run: node bench/recovery.ts [--categories 90] [--seed 1]
 */
const { values } = parseArgs({
  options: { categories: { type: "string", default: "90" }, seed: { type: "string", default: "1" } },
});
const ROOT = join(import.meta.dirname, "..");
const TABLES = 4;
const FEW = 20;
const PAUSE_MS = 100;
const device = randomUUID();
let deviceSeq = 0;

const chance = createChance(Number(values.seed));
const folder = await mkdtemp(join(tmpdir(), "kover-recovery-"));
const app = await startApp({ NODE_ENV: "test", RATE_LIMIT: "off" });
try {
  await rehearse();
} finally {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
}

async function rehearse(): Promise<void> {
  const { jwt: token } = await app.api.auth.login({ identifier: "admin", password: PASSWORD });
  const demo = createDemoClient({ origin: app.origin, identifier: "admin", password: PASSWORD });
  await demo.enter();
  const opened = await app.api.competitions.ofEvent(EVENT_ID);
  const categories = Number(values.categories);
  await lengthenDay(app.origin, demo, { token, competition: opened, categories });
  await timed("backup", () => runTool("backup", { KOVER_DATA: app.dataDir, KOVER_BACKUP_DIR: folder }));
  await app.kill();
  await rm(app.dataDir, { recursive: true });
  const [file = ""] = (await readdir(folder)).filter((name) => name.endsWith(".backup"));
  await timed("restore", () => runTool("restore", { KOVER_DATA: app.dataDir }, join(folder, file)));
  await timed("start", app.restart);

  const competition = await app.api.competitions.ofEvent(EVENT_ID);
  const waiting = competition.fightings.filter(({ state }) => state === "waiting");
  const ready = waiting.filter(({ slots }) => slots.every(({ fighter }) => fighter !== null));
  const [own, ...others] = ready;
  if (own === undefined) throw new Error("no bout waits");
  await bringBack(competition, others.slice(0, FEW), own);
  await bringBack(
    competition,
    waiting.filter(({ uuid }) => uuid !== own.uuid),
    own,
  );
}

async function bringBack({ uuid }: Competition, bouts: readonly Fighting[], own: Fighting): Promise<void> {
  const api = await enter();
  const lease = { scope: `fighting:${own.uuid}`, device, expectEpoch: 0, takeover: true };
  await api.leases.take({ data: lease });
  const journals = journalsOf(bouts);
  const bytes = journals.reduce((sum, text) => sum + text.length, 0);
  console.log(`${bouts.length} bouts, ${(bytes / 1e6).toFixed(1)} MB of journals`);
  for (const isTrial of [true, false]) {
    const beside = actBeside(api, own, device);
    const { data } = await timed(isTrial ? "  trial" : "  import", () =>
      api.parked.importJournal(uuid, { data: { journals, isTrial } }),
    );
    const ms = await beside.stop();
    const left = Map.groupBy(data.lines, ({ status, reason }) => `${status} ${reason ?? ""}`.trim());
    const told = [...left].map(([what, lines]) => `${what}: ${lines.length}`).join(", ");
    console.log(
      `    ${told}; a table beside it waited ${at(ms, 0.5)} ms, at most ${at(ms, 1)} ms, ${ms.length} acts`,
    );
  }
}

/** Longer than any client of ours would wait: how long it takes is what is asked. */
async function enter(): Promise<Api> {
  const { jwt } = await app.api.auth.login({ identifier: "admin", password: PASSWORD });
  return createApi({ base: `${app.origin}/api`, send: sendByFetch, token: () => jwt });
}

/** Bouts of five to eleven acts by the seed, as four tables have written them down. */
function journalsOf(bouts: readonly Fighting[]): string[] {
  return Array.from({ length: TABLES }, (_, table) => {
    const device = randomUUID();
    const own = bouts.filter((_bout, index) => index % TABLES === table);
    const entries = own.flatMap(({ uuid }) => entriesOf(uuid));
    return writeJournal({ header: { journal: "kover", version: 1, device, exportedAt: 0 }, entries });
  });
}

function entriesOf(fighting: string): JournalEntry[] {
  const scores = Array.from(
    { length: 2 + chance.below(7) },
    () => `${chance.below(2) === 0 ? "R" : "B"}+${2 + chance.below(3)}`,
  );
  const line = parseBout(`go ${scores.join(" ")} stop ${chance.below(2) === 0 ? "R" : "B"}#sub`);
  if (!line.ok) throw new Error(line.problem.token);
  return line.value.map(({ event, boutMs }, index) => ({
    fighting,
    submitted: {
      id: randomUUID(),
      event,
      deviceSeq: index + 1,
      lease: { scope: `fighting:${fighting}`, epoch: 1 },
      baseVersion: index,
      boutMs: boutMs ?? null,
      at: { wall: Date.now(), offset: 0, rtt: 12 },
    },
    decision: "applied",
  }));
}

/** Somebody scores in a bout of the same competition meanwhile; what each act waited for its acknowledgement. */
function actBeside(api: Api, { uuid }: Fighting, device: string) {
  const stopping = new AbortController();
  const waitedMs: number[] = [];
  const scope = `fighting:${uuid}`;
  const acting = (async () => {
    while (!stopping.signal.aborted) {
      const startedMs = performance.now();
      const event = { type: "points-scored", corner: "red", points: 2 } as const;
      const at = { wall: Date.now(), offset: 0, rtt: 12 };
      deviceSeq += 1;
      const act = {
        id: randomUUID(),
        event,
        deviceSeq,
        lease: { scope, epoch: 1 },
        baseVersion: 0,
        boutMs: null,
        at,
      };
      await api.fightings.submitEvents(uuid, { data: { device, proto: 1, events: [act] } });
      waitedMs.push(performance.now() - startedMs);
      await sleep(PAUSE_MS);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await acting;
      return waitedMs.toSorted((one, other) => one - other);
    },
  };
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
}

async function timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const startedMs = performance.now();
  const value = await work();
  console.log(`${what}: ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return value;
}

async function runTool(tool: "backup" | "restore", env: Readonly<Record<string, string>>, ...args: string[]) {
  const child = spawn(process.execPath, [`server/${tool}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error(`${tool} failed`);
}
