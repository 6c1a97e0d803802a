import { Agent, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { createChance } from "#domain/draw/chance.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { isRecord } from "#contract/shape.ts";
import { isCompetition } from "#contract/api/live.ts";
import { joinCompetition } from "#web/platform/realtime/joinCompetition.ts";
import { differencesOf } from "./compare.ts";
import { createSharedMerge, createSharedReader, createSharedStore } from "./follower.ts";
import { createRawSocket } from "./rawSocket.ts";

/**
 * Everybody who watches, in a process of their own: each has its own connection and joins, merges and asks for what it
 * missed with the code of our pages. Started by the simulator, which asks it to look:
 * `spectators.ts <count> <uuid> <seed> <faults> <origin> …`.
 */
export type Look = {
  readonly spectators: number;
  readonly joined: number;
  readonly equal: number;
  /** How long the last of them took to be equal. */
  readonly tookMs: number;
  readonly differences: readonly string[];
  readonly pushes: number;
  readonly megabytes: number;
  readonly drops: number;
};

const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 100;
const RESYNC_SPREAD_MS = 1500;
const DROP_EVERY_MS = 2000;
const JOINS_PER_TURN = 25;
const CONNECTIONS = 32;

const [, , count = "0", uuid = "", seed = "", faults = "off", ...origins] = process.argv;
const chance = createChance(`spectators ${seed}`);
const random = () => chance.below(1000) / 1000;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const read = createSharedReader();
const readPacked = createSharedReader(brotliDecompressSync);
const shared = createSharedMerge();
const timedOnce = new WeakMap<object, unknown>();
const compared = new WeakMap<
  Competition,
  { readonly known: Competition; readonly found: readonly string[] }
>();
const told = { pushes: 0, bytes: 0, drops: 0 };
let turn = 0;
const nextOrigin = () => origins[(turn += 1) % origins.length] ?? "";

let kept: { readonly etag: string; readonly competition: Competition } | undefined;

process.on("disconnect", () => process.exit(0));
const loaded = await untilAnswered(() => loadWhole());
const spectators = Array.from({ length: Number(count) }, () => {
  const socket = createRawSocket({
    nextOrigin,
    read,
    random,
    onBytes: (bytes) => {
      told.pushes += 1;
      told.bytes += bytes;
    },
  });
  return { socket, store: createSharedStore(loaded, shared) };
});
process.on("message", (message) => {
  if (message === "look") void look().then((answer) => process.send?.(answer));
});
void joinAll();
if (faults === "on") setInterval(dropSome, DROP_EVERY_MS);

/** A few in each turn: a hall does not open its phones at the same instant. */
async function joinAll(): Promise<void> {
  for (const [index, { socket, store }] of spectators.entries()) {
    joinCompetition(socket.room, store, uuid, {
      whole: loadWhole,
      delayMs: () => random() * RESYNC_SPREAD_MS,
      startTimer: (delayMs, work) => {
        const timer = setTimeout(work, delayMs);
        return () => clearTimeout(timer);
      },
    });
    if (index % JOINS_PER_TURN === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Phones lose their network now and then. */
function dropSome(): void {
  for (let left = Math.ceil(spectators.length / 200); left > 0; left -= 1) {
    spectators[chance.below(spectators.length)]?.socket.drop();
    told.drops += 1;
  }
}

/** Waits, while nothing changes, until everybody sees what the server knows; who does not in time has diverged. */
async function look(): Promise<Look> {
  const startedMs = performance.now();
  for (;;) {
    const known = await untilAnswered(() => loadWhole());
    const groups = Map.groupBy(spectators, ({ store }) => store.get());
    let equal = 0;
    const differences: string[] = [];
    for (const [seen, group] of groups) {
      const found = await compareOnce(seen, known);
      if (found.length === 0) equal += group.length;
      else differences.push(...found);
    }
    const tookMs = performance.now() - startedMs;
    const joined = spectators.filter(({ socket }) => socket.room.connected).length;
    if (equal === spectators.length || tookMs > PATIENCE_MS)
      return {
        spectators: spectators.length,
        joined,
        equal,
        tookMs,
        differences: differences.slice(0, 5),
        pushes: told.pushes,
        megabytes: told.bytes / 1e6,
        drops: told.drops,
      };
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Documents are never changed: two that were compared need not be compared again. The loop gets a turn between them. */
async function compareOnce(seen: Competition, known: Competition): Promise<readonly string[]> {
  const before = compared.get(seen);
  if (before?.known === known) return before.found;
  await new Promise((resolve) => setImmediate(resolve));
  const found = differencesOf(seen, known);
  compared.set(seen, { known, found });
  return found;
}

async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
}

/** The whole document, kept for all of them as the cache of one browser would: asked for anew, sent only when it changed. */
async function loadWhole(): Promise<Competition> {
  const { status, headers, value } = await get(`/api/competitions/uuid/${uuid}`, kept?.etag);
  if (status === 304 && kept !== undefined) return kept.competition;
  if (status !== 200 || !isCompetition(value)) throw new Error(`the competition was answered with ${status}`);
  // What is kept is the same for everybody; the time of an answer is in its header.
  kept = { etag: String(headers["etag"] ?? ""), competition: value };
  return value;
}

/** With the time of the first answer of these bytes: two answers that differ in nothing else stay the very same. */
function timed(value: unknown, serverTime: number): unknown {
  if (!isRecord(value)) return value;
  const known = timedOnce.get(value) ?? { serverTime, ...value };
  timedOnce.set(value, known);
  return known;
}

type Got = { status: number; text: string; value: unknown; headers: NodeJS.Dict<string | string[]> };

function get(path: string, etag?: string): Promise<Got> {
  const url = new URL(path, nextOrigin());
  const headers = { "accept-encoding": "br", ...(etag !== undefined && { "if-none-match": etag }) };
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers, timeout: PATIENCE_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const serverTime = Number(response.headers["x-server-time"] ?? 0);
        const isPacked = response.headers["content-encoding"] === "br";
        const value =
          body.length === 0 ? undefined : timed(isPacked ? readPacked(body) : read(body), serverTime);
        resolve({ status: response.statusCode ?? 0, text: "", value, headers: response.headers });
      });
    });
    asking.on("error", reject).on("timeout", () => asking.destroy(new Error("no answer in time")));
    asking.end();
  });
}
