import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "#contract/api/client.ts";
import { createLiveApi } from "#contract/api/live.ts";
import type { RoomAddress } from "#contract/realtime/realtime.ts";
import { planForDraw } from "#domain/schedule/plan/plan.ts";
import { startPace } from "#domain/schedule/pace.ts";
import { estimateStarts } from "#domain/schedule/estimate.ts";
import { REST_RULES } from "#domain/schedule/rest.ts";
import { createStorage } from "../durability/storage.ts";
import { findFreePort, startServer } from "../durability/serverProcess.ts";
import { createWorld, type Mat, send, signInTo } from "../durability/world.ts";
import { measure } from "../lib/measure.ts";
import { coreMsOf } from "../lib/processFigures.ts";
import { inventEvent } from "../lib/planEvents.ts";
import { createRawSocket } from "./rawSocket.ts";

/**
 * How costs grow with an event, at 1, 2, 4 and 8 times the size: core time to tell all starts again (bouts), to plan a day
 * (categories), and of the server for one act of a table with so many who watch (spectators). One line a point.
 * Run: node bench/day/growth.ts [--quick]
 */
const TIMES = [1, 2, 4, 8] as const;
const MATS = 12;
const isQuick = process.argv.includes("--quick");
const BOUTS = 200;
const CATEGORIES = 20;
const SPECTATORS = isQuick ? 10 : 250;
const ACTS = isQuick ? 10 : 60;
const rest = REST_RULES.uww;

for (const times of TIMES) sayBouts(BOUTS * times);
for (const times of TIMES) sayCategories(CATEGORIES * times);
for (const times of TIMES) await saySpectators(SPECTATORS * times);
process.exit(0);

/** Of one large invented event as many as are asked for. */
function queuesOf(count: number) {
  const bouts = inventEvent(1600, "growth")
    .flatMap((category) => category.bouts)
    .slice(0, count);
  return Array.from({ length: MATS }, (_, mat) => ({
    carpet: `m${mat}`,
    bouts: bouts.filter((_bout, index) => index % MATS === mat),
  }));
}

function sayBouts(count: number): void {
  const queues = queuesOf(count);
  const work = () => estimateStarts(queues, startPace(), { rest, lastEndedAtMs: new Map() }, 0);
  console.log(`bouts ${count} ${measure(work).coreMs.toFixed(2)} ms to tell all starts again`);
}

function sayCategories(count: number): void {
  const added = inventEvent(1600, "growth")
    .slice(0, count)
    .flatMap((category) => category.bouts);
  const queues = Array.from({ length: MATS }, (_, mat) => ({ carpet: `m${mat}`, bouts: [] }));
  const work = () => planForDraw({ queues, added, pace: startPace(), rest, nowMs: 0 });
  console.log(`categories ${count} ${measure(work, 1).coreMs.toFixed(1)} ms to plan a day`);
}

async function saySpectators(count: number): Promise<void> {
  const storage = await createStorage("sqlite");
  const [mat] = await createWorld(storage.settings, { mats: 1, boutsPerMat: 2 });
  if (mat === undefined) throw new Error("a world without a mat");
  const port = await findFreePort();
  const server = startServer({ ...storage.env, PORT: String(port), KOVER_DEMO: "off", RATE_LIMIT: "off" });
  try {
    const origin = `http://127.0.0.1:${port}`;
    const api = await knock(origin, mat);
    const { uuid } = (await api.competitions.newest()).data[0] ?? { uuid: "" };
    const { rev } = await createLiveApi({ base: `${origin}/api`, send, token: () => undefined }).whole(uuid);
    await watch(origin, { key: "COMPETITION", uuid, rev }, count);
    const before = coreMsOf(server.pid);
    await act(api, mat);
    const idle = coreMsOf(server.pid);
    console.log(`spectators ${count} ${((idle - before) / ACTS).toFixed(1)} ms of the server for one act`);
  } finally {
    await server.kill();
    await storage.remove();
  }
}

async function knock(origin: string, mat: Mat): Promise<Api> {
  for (;;) {
    try {
      return await signInTo(origin, mat);
    } catch {
      await sleep(100);
    }
  }
}

/** As our own pages do, which say what they have. */
async function watch(origin: string, address: RoomAddress, count: number): Promise<void> {
  const joined = new Set<number>();
  for (let index = 0; index < count; index += 1) {
    const { room } = createRawSocket({
      nextOrigin: () => origin,
      read: () => [],
      random: () => 0.5,
      onBytes: () => {},
    });
    room.on("connect", () => room.emit("join-room", address, () => joined.add(index)));
    room.connect();
    if (index % 50 === 49) await sleep(50);
  }
  while (joined.size < count) await sleep(50);
}

/** A table scores five times a second. */
async function act(api: Api, { carpetUuid, boutUuids: [bout = ""] }: Mat): Promise<void> {
  const [device, scope] = [randomUUID(), `carpet:${carpetUuid}`];
  const { data: lease } = await api.leases.take({ data: { scope, device, expectEpoch: 0, takeover: false } });
  for (let made = 0; made < ACTS; made += 1) {
    const event = { type: "points-scored", corner: "red", points: 2 } as const;
    const at = { wall: Date.now(), offset: null, rtt: null };
    const under = { scope, epoch: lease.epoch };
    const submitted = {
      id: randomUUID(),
      event,
      deviceSeq: made + 1,
      lease: under,
      baseVersion: made,
      boutMs: 1,
      at,
    };
    await api.fightings.submitEvents(bout, { data: { device, proto: 1, events: [submitted] } });
    await sleep(200);
  }
}
