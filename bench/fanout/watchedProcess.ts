import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { coreMsOf, rssMbOf } from "../lib/processFigures.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const STOP_MS = 15_000;

const delaySchema = z.object({ p50Ms: z.number(), p99Ms: z.number(), maxMs: z.number() });

export type LoopDelay = z.infer<typeof delaySchema>;

export type WatchedProcess = {
  /** Of the event loop, since it was last asked. */
  readonly loopDelay: () => Promise<LoopDelay>;
  /** What all its threads kept cores busy for, since its start. */
  readonly coreMs: () => number;
  readonly rssMb: () => number;
  readonly stop: () => Promise<void>;
};

/** A program of ours in a process of its own, whose loop, cores and memory are looked at from outside. */
export function startWatched(file: string, env: Readonly<Record<string, string>>): WatchedProcess {
  const flags = ["--disable-warning=ExperimentalWarning", "--import", "./bench/fanout/loopDelay.ts"];
  const child = spawn(process.execPath, [...flags, file], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const killOnExit = () => child.kill("SIGKILL");
  process.once("exit", killOnExit);
  const ended = once(child, "exit").then(() => void process.off("exit", killOnExit));
  return {
    loopDelay: async () => {
      const answer: Promise<unknown[]> = once(child, "message");
      child.send("loop delay");
      return delaySchema.parse((await answer)[0]);
    },
    coreMs: () => coreMsOf(child.pid),
    rssMb: () => rssMbOf(child.pid),
    stop: async () => {
      child.kill("SIGTERM");
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
      child.kill("SIGKILL");
      await ended;
    },
  };
}

export async function waitUntilAnswers(url: string, mostMs = 30_000): Promise<void> {
  for (const untilMs = performance.now() + mostMs; ; await sleep(50)) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (performance.now() > untilMs) throw new Error(`${url} did not answer within ${mostMs} ms`);
  }
}
