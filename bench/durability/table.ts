import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "#contract/api/client.ts";
import type { LeaseView, SubmittedEvent, SubmitResult } from "#contract/bout/submit.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import type { Ledger } from "./ledger.ts";
import type { Mat } from "./world.ts";

export type WritingTable = {
  /** Writes to one bout after another until told to stop; an act without an answer is offered again, as the same. */
  readonly run: () => Promise<void>;
  readonly stop: () => void;
};

const RETRY_MS = 100;
const ACTS_PER_BOUT = 40;

export type TableOptions = {
  readonly api: Api;
  readonly mat: Mat;
  readonly ledger: Ledger;
  readonly onAcknowledged: () => void;
};

export function createWritingTable({ api, mat, ledger, onAcknowledged }: TableOptions): WritingTable {
  const device = randomUUID();
  const scope = `carpet:${mat.carpetUuid}`;
  const over = new AbortController();
  let lease: LeaseView | undefined;
  let acts = 0;

  const takeMat = async (): Promise<LeaseView> => {
    const ask = { scope, device, expectEpoch: 0, takeover: false };
    return (await api.leases.take({ data: ask })).data;
  };

  const offer = async (bout: string, submitted: SubmittedEvent): Promise<SubmitResult | undefined> => {
    const body = { data: { device, proto: 1 as const, events: [submitted] } };
    while (!over.signal.aborted) {
      try {
        const { data } = await api.fightings.submitEvents(bout, body);
        return data.results[0];
      } catch {
        await sleep(RETRY_MS);
      }
    }
    return undefined;
  };

  const run = async () => {
    while (!over.signal.aborted) {
      try {
        lease ??= await takeMat();
      } catch {
        await sleep(RETRY_MS);
        continue;
      }
      const bout = mat.boutUuids[Math.floor(acts / ACTS_PER_BOUT) % mat.boutUuids.length] ?? "";
      const submitted = nextAct(lease, ledger.made(bout), (acts += 1));
      ledger.offered(bout, submitted);
      const result = await offer(bout, submitted);
      if (result === undefined) return;
      ledger.answered(bout, submitted, result);
      onAcknowledged();
    }
  };
  return { run, stop: () => over.abort() };
}

function nextAct(lease: LeaseView, made: number, act: number): SubmittedEvent {
  const event: BoutEvent = { type: "points-scored", corner: act % 2 === 0 ? "red" : "blue", points: 2 };
  return {
    id: randomUUID(),
    event,
    deviceSeq: made + 1,
    lease: { scope: lease.scope, epoch: lease.epoch },
    baseVersion: made,
    boutMs: 200_000,
    at: { wall: Date.now(), offset: null, rtt: null },
  };
}
