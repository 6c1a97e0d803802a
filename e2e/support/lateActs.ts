import { randomUUID } from "node:crypto";
import { createApi, type Api } from "#contract/api/client.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { writeJournal } from "#contract/bout/journal.ts";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import { PASSWORD, sendByFetch, type RunningApp } from "./app.ts";

type Corner = "red" | "blue";
export type Score = readonly [Corner, number];

/** Calls as a person who has signed in. */
export async function apiOf(app: Pick<RunningApp, "origin" | "api">, identifier: string): Promise<Api> {
  const { jwt } = await app.api.auth.login({ identifier, password: PASSWORD });
  return createApi({ base: `${app.origin}/api`, send: sendByFetch, token: () => jwt });
}

/** A table whose bout was taken over while it was away: what it sends now comes too late. */
export async function sendTooLate(late: Api, now: Api, { uuid }: Fighting, scores: readonly Score[]) {
  const scope = `fighting:${uuid}`;
  const device = randomUUID();
  await late.leases.take({ data: { scope, device, expectEpoch: 0, takeover: true } });
  await now.leases.take({ data: { scope, device: randomUUID(), expectEpoch: 1, takeover: true } });
  const events = scores.map((score, index) => scored(score, index, { scope, epoch: 1 }));
  await late.fightings.submitEvents(uuid, { data: { device, proto: 1, events } });
}

/** The journal of a table that scored in a bout and never reached the server. */
export function journalOf({ uuid }: Fighting, scores: readonly Score[]): string {
  const header = { journal: "kover", version: 1, device: randomUUID(), exportedAt: Date.now() } as const;
  const lease = { scope: `fighting:${uuid}`, epoch: 1 };
  const entries = scores.map((score, index) => ({
    fighting: uuid,
    submitted: scored(score, index, lease),
    decision: null,
  }));
  return writeJournal({ header, entries });
}

function scored(
  [corner, points]: Score,
  index: number,
  lease: NonNullable<SubmittedEvent["lease"]>,
): SubmittedEvent {
  return {
    id: randomUUID(),
    event: { type: "points-scored", corner, points },
    deviceSeq: index + 1,
    lease,
    baseVersion: 0,
    boutMs: 180_000 - index * 7000,
    at: { wall: Date.now(), offset: 0, rtt: 12 },
  };
}
