import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

export type ServerProcess = {
  readonly pid: number | undefined;
  readonly kill: () => Promise<void>;
  /** Lets it finish what it does, as a service manager would. */
  readonly stop: () => Promise<void>;
  /** What it said when it ended by itself; undefined while it lives. */
  readonly fault: () => string | undefined;
};

/** The real server in a process of its own. It is not waited for: who needs it knocks until it answers. */
export function startServer(
  env: Readonly<Record<string, string>>,
  /** What runs it instead of a bare node, for example a tracer that lets it be our own child. */
  runner: readonly string[] = [],
): ServerProcess {
  const [command, ...args] = [...runner, process.execPath, "server/main.ts"];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const end = (signal: NodeJS.Signals) => async () => {
    if (hasEnded(child)) return;
    child.kill(signal);
    await once(child, "exit");
  };
  const killOnExit = () => child.kill("SIGKILL");
  process.once("exit", killOnExit);
  child.once("exit", () => process.off("exit", killOnExit));
  return {
    pid: child.pid,
    kill: end("SIGKILL"),
    stop: end("SIGTERM"),
    fault: () => (child.exitCode === null ? undefined : said.join("")),
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no free port on loopback");
  return address.port;
}
