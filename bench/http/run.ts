import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import autocannon from "autocannon";
import { z } from "zod";

/**
 * Requests a second of our server against bare node:http sending the same bytes, by turns in one run: the ratio says
 * what our code costs, whatever the machine. Run: node bench/http/run.ts
 */
const SECONDS = Number(process.argv[2] ?? 4);
const ROUNDS = 3;
const CONNECTIONS = 10;

type Running = { readonly child: ChildProcess; readonly address: string; readonly uuid: string };
type Yardstick = {
  readonly name: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly least: number;
};

const ours = await start("competitionServer.ts", []);
const document = `/api/competitions/uuid/${ours.uuid}`;
const etag = (await fetch(ours.address + document)).headers.get("etag") ?? "";
const yardsticks: Yardstick[] = [
  { name: "competition, brotli", path: document, headers: { "accept-encoding": "br" }, least: 0.8 },
  {
    name: "competition, unchanged (304)",
    path: document,
    headers: { "accept-encoding": "br", "if-none-match": etag },
    least: 0.8,
  },
  {
    name: "populated list from the database",
    path: "/api/events?pagination[pageSize]=25&populate[competition][fields][0]=title&populate[teams]=true&sort=dateOfEvent:desc",
    headers: {},
    least: 0.2,
  },
];
for (const yardstick of yardsticks) await measure(yardstick);
ours.child.kill();

async function measure({ name, path, headers, least }: Yardstick): Promise<void> {
  const url = ours.address + path;
  const bare = await start("bareServer.ts", [
    url,
    headers["accept-encoding"] ?? "identity",
    ...(headers["if-none-match"] ? [headers["if-none-match"]] : []),
  ]);
  const ratios: number[] = [];
  let line = "";
  for (let round = 0; round < ROUNDS; round += 1) {
    const us = await requestsPerSecond(url, headers);
    const them = await requestsPerSecond(bare.address, headers);
    ratios.push(us / them);
    line = `${Math.round(us)} against ${Math.round(them)} requests/s`;
  }
  bare.child.kill();
  const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`${name}: ${ratio.toFixed(2)} of bare (at least ${least}), last round ${line}`);
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx > 0 && headers["if-none-match"] === undefined)
    throw new Error(`${url} refused ${non2xx} requests`);
  return requests.average;
}

async function start(file: string, args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said: unknown[] = await once(createInterface({ input: child.stdout }), "line");
  const where = z
    .object({ address: z.string(), uuid: z.string() })
    .parse(JSON.parse(z.string().parse(said[0])));
  return { child, ...where };
}
