import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { HttpRequest } from "#contract/call.ts";
import { createApi, type Api } from "#contract/api/client.ts";
import { HALL_ZONE } from "./hallClock.ts";

export const PASSWORD = "a password for journeys";
const ROOT = join(import.meta.dirname, "..", "..");
const READY_MS = 120_000;
/** Half of a start is compiling, and every file starts the same program; `npm start` keeps it in the same place. */
const COMPILED = join(ROOT, ".cache", "compile");

/** The product as a visitor meets it: the built app in its own process, on its own data. */
export type RunningApp = {
  readonly origin: string;
  readonly api: Api;
  readonly dataDir: string;
  /** What it printed so far, as who started it reads it. */
  readonly printed: () => string;
  /** Ends it the way a power cut does. */
  readonly kill: () => Promise<void>;
  /** The same data, the same address, a new process. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** `priority`: lower, it leaves the processor to what is measured beside it. */
export async function startApp(
  settings: Readonly<Record<string, string>> = {},
  priority: number = constants.priority.PRIORITY_NORMAL,
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "kover-e2e-"));
  const port = settings["PORT"] ?? String(await freePort());
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: COMPILED,
    PORT: port,
    KOVER_DATA: dataDir,
    TIME_ZONE: HALL_ZONE,
    KOVER_DEMO: "still",
    KOVER_DEMO_PASSWORD: PASSWORD,
    NODE_ENV: "production",
    ...settings,
  };
  const said: string[] = [];
  let child = await startProcess(env, said, priority);
  const origin = `http://localhost:${port}`;
  return {
    origin,
    dataDir,
    printed: () => said.join(""),
    api: createApi({ base: `${origin}/api`, send: sendByFetch, token: () => undefined }),
    kill: () => endProcess(child, "SIGKILL"),
    restart: async () => {
      child = await startProcess(env, said, priority);
    },
    stop: async () => {
      await endProcess(child, "SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startProcess(env: NodeJS.ProcessEnv, said: string[], priority: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Before it has threads of its own, which keep what they were born with.
  if (child.pid !== undefined) setPriority(child.pid, priority);
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${said.join("")}`)), READY_MS);
    lines.on("line", (line) => {
      said.push(`${line}\n`);
      if (!line.startsWith("Ready: ")) return;
      clearTimeout(timer);
      resolve();
    });
    child.once("exit", (code) => reject(new Error(`ended with ${code}:\n${said.join("")}`)));
  });
  return child;
}

function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

/** Below the ports an outgoing connection may take: a browser had one between the question and the start of the app. */
const FIRST_PORT = 12_000;
const LAST_PORT = 32_000;

export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

export async function sendByFetch({ method, url, headers, body }: HttpRequest) {
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const serverTime = Number(response.headers.get("x-server-time") ?? Date.now());
  return { status: response.status, text: await response.text(), serverTime };
}
