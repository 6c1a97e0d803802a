import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "#contract/client.ts";
import { createChance, type Chance } from "#domain/draw/chance.ts";
import { addDamage, createLedger, type Damage, type Ledger } from "./ledger.ts";
import { findFreePort, startServer, type ServerProcess } from "./serverProcess.ts";
import { createStorage, type EngineName, type Storage } from "./storage.ts";
import { createWritingTable } from "./table.ts";
import { createWorld, signInTo, type Mat } from "./world.ts";

export type KillOptions = {
  readonly engine: EngineName;
  readonly rounds: number;
  readonly tables: number;
  readonly seed: string;
  readonly onRound?: (round: number, acknowledged: number) => void;
};

export type KillReport = {
  readonly kills: number;
  readonly databaseKills: number;
  readonly acknowledged: number;
  readonly damage: Damage;
  /** Copies of the file that passed its own check, of those looked at. */
  readonly intact: readonly [ok: number, of: number];
  /** From the start of a server to its first acknowledgement. */
  readonly restartMs: readonly number[];
};

/** Generous, because the machine may be busy with something else. */
const WAIT_MS = 120_000;
const BOUTS_PER_ROUND = 0.4;

/** Tables write without a pause while the server is killed and started again; what they were told must stay true (ST2). */
export async function runKillLoop(options: KillOptions): Promise<KillReport> {
  const storage = await createStorage(options.engine);
  const chance = createChance(options.seed);
  try {
    const boutsPerMat = 2 + Math.ceil(options.rounds * BOUTS_PER_ROUND);
    const mats = await createWorld(storage.settings, { mats: options.tables, boutsPerMat });
    return await killAgainAndAgain(options, storage, mats, chance);
  } finally {
    await storage.remove();
  }
}

async function killAgainAndAgain(
  { rounds, onRound }: KillOptions,
  storage: Storage,
  mats: readonly Mat[],
  chance: Chance,
): Promise<KillReport> {
  const port = await findFreePort();
  const env = { ...storage.env, PORT: String(port), KOVER_DEMO: "off", RATE_LIMIT: "off" };
  const origin = `http://127.0.0.1:${port}`;
  let server = startServer(env);
  let sinceMs = 0;
  let hasRestarted = false;
  const apis = await signInAll(origin, mats, server);
  const ledger = createLedger();
  const restartMs: number[] = [];
  let heard = () => {};
  const tables = mats.map((mat, index) => {
    const api = apis[index];
    if (api === undefined) throw new Error("a mat without a client");
    return createWritingTable({ api, mat, ledger, onAcknowledged: () => heard() });
  });
  const nextAcknowledgement = () =>
    within(new Promise<void>((resolve) => (heard = resolve)), () => server.fault());
  const running = Promise.all(tables.map((table) => table.run()));

  let [kills, databaseKills, intact, looked] = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    await nextAcknowledgement();
    if (hasRestarted) restartMs.push(performance.now() - sinceMs);
    hasRestarted = false;
    await sleep(20 + chance.below(480));
    if (storage.crash !== undefined && chance.below(4) === 0) {
      databaseKills += 1;
      await storage.crash();
      continue;
    }
    await server.kill();
    kills += 1;
    // Now and then it does not even get to its feet.
    if (chance.below(10) === 0) {
      server = startServer(env);
      await sleep(chance.below(700));
      await server.kill();
      kills += 1;
    }
    const isIntact = await storage.isIntact();
    if (isIntact !== undefined) looked += 1;
    if (isIntact === true) intact += 1;
    sinceMs = performance.now();
    server = startServer(env);
    hasRestarted = true;
    onRound?.(round + 1, ledger.acknowledged());
  }
  await nextAcknowledgement();
  if (hasRestarted) restartMs.push(performance.now() - sinceMs);
  for (const table of tables) table.stop();
  await running;
  const damage = await judgeAll(apis, ledger);
  await server.kill();
  return {
    kills,
    databaseKills,
    acknowledged: ledger.acknowledged(),
    damage: { ...damage, refused: ledger.refused() },
    intact: [intact, looked],
    restartMs,
  };
}

async function signInAll(origin: string, mats: readonly Mat[], server: ServerProcess): Promise<Api[]> {
  const apis: Api[] = [];
  const deadline = performance.now() + WAIT_MS;
  for (const mat of mats) {
    for (;;) {
      try {
        apis.push(await signInTo(origin, mat));
        break;
      } catch (cause) {
        if (performance.now() > deadline) throw new Error(server.fault() ?? "no sign-in", { cause });
        await sleep(50);
      }
    }
  }
  return apis;
}

/** Every bout any table ever wrote to, as the server that is up now tells it. */
async function judgeAll(apis: readonly Api[], ledger: Ledger): Promise<Damage> {
  const [api] = apis;
  if (api === undefined) throw new Error("nobody to ask");
  let damage: Damage = { lost: 0, doubled: 0, reordered: 0, unknown: 0, refused: 0 };
  for (const bout of ledger.bouts()) {
    const { data } = await api.fightings.events(bout);
    damage = addDamage(damage, ledger.judge(bout, data));
  }
  return damage;
}

async function within(work: Promise<void>, fault: () => string | undefined): Promise<void> {
  const timeout = new AbortController();
  const late = sleep(WAIT_MS, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`nothing was acknowledged for ${WAIT_MS} ms: ${fault() ?? "the server lives"}`);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    timeout.abort();
    late.catch(() => {});
  }
}
