import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual, parseArgs } from "node:util";
import type { Competition } from "#contract/competition/entity.ts";
import { createDemoClient, type DemoClient } from "#server/demo/live/client.ts";
import { startLiveDay } from "#server/demo/live/liveDay.ts";
import { createCompetitionStore } from "#web/platform/realtime/competitionStore.ts";
import { joinCompetition } from "#web/platform/realtime/joinCompetition.ts";
import { createLiveSocket } from "#web/platform/realtime/liveSocket.ts";
import { startTimer } from "#web/platform/timer.ts";
import { findFreePort, startServer } from "./durability/serverProcess.ts";
import { lengthenDay } from "./lib/longDay.ts";
import { coreMsOf } from "./lib/processFigures.ts";

/**
 * What one open page receives per finished bout, and what that costs the server: the demo, then a day of 1,600 bouts on 12
 * mats, played by the tables of the demo and followed by the code of a page. Ends with 1 above the limits, or when the page
 * shows anything else than the server. Run: node bench/spectatorBytes.ts [--bouts 40] [--speed 30]
 */
const { values } = parseArgs({
  options: { bouts: { type: "string", default: "40" }, speed: { type: "string", default: "30" } },
});
const BOUTS = Number(values.bouts);
const SPEED = Number(values.speed);
const PASSWORD = "spectator-bytes";
const MATS = 12;
/** Of sixteen athletes each: about 1,600 bouts with those of the demo. */
const CATEGORIES = 95;

let isOver = await measure("the demo", 8000, async () => {});
isOver = (await measure("1,600 bouts on 12 mats", 12_000, makeLong)) || isOver;
process.exit(isOver ? 1 : 0);

type Hall = { readonly origin: string; readonly client: DemoClient; readonly competition: Competition };

async function measure(name: string, mostBytes: number, prepare: (hall: Hall) => Promise<void>) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = startServer({
    PORT: String(port),
    KOVER_DATA: mkdtempSync(join(tmpdir(), "kover-bench-")),
    KOVER_DEMO: "still",
    KOVER_DEMO_PASSWORD: PASSWORD,
    RATE_LIMIT: "off",
  });
  try {
    const client = createDemoClient({ origin, identifier: "admin", password: PASSWORD });
    const opened = await knock(() => client.api.competitions.ofEvent("1"));
    await client.enter();
    await prepare({ origin, client, competition: opened });
    const competition = await client.api.competitions.byUuid(opened.uuid);
    const page = openPage(origin, client, competition);
    await sleep(2000);
    const [bytesBefore, cpuBefore] = [page.bytes(), coreMsOf(server.pid)];
    const day = startLiveDay({
      origin,
      password: PASSWORD,
      competitionUuid: competition.uuid,
      tables: competition.carpets.map(({ uuid }) => ({ carpetUuid: uuid, identifier: "admin" })),
      speed: SPEED,
      onTrouble: () => {},
    });
    const before = finished(competition);
    const healthMs = await askHealth(origin, () => finished(page.store.get()) - before >= BOUTS);
    await day.stop();
    await sleep(2000);
    const count = finished(page.store.get()) - before;
    const bytes = (page.bytes() - bytesBefore) / count;
    const shown = page.store.get();
    const last = {
      ...(await client.api.competitions.byUuid(competition.uuid)),
      serverTime: shown.serverTime,
    };
    const isEqual = isDeepStrictEqual(shown, last);
    console.log(
      `${name}: ${competition.fightings.length} bouts, ${count} of them fought; ${Math.round(bytes)} bytes a finished bout ` +
        `(at most ${mostBytes}); ${((coreMsOf(server.pid) - cpuBefore) / count).toFixed(0)} ms of processor a finished bout; ` +
        `/api/health p99 ${at(healthMs, 0.99)} ms; the page is ${isEqual ? "equal to" : "NOT EQUAL TO"} the server`,
    );
    return bytes > mostBytes || !isEqual;
  } finally {
    await server.kill();
  }
}

/** What a page does, with the bytes of every message counted. No extension compresses them: the server offers none. */
function openPage(origin: string, client: DemoClient, competition: Competition) {
  let bytes = 0;
  const Plain = WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener("message", ({ data }) => (bytes += Buffer.byteLength(String(data))));
    }
  };
  const store = createCompetitionStore(competition);
  const socket = createLiveSocket({ url: `${origin}/socket.io/`, token: () => undefined });
  joinCompetition(socket, store, competition.uuid, {
    whole: client.api.competitions.byUuid,
    delayMs: () => 0,
    startTimer,
  });
  return { store, bytes: () => bytes };
}

async function makeLong({ origin, client, competition }: Hall): Promise<void> {
  const { jwt: token } = await client.api.auth.login({ identifier: "admin", password: PASSWORD });
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  for (let mat = competition.carpets.length; mat < MATS; mat += 1) {
    const body = JSON.stringify({ data: { name: `Ковёр ${mat + 1}`, competition: competition.id } });
    const made = await fetch(`${origin}/api/carpets`, { method: "POST", headers, body });
    if (!made.ok) throw new Error(await made.text());
  }
  await lengthenDay(origin, client, { token, competition, categories: CATEGORIES });
}

/** Asks all the time, as a table would, and tells how long each answer took. */
async function askHealth(origin: string, isDone: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isDone()) {
    const startedMs = performance.now();
    await fetch(`${origin}/api/health`);
    took.push(performance.now() - startedMs);
    await sleep(20);
  }
  return took;
}

async function knock<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (cause) {
      if (tries > 300) throw cause;
      await sleep(200);
    }
  }
}

function finished({ fightings }: Competition): number {
  return fightings.filter(({ state }) => state === "finished").length;
}

function at(measured: readonly number[], share: number): string {
  return (measured.toSorted((a, b) => a - b)[Math.floor(measured.length * share)] ?? 0).toFixed(1);
}
