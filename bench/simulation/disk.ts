import type { KeptDecision } from "#server/persistence/bout/boutLog.ts";
import type {
  BoutEventRow,
  FeedRow,
  HeadRow,
  LeaseRow,
  NewBoutEvent,
  NewParkedEvent,
} from "#server/persistence/database/logTables.ts";
import type { ScoringStore } from "#server/usecases/bout/scoringStore.ts";
import { BOUTS, COMPETITION, fightingForScoring } from "./stage.ts";

/** What the server has on its disk. Rows are only ever replaced, so that a reader never sees half of a change. */
export type Disk = {
  readonly events: Map<string, readonly BoutEventRow[]>;
  readonly parked: Map<string, NewParkedEvent>;
  readonly heads: Map<string, HeadRow>;
  readonly leases: Map<string, LeaseRow>;
  feed: FeedRow;
  title: string;
};

export function createDisk(): Disk {
  return {
    events: new Map(),
    parked: new Map(),
    heads: new Map(),
    leases: new Map(),
    feed: { competition_uuid: COMPETITION, rev: 0, structure_rev: 0 },
    title: "day 0",
  };
}

/** What would undo a change, the newest last. */
export type Undo = (() => void)[];

export const logOf = (disk: Disk, bout: string): readonly BoutEventRow[] => disk.events.get(bout) ?? [];

function put<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, undo: Undo): void {
  const before = map.get(key);
  undo.push(() => void (before === undefined ? map.delete(key) : map.set(key, before)));
  map.set(key, value);
}

export function setFeed(disk: Disk, feed: FeedRow, undo: Undo): void {
  const before = disk.feed;
  undo.push(() => void (disk.feed = before));
  disk.feed = feed;
}

function parsed(json: unknown): unknown {
  return typeof json === "string" ? JSON.parse(json) : json;
}

/** The storage the protocol sees: what a transaction changed can be undone until it is kept. */
export function diskStore(disk: Disk, undo: Undo, isDeduplicated = true): ScoringStore {
  return {
    findFighting: async (uuid) =>
      BOUTS.includes(uuid) ? fightingForScoring(BOUTS.indexOf(uuid)) : undefined,
    findScope: async () => ({ competitionId: 1, competitionUuid: "", carpetUuid: undefined }),
    findOwnCarpets: async () => [],
    findRefereeIds: async () => [],
    findUserName: async (accountId) => `official ${accountId}`,
    lockFeed: async () => disk.feed,
    bumpRev: async (_uuid, { isStructural }) => {
      const rev = disk.feed.rev + 1;
      setFeed(disk, { ...disk.feed, rev, ...(isStructural && { structure_rev: rev }) }, undo);
      return rev;
    },
    findDecision: async (id) => findDecision(disk, id),
    findEvents: async (bout) => logOf(disk, bout),
    insertEvent: async (row) => insertEvent(disk, row, undo, isDeduplicated),
    insertParked: async (row) => {
      if (disk.parked.has(row.id)) throw new Error("a unique constraint of the parked");
      put(disk.parked, row.id, row, undo);
    },
    saveHead: async (row) => {
      const { version = 0, last_rev = 0 } = row;
      put(disk.heads, row.fighting_uuid, { ...row, version, last_rev, state: parsed(row.state) }, undo);
    },
    saveReadColumns: async () => {},
    findLease: async (scope) => disk.leases.get(scope),
    grantLease: async ({ scope, expectEpoch, deviceId, userId, nowMs }) => {
      if ((disk.leases.get(scope)?.epoch ?? 0) !== expectEpoch) return undefined;
      const untold = { offset_ms: null, unsent: null, session_id: null };
      const moment = { granted_ms: nowMs, seen_ms: nowMs, ...untold };
      const lease = { scope, epoch: expectEpoch + 1, device_id: deviceId, user_id: userId, ...moment };
      put(disk.leases, scope, lease, undo);
      return lease;
    },
    touchLease: async ({ scope, epoch, nowMs }) => {
      const lease = disk.leases.get(scope);
      if (lease?.epoch !== epoch) return false;
      put(disk.leases, scope, { ...lease, seen_ms: nowMs }, undo);
      return true;
    },
    findRevocationProblem: async () => undefined,
    // Every result moves somebody on: screens load the whole competition again.
    advanceCategory: async () => true,
    insertAudit: async () => undefined,
  };
}

function insertEvent(disk: Disk, row: NewBoutEvent, undo: Undo, isDeduplicated: boolean): void {
  const log = logOf(disk, row.fighting_uuid);
  const isTaken = log.some(
    ({ seq, id, device_id, device_seq }) =>
      seq === row.seq || id === row.id || (device_id === row.device_id && device_seq === row.device_seq),
  );
  if (isTaken && isDeduplicated) throw new Error("a unique constraint of the log");
  const { lease_scope = null, lease_epoch = null, bout_ms = null, correction_id = null } = row;
  const kept = { ...row, lease_scope, lease_epoch, bout_ms, correction_id };
  const read = { ...kept, payload: parsed(row.payload), client_at: parsed(row.client_at) };
  put(disk.events, row.fighting_uuid, [...log, read], undo);
}

function findDecision(disk: Disk, id: string): KeptDecision | undefined {
  for (const [fightingUuid, log] of disk.events) {
    const row = log.find((one) => one.id === id);
    if (row === undefined) continue;
    const decision = { id, status: "applied", seq: row.seq } as const;
    return { fightingUuid, bodyHash: row.body_hash, decision };
  }
  const parked = disk.parked.get(id);
  if (parked === undefined) return undefined;
  const { fighting_uuid: fightingUuid, body_hash: bodyHash, status, reason } = parked;
  return { fightingUuid, bodyHash, decision: { id, status, reason } };
}
