import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import autocannon from "autocannon";
import { z } from "zod";

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

const ROUNDS = 3;
const CONNECTIONS = 10;

/** Requests a second of our server against bare node:http sending the same bytes, by turns; prints their ratio. */
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
      const us = await requestsPerSecond(url, headers, seconds);
      const them = await requestsPerSecond(bare.address, headers, seconds);
      ratios.push(us / them);
      line = `${Math.round(us)} against ${Math.round(them)} requests/s`;
    }
  } finally {
    bare.child.kill();
  }
  const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`${name}: ${ratio.toFixed(2)} of bare (at least ${least}), last round ${line}`);
}

async function requestsPerSecond(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (non2xx > 0 && headers["if-none-match"] === undefined)
    throw new Error(`${url} refused ${non2xx} requests`);
  return requests.average;
}

export async function startBenchServer(file: string, args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said: unknown[] = await once(createInterface({ input: child.stdout }), "line");
  return { child, ...whereSchema.parse(JSON.parse(z.string().parse(said[0]))) };
}
