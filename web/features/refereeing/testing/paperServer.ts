import type { Api } from "#contract/client.ts";
import { boutSetup } from "#contract/boutSetup.ts";
import { ApiFailure } from "#contract/error.ts";
import type { LeaseView, SubmitResult, SubmittedEvent } from "#contract/submit.ts";
import { boutToLiveFighting } from "#contract/liveFighting.ts";
import { problemWith } from "#domain/bout/decide.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { replayBout } from "#domain/bout/fold.ts";
import type { Outbox } from "../outbox.ts";

export const UUID = "00000000-0000-4000-8000-000000000001";
export const SETUP = boutSetup(null, 300);

/** A server small enough to read: it decides by the real rules, keeps the log, and can be away. */
export function createPaperServer() {
  const log: RecordedEvent[] = [];
  let lease: LeaseView = { scope: "carpet:x", epoch: 0, holder: null, seenAt: 0 };
  let isAway = false;
  let isAnswerLost = false;

  const decide = ({ id, event, lease: held, boutMs }: SubmittedEvent): SubmitResult => {
    const at = log.findIndex((entry) => entry.id === id);
    if (at >= 0) return { id, status: "applied", seq: at + 1 };
    if (held?.epoch !== lease.epoch) return { id, status: "parked", reason: "superseded" };
    const problem = problemWith(replayBout(SETUP, log), event);
    if (problem !== undefined) return { id, status: "rejected", reason: problem.code };
    log.push({ id, event, atMs: 0, ...(boutMs !== null && { boutMs }) });
    return { id, status: "applied", seq: log.length };
  };
  const answer = () => {
    const identity = { uuid: UUID, version: log.length, fighters: { red: "r", blue: "b" } };
    const live = boutToLiveFighting(replayBout(SETUP, log), identity, 0);
    return { ...live, rev: log.length, prev: 0, serverTime: 0 };
  };
  const reached = () => {
    if (isAway) throw new ApiFailure({ status: 500, name: "UnknownError", message: "away" });
  };

  const api: Pick<Api, "fightings" | "leases"> = {
    fightings: {
      submitEvents: async (_uuid, { data }) => {
        reached();
        const results = data.events.map(decide);
        if (isAnswerLost) throw new ApiFailure({ status: 500, name: "UnknownError", message: "lost" });
        return { data: { results, fighting: answer(), lease } };
      },
      events: async () => {
        reached();
        return { data: log.map((entry, index) => ({ ...entry, seq: index + 1 })) };
      },
    },
    leases: {
      take: async ({ data }) => {
        reached();
        if (lease.holder?.device === data.device) return { data: lease };
        const isFree = lease.holder === null || data.takeover;
        if (!isFree || data.expectEpoch !== lease.epoch) {
          throw new ApiFailure({ status: 409, name: "ConflictError", message: "taken", details: { lease } });
        }
        lease = { ...lease, epoch: lease.epoch + 1, holder: { device: data.device, user: data.device } };
        return { data: lease };
      },
    },
  };
  return {
    api,
    log: () => log,
    setAway: (away: boolean) => (isAway = away),
    loseAnswers: (lost: boolean) => (isAnswerLost = lost),
    takeFor: (device: string) =>
      (lease = { ...lease, epoch: lease.epoch + 1, holder: { device, user: device } }),
  };
}

/** An outbox that lives as long as the test: two tables given the same one are two visits of one browser. */
export function createPaperOutbox(): Outbox {
  const rows = new Map<string, SubmittedEvent>();
  return {
    put: async (_uuid, event) => void rows.set(event.id, event),
    findAll: async () => [...rows.values()].sort((a, b) => a.deviceSeq - b.deviceSeq),
    settle: async (ids) => ids.forEach((id) => rows.delete(id)),
  };
}
