import type { Api } from "#contract/api/client.ts";
import type { TrialRequest } from "#contract/bout/parked.ts";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import { deviceId, newUuid } from "#web/platform/offline/device.ts";
import { openTableDb } from "#web/platform/offline/tableDb.ts";
import { keepTable } from "#web/platform/offline/tableWorker.ts";

/** What a device must bring to run a table; the first four it needs even to begin. */
export const CHECKS = [
  "secure",
  "worker",
  "write",
  "quota",
  "persist",
  "time",
  "server",
  "power",
  "awake",
] as const;
export type CheckId = (typeof CHECKS)[number];

/** `fail` would lose acts; `warn` is worth a look before the day begins. */
type CheckLevel = "ok" | "warn" | "fail";
export type CheckResult = {
  readonly id: CheckId;
  readonly level: CheckLevel;
  readonly value?: number;
  /** How far this device's clock is ahead of the server's. */
  readonly aheadMs?: number;
};

/** The server as a check reaches it: its time, and a way for a trial act of this competition. */
export type CheckCalls = {
  readonly time: Api["time"];
  readonly sendTrial: (body: TrialRequest) => Promise<{ readonly data: { readonly id: string } }>;
};
type Found = Omit<CheckResult, "id">;

const LOCAL: readonly CheckId[] = ["secure", "worker", "write", "quota"];
const SLOW_WRITE_MS = 50;
const LEAST_BYTES = 100 * 1024 * 1024;
const SLOW_RTT_MS = 150;
const LOW_BATTERY = 0.3;

/** One after another, each told as soon as it is known. */
export async function checkDevice(api: CheckCalls, onResult: (result: CheckResult) => void): Promise<void> {
  for (const id of CHECKS) onResult(await check(id, api));
}

/** The checks without which nothing may begin; they need no network. */
export async function checkTable(): Promise<readonly CheckResult[]> {
  return Promise.all(LOCAL.map((id) => check(id, undefined)));
}

async function check(id: CheckId, api: CheckCalls | undefined): Promise<CheckResult> {
  try {
    return { id, ...(await LOOKS[id](api)) };
  } catch {
    return { id, level: "fail" };
  }
}

type Look = (api: CheckCalls | undefined) => Found | Promise<Found>;

const LOOKS: Readonly<Record<CheckId, Look>> = {
  secure: () => ({ level: isSecureContext ? "ok" : "fail" }),
  worker: checkWorker,
  write: checkWrite,
  quota: checkQuota,
  persist: checkPersist,
  time: (api) => (api === undefined ? { level: "fail" } : checkTime(api)),
  server: (api) => (api === undefined ? { level: "fail" } : checkServer(api)),
  power: checkPower,
  awake: () => ({ level: "wakeLock" in navigator ? "ok" : "warn" }),
};

async function checkWorker(): Promise<Found> {
  if (!("serviceWorker" in navigator)) return { level: "fail" };
  return { level: (await keepTable([])) ? "ok" : "fail" };
}

async function checkWrite(): Promise<Found> {
  const db = await openTableDb();
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const started = performance.now();
    const transaction = db.transaction("device", "readwrite", { durability: "strict" });
    await transaction.store.put(deviceId(), "id");
    await transaction.done;
    times.push(performance.now() - started);
  }
  const value = Math.round(times.toSorted((a, b) => a - b)[2] ?? 0);
  return { level: value < SLOW_WRITE_MS ? "ok" : "warn", value };
}

async function checkQuota(): Promise<Found> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  if (quota === undefined) return { level: "warn" };
  const free = quota - usage;
  return { level: free > LEAST_BYTES ? "ok" : "fail", value: Math.round(free / 1024 / 1024) };
}

async function checkPersist(): Promise<Found> {
  const isKept = (await navigator.storage?.persisted()) || (await navigator.storage?.persist());
  return { level: isKept ? "ok" : "warn" };
}

async function checkTime(api: CheckCalls): Promise<Found> {
  let best = { roundTripMs: Number.POSITIVE_INFINITY, aheadMs: 0 };
  for (let n = 0; n < 8; n += 1) {
    const [started, wallMs] = [performance.now(), Date.now()];
    const { serverTime } = await api.time();
    const roundTripMs = performance.now() - started;
    if (roundTripMs < best.roundTripMs)
      best = { roundTripMs, aheadMs: Math.round(wallMs + roundTripMs / 2 - serverTime) };
  }
  const { roundTripMs, aheadMs } = best;
  return { level: roundTripMs > SLOW_RTT_MS ? "warn" : "ok", value: Math.round(roundTripMs), aheadMs };
}

/** LS28: there and back the way an act goes: as this person, onto the server's disk, and answered. */
async function checkServer({ sendTrial }: CheckCalls): Promise<Found> {
  const started = performance.now();
  const event = trialAct();
  const { data } = await sendTrial({ data: { device: deviceId(), event } });
  const value = Math.round(performance.now() - started);
  return { level: data.id === event.id ? "ok" : "fail", value };
}

function trialAct(): SubmittedEvent {
  return {
    id: newUuid(),
    event: { type: "points-scored", corner: "red", points: 2 },
    deviceSeq: 1,
    lease: null,
    baseVersion: 0,
    boutMs: null,
    at: { wall: Date.now(), offset: null, rtt: null },
  };
}

type Battery = { readonly charging: boolean; readonly level: number };

async function checkPower(): Promise<Found> {
  const device: Partial<Pick<Navigator, "storage">> & { getBattery?: () => Promise<Battery> } = navigator;
  const battery = await device.getBattery?.();
  if (battery === undefined) return { level: "warn" };
  const { charging, level } = battery;
  const value = Math.round(level * 100);
  return { level: charging || level > LOW_BATTERY ? "ok" : "warn", value };
}
