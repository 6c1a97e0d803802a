import { setTimeout as sleep } from "node:timers/promises";
import { createLedger, type Damage } from "../durability/ledger.ts";
import { judgeAll, signInAll } from "../durability/killLoop.ts";
import { createStorage } from "../durability/storage.ts";
import { createWritingTable } from "../durability/table.ts";
import { createWorld } from "../durability/world.ts";
import { openLine } from "../lib/line.ts";
import { startBalancer, type Balancing } from "./balancer.ts";
import { createCluster, type Cluster } from "./cluster.ts";
import { createPageViewer, createViewer, readCompetition, readShown, type Viewer } from "./viewer.ts";

/** What is done to the instances while tables write, in the order it is named. */
export const FAULTS = ["restart", "kill", "database-kill", "connections", "away"] as const;
export type Fault = (typeof FAULTS)[number];

export type LongRunOptions = {
  readonly instances: number;
  readonly balancing: Balancing;
  readonly tables: number;
  /** Of each instance, without the balancer, and as many through it. */
  readonly viewers: number;
  readonly faults: readonly Fault[];
  /** Of writing between two faults. */
  readonly everyMs: number;
  /** How long the database is away. */
  readonly awayMs: number;
  readonly onFault?: (fault: Fault, acknowledged: number) => void;
};

export type LongRunReport = {
  readonly acknowledged: number;
  readonly damage: Damage;
  readonly failedStarts: number;
  /** From the end of the last act until every viewer showed what every instance tells; undefined: some never did. */
  readonly equalMs: number | undefined;
  readonly viewers: number;
  /** The longest time without an acknowledgement around each fault. */
  readonly gapMs: readonly number[];
};

const SETTLE_MS = 15_000;

/** Several instances on one PostgreSQL, with real sockets on each, while they and the database fail (ST27). */
export async function runInstances(options: LongRunOptions): Promise<LongRunReport> {
  const storage = await createStorage("postgres");
  if (storage.settings.kind !== "postgres" || storage.crash === undefined) throw new Error("asked for above");
  const url = new URL(storage.settings.url);
  const line = await openLine(Number(url.port));
  const mats = await createWorld(storage.settings, { mats: options.tables, boutsPerMat: boutsFor(options) });
  url.port = String(line.port);
  const { KOVER_DATA = "", ...rest } = storage.env;
  const cluster = await createCluster({ ...rest, KOVER_DATA, DATABASE_URL: url.href }, options.instances);
  const balancer = await startBalancer(cluster.ports, options.balancing);
  const hurt: Readonly<Record<Fault, (round: number) => Promise<void>>> = {
    restart: cluster.restart,
    kill: cluster.kill,
    "database-kill": storage.crash,
    // Every connection at once, without the database going down.
    connections: async () => {
      line.cut();
      line.join();
    },
    away: async () => {
      line.cut();
      await sleep(options.awayMs);
      line.join();
    },
  };
  try {
    await cluster.untilReady();
    return await runAndCompare(options, { cluster, hurt, origin: balancer.origin, mats });
  } finally {
    balancer.close();
    await cluster.end();
    line.close();
    await storage.remove();
  }
}

/** A table writes a bout a second, more or less. */
const boutsFor = ({ faults, everyMs, awayMs }: LongRunOptions) =>
  20 +
  Math.ceil((faults.length * everyMs + faults.filter((fault) => fault === "away").length * awayMs) / 1000);

type World = {
  readonly cluster: Cluster;
  readonly hurt: Readonly<Record<Fault, (round: number) => Promise<void>>>;
  readonly origin: string;
  readonly mats: Awaited<ReturnType<typeof createWorld>>;
};

async function runAndCompare(options: LongRunOptions, world: World): Promise<LongRunReport> {
  const { cluster, hurt, origin, mats } = world;
  const uuid = mats[0]?.competitionUuid ?? "";
  const addresses = [...cluster.origins, origin].flatMap((one) =>
    Array.from({ length: options.viewers }, () => one),
  );
  // By turns a client of the contract and a page of ours.
  const loaded = await readCompetition(origin, uuid);
  const viewers = addresses.map((one, index) => {
    const name = `viewer-${index}`;
    return index % 2 === 0 ? createViewer(one, uuid, name) : createPageViewer(one, name, loaded);
  });
  const apis = await signInAll(origin, mats, () => undefined);
  const ledger = createLedger();
  const gaps = createGaps();
  const tables = apis.map(({ api, mat }) =>
    createWritingTable({ api, mat, ledger, onAcknowledged: gaps.heard }),
  );
  const running = Promise.all(tables.map((table) => table.run()));
  for (const [round, fault] of options.faults.entries()) {
    await sleep(options.everyMs);
    options.onFault?.(fault, ledger.acknowledged());
    await hurt[fault](round);
    await gaps.untilHeard();
  }
  await sleep(options.everyMs);
  for (const table of tables) table.stop();
  await running;
  const equalMs = await untilEqual(viewers, cluster, uuid);
  const damage = await judgeAll(apis, ledger);
  for (const viewer of viewers) viewer.close();
  const acknowledged = ledger.acknowledged();
  const gapMs = gaps.longest();
  return {
    acknowledged,
    damage,
    failedStarts: cluster.failedStarts(),
    equalMs,
    viewers: viewers.length,
    gapMs,
  };
}

/** All instances must tell the same, and every viewer, whichever it listens to, show it. */
async function untilEqual(
  viewers: readonly Viewer[],
  { origins }: Cluster,
  uuid: string,
): Promise<number | undefined> {
  const startedMs = performance.now();
  for (;;) {
    const told = await Promise.all(origins.map((origin) => readShown(origin, uuid)));
    const elapsedMs = performance.now() - startedMs;
    if (told.every((expected) => viewers.every((viewer) => viewer.differs(expected) === 0))) return elapsedMs;
    if (elapsedMs > SETTLE_MS) return undefined;
    await sleep(50);
  }
}

const HEARD_WITHIN_MS = 120_000;

function createGaps() {
  const longest: number[] = [];
  let lastMs = performance.now();
  let most = 0;
  let waited = 0;
  return {
    heard: () => {
      const nowMs = performance.now();
      most = Math.max(most, nowMs - lastMs);
      lastMs = nowMs;
      waited -= 1;
    },
    /** Until tables are answered again. */
    untilHeard: async () => {
      waited = 3;
      const deadline = performance.now() + HEARD_WITHIN_MS;
      for (;;) {
        if (waited <= 0) break;
        if (performance.now() > deadline) throw new Error("nothing is acknowledged any more");
        await sleep(20);
      }
      longest.push(Math.round(most));
      most = 0;
    },
    longest: () => longest,
  };
}
