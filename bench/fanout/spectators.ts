import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

/** One address may hold 3,000 sockets and open 2,000 at once. */
const SOCKETS_PER_ADDRESS = 1500;

const statusSchema = z.object({
  opened: z.number(),
  joined: z.number(),
  refused: z.number(),
  lost: z.number(),
  allJoinedMs: z.number(),
});
const reportSchema = z.object({
  joined: z.number(),
  lost: z.number(),
  messages: z.number(),
  pushes: z.number(),
  beacons: z.number(),
  bytes: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  maxMs: z.number(),
  newestRev: z.number(),
  atNewestRev: z.number(),
  bucketMs: z.number(),
  revs: z.array(
    z.object({
      rev: z.number(),
      serverTime: z.number(),
      late: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
});
export type SpectatorsReport = z.infer<typeof reportSchema>;

export type Spectators = {
  readonly joinAll: (mostMs: number) => Promise<z.infer<typeof statusSchema>>;
  readonly status: () => Promise<z.infer<typeof statusSchema>>;
  /** Forgets what was measured so far. */
  readonly mark: () => Promise<void>;
  readonly report: () => Promise<SpectatorsReport>;
  readonly stop: () => Promise<void>;
};

/** The program that plays them is written in C: one in Node is slower than the server it would measure. */
export function buildGenerator(dir: string): string {
  const built = join(dir, "generator");
  const compiler = process.env["CC"] ?? "cc";
  try {
    execFileSync(compiler, ["-O2", "-o", built, join(import.meta.dirname, "generator.c")], {
      stdio: "inherit",
    });
  } catch (cause) {
    throw new Error(
      `The load generator needs a C compiler on this machine, and ${compiler} is none (CC names another).`,
      {
        cause,
      },
    );
  }
  return built;
}

export type SpectatorOptions = {
  readonly port: number;
  readonly sockets: number;
  readonly overSeconds: number;
  /** Absent: plain TCP that is sent frames, for the yardstick. */
  readonly uuid?: string;
  /** What they say they have. */
  readonly rev?: number;
};

export function startSpectators(program: string, options: SpectatorOptions): Spectators {
  const { port, sockets, overSeconds, uuid, rev } = options;
  const settings = { port, sockets, over: overSeconds, addresses: Math.ceil(sockets / SOCKETS_PER_ADDRESS) };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const room =
    uuid === undefined ? ["--raw"] : ["--uuid", uuid, ...(rev === undefined ? [] : ["--rev", String(rev)])];
  const child = spawn(program, [...args, ...room], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (order: string): Promise<unknown> => {
    child.stdin.write(`${order}\n`);
    const { value, done } = await lines.next();
    if (done === true) throw new Error("The load generator has ended.");
    return JSON.parse(value);
  };
  const status = async () => statusSchema.parse(await ask("status"));
  return {
    status,
    joinAll: async (mostMs) => {
      for (const untilMs = performance.now() + mostMs; ; await sleep(100)) {
        const now = await status();
        if (now.joined === sockets || performance.now() > untilMs) return now;
      }
    },
    mark: async () => void (await ask("mark")),
    report: async () => reportSchema.parse(await ask("report")),
    stop: async () => {
      const ended = once(child, "exit");
      child.stdin.end();
      await ended;
    },
  };
}
