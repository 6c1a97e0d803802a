import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "#contract/api/client.ts";
import type { LeaseView } from "#contract/bout/submit.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import { signInTo, type Mat } from "../durability/world.ts";

export type Acknowledged = {
  readonly rev: number;
  readonly sentAtMs: number;
  readonly tookMs: number;
  readonly changeBytes: number;
};

export type Playing = {
  /** What was acknowledged since the last time. */
  readonly take: () => readonly Acknowledged[];
  readonly stop: () => Promise<void>;
};

const ACT_EVERY_MS = 2000;
/** The last act of a bout declares its result, which changes more than the bout. */
const ACTS_PER_BOUT = 20;

export type Table = {
  readonly mat: Mat;
  readonly api: Api;
  readonly device: string;
  readonly lease: LeaseView;
  readonly hasResults: boolean;
  acts: number;
};

export async function takeMat(
  origin: string,
  mat: Mat,
  { hasResults }: Pick<Table, "hasResults">,
): Promise<Table> {
  const api = await signInTo(origin, mat);
  const device = randomUUID();
  const ask = { scope: `carpet:${mat.carpetUuid}`, device, expectEpoch: 0, takeover: false };
  const { data: lease } = await api.leases.take({ data: ask });
  return { mat, api, device, lease, hasResults, acts: 0 };
}

/** Every table writes an act every two seconds or so, each at its own moments. */
export function playTables(tables: readonly Table[]): Playing {
  const over = new AbortController();
  let acknowledged: Acknowledged[] = [];
  const playing = Promise.all(
    tables.map((table) => playTable(table, over.signal, (act) => acknowledged.push(act))),
  );
  return {
    take: () => {
      const taken = acknowledged;
      acknowledged = [];
      return taken;
    },
    stop: async () => {
      over.abort();
      await playing;
    },
  };
}

async function playTable(
  table: Table,
  over: AbortSignal,
  onAcknowledged: (act: Acknowledged) => void,
): Promise<void> {
  const { api, device } = table;
  const { boutUuids } = table.mat;
  for (;;) {
    await sleep(ACT_EVERY_MS * (0.5 + Math.random()), undefined, { signal: over }).catch(() => undefined);
    if (over.aborted) return;
    const made = table.acts % ACTS_PER_BOUT;
    const bout = boutUuids[Math.floor(table.acts / ACTS_PER_BOUT) % boutUuids.length] ?? "";
    table.acts += 1;
    const sentAtMs = Date.now();
    const fromMs = performance.now();
    const events = [submitted(table, made)];
    const { data } = await api.fightings.submitEvents(bout, { data: { device, proto: 1, events } });
    const [result] = data.results;
    if (result?.status !== "applied") throw new Error(`an act was not applied: ${JSON.stringify(result)}`);
    const changeBytes = Buffer.byteLength(JSON.stringify(data.fighting));
    onAcknowledged({ rev: data.fighting.rev, sentAtMs, tookMs: performance.now() - fromMs, changeBytes });
  }
}

function submitted({ lease, hasResults }: Table, made: number) {
  const corner = made % 2 === 0 ? "red" : "blue";
  const event: BoutEvent =
    hasResults && made === ACTS_PER_BOUT - 1
      ? { type: "result-declared", method: "submission", winner: "red" }
      : { type: "points-scored", corner, points: 2 };
  return {
    id: randomUUID(),
    event,
    deviceSeq: made + 1,
    lease: { scope: lease.scope, epoch: lease.epoch },
    baseVersion: made,
    boutMs: made * 5000,
    at: { wall: Date.now(), offset: null, rtt: null },
  };
}
