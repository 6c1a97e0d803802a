import { execFile, fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { z } from "zod";
import { findFreePort, startServer, type ServerProcess } from "../../durability/serverProcess.ts";
import { createStorage } from "../../durability/storage.ts";
import { createWorld, signInTo, type Mat } from "../../durability/world.ts";
import { boutsFor, createPacedTable } from "./pacedTable.ts";

/** What an attacker knows: the address, and what any visitor or a careless official could tell. */
const targetSchema = z.object({
  origin: z.string(),
  username: z.string(),
  password: z.string(),
  carpetUuid: z.string(),
  boutUuid: z.string(),
});
export type Target = z.infer<typeof targetSchema>;

const WARM_UP_SECONDS = 8;
/** Quiet and attacked time take turns: the speed of a shared machine changes by the minute, and must not decide. */
const TURNS = 4;
const IDLE_SECONDS = 8;
const ATTACK_SECONDS = 8;
/** What an attack leaves to be done is part of it. */
const AFTER_SECONDS = 2;
const SAMPLE_MS = 200;
const MOST_SLOWER = 3;
const MOST_MEMORY = 1.5;

/**
 * Runs an attack, over and over from a process of its own, against a server of its own, and measures a table beside it: how
 * long its acknowledgements take without and under the attack, and how much memory the server needs. Ends with 1 when p99
 * is more than three times as long or memory more than half as much again. Needs the built web app.
 */
export async function underAttack(name: string, attack: (target: Target) => Promise<unknown>): Promise<void> {
  const given = process.env["ATTACK_TARGET"];
  if (given === undefined) return await measure(name);
  const target = targetSchema.parse(JSON.parse(given));
  for (let rounds = 1; ; rounds += 1) {
    process.send?.(rounds);
    try {
      await attack(target);
    } catch {
      // A connection that the server ended: the next one is tried at once, but not without a breath.
      await sleep(1);
    }
  }
}

async function measure(name: string): Promise<void> {
  const storage = await createStorage("sqlite");
  const seconds = WARM_UP_SECONDS + TURNS * (IDLE_SECONDS + ATTACK_SECONDS + AFTER_SECONDS);
  const [mat] = await createWorld(storage.settings, { mats: 1, boutsPerMat: boutsFor(seconds) });
  if (mat === undefined) throw new Error("a world without a mat");
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = startServer({ ...storage.env, PORT: String(port), KOVER_DEMO: "off" });
  try {
    const table = await createPacedTable(await signInWhenReady(server, origin, mat), mat);
    for (let n = 0; n < 20; n += 1) await (await fetch(origin)).text();
    await table.actFor(WARM_UP_SECONDS);
    const idle: Watched[] = [];
    const attacked: Watched[] = [];
    let rounds = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      idle.push(await watch(server, () => table.actFor(IDLE_SECONDS)));
      const attacker = startAttacker(origin, mat);
      setTimeout(() => attacker.process.kill("SIGKILL"), ATTACK_SECONDS * 1000);
      attacked.push(await watch(server, () => table.actFor(ATTACK_SECONDS + AFTER_SECONDS)));
      rounds += attacker.rounds();
    }
    report(name, { ...summed(idle), megabytes: idle[0]?.megabytes ?? 0 }, summed(attacked));
    console.log(`  ${rounds} rounds of the attack in ${TURNS * ATTACK_SECONDS} s`);
  } finally {
    await server.kill();
    await storage.remove();
  }
}

async function signInWhenReady(server: ServerProcess, origin: string, mat: Mat) {
  for (;;) {
    try {
      return await signInTo(origin, mat);
    } catch (cause) {
      if (server.fault() !== undefined) throw new Error(server.fault(), { cause });
      await sleep(100);
    }
  }
}

/**
 * At the lowest priority: an attacker has a machine of its own, and what it costs the server is to be measured, not what it
 * takes from the two cores they share here. The rounds tell that it was not held back.
 */
function startAttacker(origin: string, { username, password, carpetUuid, boutUuids }: Mat) {
  const target: Target = { origin, username, password, carpetUuid, boutUuid: boutUuids[0] ?? "" };
  const attacker: ChildProcess = fork(process.argv[1] ?? "", {
    env: { ...process.env, ATTACK_TARGET: JSON.stringify(target) },
  });
  if (attacker.pid !== undefined) setPriority(attacker.pid, constants.priority.PRIORITY_LOW);
  let rounds = 0;
  attacker.on("message", (made) => {
    rounds = Number(made);
  });
  return { process: attacker, rounds: () => rounds };
}

type Watched = { readonly tookMs: readonly number[]; readonly megabytes: number };

async function watch(server: ServerProcess, act: () => Promise<readonly number[]>): Promise<Watched> {
  const over = new AbortController();
  const most = highestMemory(server, over.signal);
  const tookMs = await act().finally(() => over.abort());
  return { tookMs, megabytes: await most };
}

type Summed = { readonly p50: number; readonly p99: number; readonly megabytes: number };

function summed(turns: readonly Watched[]): Summed {
  const sorted = turns.flatMap(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const megabytes = Math.max(...turns.map((turn) => turn.megabytes));
  return { p50: at(0.5), p99: at(0.99), megabytes };
}

async function highestMemory(server: ServerProcess, over: AbortSignal): Promise<number> {
  let megabytes = 0;
  while (!over.aborted) {
    megabytes = Math.max(megabytes, await memoryOf(server));
    await sleep(SAMPLE_MS);
  }
  return megabytes;
}

async function memoryOf({ pid }: ServerProcess): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout) / 1024;
}

function report(name: string, idle: Summed, attacked: Summed): void {
  const line = ({ p50, p99, megabytes }: Summed) =>
    `acknowledged in ${p50.toFixed(1)} ms (p50), ${p99.toFixed(1)} ms (p99), ${megabytes.toFixed(0)} MB`;
  const slower = attacked.p99 / idle.p99;
  const memory = attacked.megabytes / idle.megabytes;
  console.log(`${name}\n  idle          ${line(idle)}\n  under attack  ${line(attacked)}`);
  console.log(
    `  p99 ×${slower.toFixed(2)} (at most ${MOST_SLOWER}), memory ×${memory.toFixed(2)} (at most ${MOST_MEMORY})`,
  );
  if (!(slower <= MOST_SLOWER && memory <= MOST_MEMORY)) process.exitCode = 1;
}
