import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startTestPostgres } from "#server/testing/testPostgres.ts";
import { findFreePort } from "../durability/serverProcess.ts";
import { coreMsOf, rssMbOf } from "../lib/processFigures.ts";
import { clockToText, type HallClock } from "./hallClock.ts";
import type { DayOptions } from "./options.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const READY_MS = 120_000;

export type Servers = Awaited<ReturnType<typeof prepareServers>>;

/** The servers of a day: real processes on fresh data that can be stopped, killed and started again under the same address. */
export async function prepareServers({ database, instances }: Pick<DayOptions, "database" | "instances">) {
  const postgres = database === "postgres" ? await startTestPostgres() : undefined;
  const compiled = mkdtempSync(join(tmpdir(), "kover-day-compiled-"));
  const all: Instance[] = [];
  for (let index = 0; index < instances; index += 1)
    all.push({ port: await findFreePort(), dataDir: mkdtempSync(join(tmpdir(), "kover-day-")), cpuMs: 0 });
  const shared = { NODE_COMPILE_CACHE: compiled, ...(postgres && { DATABASE_URL: postgres.url }) };
  const startOne = (instance: Instance, clock: HallClock) =>
    startProcess(instance, { ...shared, ...envOf(instance, clock) });
  return {
    origins: all.map(({ port }) => `http://127.0.0.1:${port}`),
    ports: all.map(({ port }) => port),
    /** One after another: the first makes the keys all of them sign with. Answers what the first printed. */
    start: async (clock: HallClock): Promise<string> => {
      const [first, ...others] = all;
      if (first === undefined) throw new Error("no server to start");
      const said = await startOne(first, clock);
      for (const other of others) {
        shareKeys(first, other);
        await startOne(other, clock);
      }
      return said;
    },
    kill: async (index: number) => {
      const instance = all[index];
      if (instance) await end(instance, "SIGKILL");
    },
    revive: async (index: number, clock: HallClock) => {
      const instance = all[index];
      if (instance) await startOne(instance, clock);
    },
    stop: async () => {
      for (const instance of all) await end(instance, "SIGTERM");
    },
    memoryMb: () => all.reduce((sum, { child }) => sum + rssMbOf(child?.pid), 0),
    cpuMs: () => all.reduce((sum, { child, cpuMs }) => sum + cpuMs + coreMsOf(child?.pid), 0),
    /** Folds every log and walks every chain of what is stored; the last lines say what is wrong. */
    verify: () => verify(all[0]?.dataDir ?? "", postgres?.url),
    remove: async () => {
      for (const instance of all) await end(instance, "SIGKILL");
      await postgres?.stop();
      for (const path of [...all.map(({ dataDir }) => dataDir), compiled])
        rmSync(path, { recursive: true, force: true });
    },
  };
}

type Instance = { readonly port: number; readonly dataDir: string; child?: ChildProcess; cpuMs: number };

const envOf = ({ port, dataDir }: Instance, clock: HallClock) => ({
  PATH: process.env["PATH"],
  HOME: process.env["HOME"],
  PORT: String(port),
  KOVER_DATA: dataDir,
  KOVER_DEMO: "off",
  RATE_LIMIT: "off",
  KOVER_HALL_CLOCK: clockToText(clock),
});

async function startProcess(instance: Instance, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, ["--import", "./bench/day/hallClock.ts", "server/main.ts"], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  instance.child = child;
  const killOnExit = () => child.kill("SIGKILL");
  process.once("exit", killOnExit);
  child.once("exit", () => process.off("exit", killOnExit));
  const said: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${said.join("")}`)), READY_MS);
    createInterface({ input: child.stdout }).on("line", (line) => {
      said.push(`${line}\n`);
      if (!line.startsWith("Ready: ")) return;
      clearTimeout(timer);
      resolve();
    });
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}:\n${said.join("")}`));
    });
  });
  return said.join("");
}

async function end(instance: Instance, signal: NodeJS.Signals): Promise<void> {
  const { child } = instance;
  if (child === undefined) return;
  instance.cpuMs += coreMsOf(child?.pid);
  delete instance.child;
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

/** Servers on one database sign with the same keys. */
function shareKeys(from: Instance, to: Instance): void {
  const file = "secrets.json";
  const source = join(from.dataDir, file);
  if (existsSync(source)) cpSync(source, join(to.dataDir, file));
}

async function verify(dataDir: string, url: string | undefined) {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server/verify.ts"], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], KOVER_DATA: dataDir, ...(url !== undefined && { DATABASE_URL: url }) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  await once(child, "close");
  return { isClean: child.exitCode === 0, said: said.join("").trim() };
}
