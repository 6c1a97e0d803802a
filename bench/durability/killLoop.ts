import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "#contract/api/client.ts";
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
  /** Starts that ended by themselves, for instance because the database was not up yet; a manager starts it again. */
  readonly failedStarts: number;
  /** From the start of a server to its first acknowledgement. */
  readonly restartMs: readonly number[];
};

/** Generous, because the machine may be busy with something else. */
const WAIT_MS = 600_000;
const LOOK_MS = 500;
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
  const victim = createVictim(() => startServer(env), storage, chance);
  const apis = await signInAll(`http://127.0.0.1:${port}`, mats, victim.fault);
  const ledger = createLedger();
  let heard = () => {};
  const onAcknowledged = () => heard();
  const tables = apis.map(({ api, mat }) => createWritingTable({ api, mat, ledger, onAcknowledged }));
  const acknowledgement = () => victim.untilAlive(new Promise<void>((resolve) => (heard = resolve)));
  const running = Promise.all(tables.map((table) => table.run()));

  for (let round = 1; round <= rounds; round += 1) {
    await acknowledgement();
    victim.noticeLife();
    await sleep(20 + chance.below(480));
    await victim.strike();
    onRound?.(round, ledger.acknowledged());
  }
  await acknowledgement();
  victim.noticeLife();
  for (const table of tables) table.stop();
  await running;
  const damage = await judgeAll(apis, ledger);
  await victim.end();
  return { ...victim.report(), acknowledged: ledger.acknowledged(), damage };
}

/** The server that is killed and started again, and what was seen of it. */
function createVictim(start: () => ServerProcess, storage: Storage, chance: Chance) {
  let server = start();
  let startedMs: number | undefined;
  let [kills, databaseKills, intact, looked, failedStarts] = [0, 0, 0, 0, 0];
  const restartMs: number[] = [];
  const kill = async () => {
    await server.kill();
    kills += 1;
  };
  return {
    fault: () => server.fault(),
    /** Waits for a sign of life, and starts it again when it ended by itself, as a service manager would. */
    untilAlive: async (sign: Promise<void>) => {
      const deadline = performance.now() + WAIT_MS;
      const isHeard = sign.then(() => true);
      while (!(await Promise.race([isHeard, sleep(LOOK_MS, false)]))) {
        const fault = server.fault();
        if (performance.now() > deadline)
          throw new Error(`nothing was acknowledged for ${WAIT_MS} ms: ${fault ?? "the server lives"}`);
        if (fault === undefined) continue;
        failedStarts += 1;
        server = start();
      }
    },
    noticeLife: () => {
      if (startedMs !== undefined) restartMs.push(performance.now() - startedMs);
      startedMs = undefined;
    },
    strike: async () => {
      if (storage.crash !== undefined && chance.below(4) === 0) {
        databaseKills += 1;
        return storage.crash();
      }
      await kill();
      // Now and then it does not even get to its feet.
      if (chance.below(10) === 0) {
        server = start();
        await sleep(chance.below(700));
        await kill();
      }
      const isIntact = await storage.isIntact();
      if (isIntact !== undefined) looked += 1;
      if (isIntact === true) intact += 1;
      startedMs = performance.now();
      server = start();
    },
    end: () => server.kill(),
    report: () => ({ kills, databaseKills, failedStarts, intact: [intact, looked] as const, restartMs }),
  };
}

type SignedIn = { readonly api: Api; readonly mat: Mat };

export async function signInAll(
  origin: string,
  mats: readonly Mat[],
  fault: () => string | undefined,
): Promise<SignedIn[]> {
  const apis: SignedIn[] = [];
  const deadline = performance.now() + WAIT_MS;
  for (const mat of mats) {
    for (;;) {
      try {
        apis.push({ api: await signInTo(origin, mat), mat });
        break;
      } catch (cause) {
        if (performance.now() > deadline) throw new Error(fault() ?? "no sign-in", { cause });
        await sleep(50);
      }
    }
  }
  return apis;
}

/** Every bout any table ever wrote to, as the server that is up now tells it. */
export async function judgeAll(apis: readonly SignedIn[], ledger: Ledger): Promise<Damage> {
  const api = apis[0]?.api;
  if (api === undefined) throw new Error("nobody to ask");
  let damage: Damage = { lost: 0, doubled: 0, reordered: 0, unknown: 0, refused: ledger.refused() };
  for (const bout of ledger.bouts()) {
    const { data } = await api.fightings.events(bout);
    damage = addDamage(damage, ledger.judge(bout, data));
  }
  return damage;
}
