import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { preparePostgresBinaries } from "./postgresBinaries.ts";

export type TestPostgres = {
  readonly url: string;
  /** Ends it the way a power cut does, and starts it again on the same data. */
  readonly crash: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** PostgreSQL refuses to run as root: then it runs as this user, the system's "nobody". */
const NOBODY = 65_534;
const STARTS_WITHIN_MS = 30_000;
const RESTARTS = 25;

/** A real server in a directory of its own, on loopback only; it flushes to disk as a real one must. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const runsAs = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const binaries = await preparePostgresBinaries(runsAs.uid);
  const directory = await mkdtemp(join(tmpdir(), "kover-postgres-"));
  if (runsAs.uid !== undefined) await chown(directory, runsAs.uid, runsAs.gid);
  const data = join(directory, "data");
  const options = { cwd: directory, env: { LC_ALL: "C", PATH: process.env["PATH"] ?? "" }, ...runsAs };

  const initdb = ["-D", data, "-U", "kover", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  await finish(spawn(join(binaries, "initdb"), initdb, { ...options, stdio: ["ignore", "ignore", "pipe"] }));

  const port = await findFreePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "shared_buffers=32MB",
  ];
  const start = () => {
    const args = ["-D", data, ...settings.flatMap((one) => ["-c", one])];
    return spawn(join(binaries, "postgres"), args, { ...options, stdio: "ignore" });
  };
  let server = start();
  const interrupt = () => server.kill("SIGINT");
  process.once("exit", interrupt);
  const url = `postgres://kover@127.0.0.1:${port}/postgres`;
  await waitUntilReady(server, url);
  return {
    url,
    crash: async () => {
      await end(server, "SIGKILL");
      server = await startAgain(start, url);
    },
    stop: async () => {
      process.off("exit", interrupt);
      await end(server, "SIGINT");
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, "exit");
}

/** What the killed one had begun may hold its memory for a moment longer; until then a new one refuses to start. */
async function startAgain(start: () => ChildProcess, url: string): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const server = start();
    try {
      await waitUntilReady(server, url);
      return server;
    } catch (error) {
      if (attempt === RESTARTS) throw error;
      await sleep(200);
    }
  }
}

async function finish(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  child.stderr?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error(`${child.spawnfile} failed: ${said.join("")}`);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no free port on loopback");
  return address.port;
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (server.exitCode === null && Date.now() < deadline) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  server.kill("SIGKILL");
  throw new Error("the PostgreSQL of the tests did not start");
}
