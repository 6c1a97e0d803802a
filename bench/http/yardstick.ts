import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import autocannon from "autocannon";
import { z } from "zod";
import { coreMsOf } from "../lib/processFigures.ts";

export type Yardstick = {
  readonly name: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly least: number;
};

const whereSchema = z.object({
  address: z.string(),
  uuid: z.string().optional(),
  eventId: z.number().optional(),
});
export type Running = z.infer<typeof whereSchema> & { readonly child: ChildProcess };

/** Short ones by turns: what else happens on the machine hits both. */
const ROUNDS = 7;
const CONNECTIONS = 10;

/**
 * Our server against bare node:http sending the same bytes, by turns. The ratio is that of the core time a request takes: with
 * one core each it is that of the requests a second, and a neighbour on the machine does not move it.
 */
export async function measureAgainstBare(
  ours: Running,
  yardstick: Yardstick,
  seconds: number,
): Promise<void> {
  const { name, path, headers, least } = yardstick;
  const url = ours.address + path;
  const bare = await startBenchServer("bareServer.ts", [
    url,
    headers["accept-encoding"] ?? "identity",
    ...(headers["if-none-match"] ? [headers["if-none-match"]] : []),
  ]);
  const ratios: number[] = [];
  let line = "";
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const us = await load(ours.child.pid, url, headers, seconds);
      const them = await load(bare.child.pid, bare.address, headers, seconds);
      ratios.push(them.coreMs / us.coreMs);
      line = `${Math.round(us.perSecond)} against ${Math.round(them.perSecond)} requests/s`;
    }
  } finally {
    bare.child.kill();
  }
  const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`${name}: ${ratio.toFixed(2)} of bare (at least ${least}), last round ${line}`);
}

type Loaded = { readonly perSecond: number; readonly coreMs: number };

/** Asks as often as it is answered: how often that is, and what one answer takes of a core. */
async function load(
  pid: number | undefined,
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Loaded> {
  const beforeMs = coreMsOf(pid);
  const { requests, non2xx } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (non2xx > 0 && headers["if-none-match"] === undefined)
    throw new Error(`${url} refused ${non2xx} requests`);
  return { perSecond: requests.average, coreMs: (coreMsOf(pid) - beforeMs) / requests.total };
}

export async function startBenchServer(file: string, args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said: unknown[] = await once(createInterface({ input: child.stdout }), "line");
  return { child, ...whereSchema.parse(JSON.parse(z.string().parse(said[0]))) };
}
