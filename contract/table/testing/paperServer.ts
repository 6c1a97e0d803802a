import type { SyncDeps } from "../tableSync.ts";
import { boutSetup } from "../../bout/boutSetup.ts";
import { ApiFailure } from "../../error.ts";
import type { LeaseView, SubmitResult, SubmittedEvent } from "../../bout/submit.ts";
import { boutToLiveFighting } from "../../bout/liveFighting.ts";
import { problemWith } from "#domain/bout/decide.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { replayBout } from "#domain/bout/fold.ts";

export const UUID = "00000000-0000-4000-8000-000000000001";
export const SETUP = boutSetup(null, 300);

/** A server small enough to read: it decides by the real rules, keeps the log, and can be away. */
export function createPaperServer() {
  const logs = new Map<string, RecordedEvent[]>();
  const order: string[] = [];
  const logOf = (uuid: string): RecordedEvent[] => {
    const known = logs.get(uuid) ?? [];
    logs.set(uuid, known);
    return known;
  };
  let lease: LeaseView = { scope: "carpet:x", epoch: 0, holder: null, seenAt: 0 };
  let isAway = false;
  let user: string | undefined = "Судья";
  let isAnswerLost = false;

  const decide = (log: RecordedEvent[], { id, event, lease: held, boutMs }: SubmittedEvent): SubmitResult => {
    const at = log.findIndex((entry) => entry.id === id);
    if (at >= 0) return { id, status: "applied", seq: at + 1 };
    if (held?.epoch !== lease.epoch) return { id, status: "parked", reason: "superseded" };
    const problem = problemWith(replayBout(SETUP, log), event);
    if (problem !== undefined) return { id, status: "rejected", reason: problem.code };
    log.push({ id, event, atMs: Date.now(), ...(boutMs !== null && { boutMs }) });
    return { id, status: "applied", seq: log.length };
  };
  const answer = (uuid: string) => {
    const log = logOf(uuid);
    const identity = { uuid, version: log.length, fighters: { red: "r", blue: "b" } };
    const live = boutToLiveFighting(replayBout(SETUP, log), identity, 0);
    return { ...live, rev: log.length, prev: 0, serverTime: 0 };
  };
  const reached = () => {
    if (isAway) throw new ApiFailure({ status: 500, name: "UnknownError", message: "away" });
  };

  const signedIn = (): string => {
    if (user === undefined) throw new ApiFailure({ status: 401, name: "UnauthorizedError", message: "" });
    return user;
  };

  const api: SyncDeps["api"] = {
    fightings: {
      submitEvents: async (uuid, { data }) => {
        reached();
        signedIn();
        order.push(uuid);
        const results = data.events.map((event) => decide(logOf(uuid), event));
        if (isAnswerLost) throw new ApiFailure({ status: 500, name: "UnknownError", message: "lost" });
        return { data: { results, fighting: answer(uuid), lease } };
      },
      events: async (uuid) => {
        reached();
        return { data: logOf(uuid).map((entry, index) => ({ ...entry, seq: index + 1 })) };
      },
    },
    leases: {
      take: async ({ data }) => {
        reached();
        const asking = signedIn();
        if (lease.holder?.device === data.device && lease.holder.user === asking) return { data: lease };
        const isFree = lease.holder === null || data.takeover;
        if (!isFree || data.expectEpoch !== lease.epoch) {
          throw new ApiFailure({ status: 409, name: "ConflictError", message: "taken", details: { lease } });
        }
        lease = { ...lease, epoch: lease.epoch + 1, holder: { device: data.device, user: asking } };
        return { data: lease };
      },
    },
  };
  return {
    api,
    log: (uuid = UUID) => logOf(uuid),
    /** Which bout was told about, request by request. */
    order: () => order,
    /** Nobody, or somebody else, is signed in from now on. */
    signIn: (name: string | undefined) => (user = name),
    setAway: (away: boolean) => (isAway = away),
    loseAnswers: (lost: boolean) => (isAnswerLost = lost),
    takeFor: (device: string) =>
      (lease = { ...lease, epoch: lease.epoch + 1, holder: { device, user: device } }),
  };
}
