import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "#contract/api/client.ts";
import { createStorage } from "./storage.ts";
import { findFreePort, startServer } from "./serverProcess.ts";
import { createWorld, signInTo } from "./world.ts";

/**
 * From a tap to its acknowledgement against one bare durable insert over HTTP, by turns in one run. Needs the built web
 * app. Run: node bench/durability/ackSpeed.ts
 */
const ROUNDS = 300;
const WARM_UP = 40;
const ACTS_PER_BOUT = 30;
const MOST = 3;

const storage = await createStorage("sqlite");
const boutsPerMat = Math.ceil((ROUNDS + WARM_UP) / ACTS_PER_BOUT);
const [mat] = await createWorld(storage.settings, { mats: 1, boutsPerMat });
if (mat === undefined) throw new Error("a world without a mat");
const port = await findFreePort();
const ours = startServer({ ...storage.env, PORT: String(port), KOVER_DEMO: "off", RATE_LIMIT: "off" });
const api = await signInWhenReady(`http://127.0.0.1:${port}`);
const device = randomUUID();
const scope = `carpet:${mat.carpetUuid}`;
const { data: lease } = await api.leases.take({ data: { scope, device, expectEpoch: 0, takeover: false } });
const directory = await mkdtemp(join(tmpdir(), "kover-bare-"));
const bare = spawn(
  process.execPath,
  [join(import.meta.dirname, "bareInsert.ts"), join(directory, "bare.db")],
  {
    stdio: ["ignore", "pipe", "ignore"],
  },
);
const said: unknown[] = await once(createInterface({ input: bare.stdout }), "line");
const bareUrl = `http://127.0.0.1:${String(said[0])}/`;

const times: { readonly tap: number[]; readonly insert: number[] } = { tap: [], insert: [] };
for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
  const body = requestOf(round);
  const bout = mat.boutUuids[Math.floor(round / ACTS_PER_BOUT)] ?? "";
  const tap = await timeOf(() => api.fightings.submitEvents(bout, body));
  const insert = await timeOf(async () =>
    (await fetch(bareUrl, { method: "POST", body: JSON.stringify(body) })).text(),
  );
  if (round < WARM_UP) continue;
  times.tap.push(tap);
  times.insert.push(insert);
}
bare.kill();
await ours.kill();
await storage.remove();
await rm(directory, { recursive: true, force: true });

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
const ratio = at(times.tap, 0.5) / at(times.insert, 0.5);
for (const [name, values] of Object.entries(times))
  console.log(`${name}: median ${at(values, 0.5).toFixed(2)} ms, p95 ${at(values, 0.95).toFixed(2)} ms`);
console.log(`a tap takes ${ratio.toFixed(2)} times a bare durable insert (at most ${MOST})`);
if (ratio > MOST) process.exitCode = 1;

async function signInWhenReady(origin: string): Promise<Api> {
  for (;;) {
    try {
      if (mat === undefined) throw new Error("a world without a mat");
      return await signInTo(origin, mat);
    } catch (cause) {
      if (ours.fault() !== undefined) throw new Error(ours.fault(), { cause });
      await sleep(100);
    }
  }
}

function requestOf(round: number) {
  const event = { type: "points-scored", corner: "red", points: 2 } as const;
  const made = round % ACTS_PER_BOUT;
  const act = { id: randomUUID(), event, deviceSeq: made + 1, baseVersion: made, boutMs: 200_000 };
  const evidence = {
    lease: { scope, epoch: lease.epoch },
    at: { wall: Date.now(), offset: null, rtt: null },
  };
  return { data: { device, proto: 1 as const, events: [{ ...act, ...evidence }] } };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}
