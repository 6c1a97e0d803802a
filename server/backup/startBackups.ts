import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { Deps } from "../environment/deps.ts";
import { findBackups } from "./makeBackup.ts";

const PROGRAM = join(import.meta.dirname, "..", "backup.ts");
const MINUTE_MS = 60_000;

/** Makes backups by the clock, in a process of its own that leaves the processor to the tables (ST18). */
export function startBackups({
  config,
  log,
  now,
  metrics,
}: Pick<Deps, "config" | "log" | "now" | "metrics">): { readonly stop: () => Promise<void> } {
  const { dir, everyMinutes } = config.backup;
  if (everyMinutes === undefined) return { stop: async () => {} };
  let running: ChildProcess | undefined;
  const make = async () => {
    if (running !== undefined || !(await isDue(dir, everyMinutes, now()))) return;
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", PROGRAM], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    running = child;
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => void (said += text));
    await once(child, "close");
    running = undefined;
    if (child.exitCode === 0) log.info("a backup was made");
    else fail({ said: said.trim() });
  };
  const fail = (why: object) => {
    metrics.backupFailed(now());
    log.error(why, "no backup could be made");
  };
  const look = () => void make().catch((cause: unknown) => fail({ err: cause }));
  const timer = setInterval(look, MINUTE_MS);
  look();
  return {
    stop: async () => {
      clearInterval(timer);
      const child = running;
      if (child === undefined) return;
      child.kill("SIGTERM");
      await once(child, "close");
    },
  };
}

/** By the name of the newest one: a restart neither makes one more nor lets one fall out. */
async function isDue(dir: string, everyMinutes: number, nowMs: number): Promise<boolean> {
  const newestMs = await newestBackupMs(dir);
  return newestMs === undefined || nowMs - newestMs >= everyMinutes * MINUTE_MS;
}

export async function newestBackupMs(dir: string): Promise<number | undefined> {
  const newest = (await findBackups(dir)).at(-1);
  const moment = newest?.slice("kover-".length, -".backup".length).replace(/T(\d\d)-(\d\d)-/, "T$1:$2:");
  return moment === undefined ? undefined : Date.parse(moment);
}
