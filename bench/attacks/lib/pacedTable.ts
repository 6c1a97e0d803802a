import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "#contract/api/client.ts";
import type { SubmitRequest } from "#contract/bout/submit.ts";
import type { Mat } from "../../durability/world.ts";

/** As fast as somebody taps in a lively bout. */
const EVERY_MS = 100;
const ACTS_PER_BOUT = 30;

/** How many bouts a table needs to act this long. */
export const boutsFor = (seconds: number) => Math.ceil((seconds * 1000) / EVERY_MS / ACTS_PER_BOUT);

/** A table that acts at a steady pace for a while and tells how long each acknowledgement took, in milliseconds. */
export async function createPacedTable(api: Api, { carpetUuid, boutUuids }: Mat) {
  const device = randomUUID();
  const scope = `carpet:${carpetUuid}`;
  const { data: lease } = await api.leases.take({ data: { scope, device, expectEpoch: 0, takeover: false } });
  let acts = 0;
  const nextRequest = (): SubmitRequest => {
    const made = acts % ACTS_PER_BOUT;
    const event = { type: "points-scored", corner: "red", points: 2 } as const;
    const act = { id: randomUUID(), event, deviceSeq: made + 1, baseVersion: made, boutMs: 200_000 };
    const evidence = {
      lease: { scope, epoch: lease.epoch },
      at: { wall: Date.now(), offset: null, rtt: null },
    };
    return { data: { device, proto: 1, events: [{ ...act, ...evidence }] } };
  };
  const act = async () => {
    const bout = boutUuids[Math.floor(acts / ACTS_PER_BOUT)] ?? "";
    const { data } = await api.fightings.submitEvents(bout, nextRequest());
    if (data.results[0]?.status !== "applied")
      throw new Error(`an act was ${data.results[0]?.status}: ${data.results[0]?.reason}`);
    acts += 1;
  };
  return {
    /** A tap that had to wait for the one before counts from when it was due: waiting must not hide waiting. */
    actFor: async (seconds: number): Promise<readonly number[]> => {
      const startedMs = performance.now();
      const tookMs: number[] = [];
      for (let dueMs = startedMs; dueMs < startedMs + seconds * 1000; dueMs += EVERY_MS) {
        const waitMs = dueMs - performance.now();
        if (waitMs > 0) await sleep(waitMs);
        if (waitMs > -EVERY_MS) await act();
        tookMs.push(performance.now() - dueMs);
      }
      return tookMs;
    },
  };
}
