import {
  submittedEventSchema,
  SUBMIT_STATUSES,
  type SubmitResult,
  leaseViewSchema,
  protocolSchema,
} from "#contract/bout/submit.ts";
import type { TableMemory } from "#contract/table/memory.ts";
import type { JournalAct, Outbox, Waiting } from "#contract/table/outbox.ts";
import { openTableDb, type ActRow, type TableDb } from "#web/platform/offline/tableDb.ts";
import { z } from "zod";

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export async function openOutbox(): Promise<Outbox> {
  const db = await openTableDb();
  // Nobody waits for it, and what is not pruned today is pruned tomorrow.
  prune(db, Date.now() - KEPT_MS).catch(() => {});
  const ofBout = (uuid: string) => IDBKeyRange.bound([uuid, 0], [uuid, Number.MAX_SAFE_INTEGER]);
  return {
    put: async (fightingUuid, event) => {
      const storedAt = Date.now();
      const transaction = db.transaction("acts", "readwrite", STRICT);
      await transaction.store.put({
        id: event.id,
        fightingUuid,
        deviceSeq: event.deviceSeq,
        event,
        storedAt,
        waiting: storedAt,
      });
      await transaction.done;
      return "disk";
    },
    findAll: async (fightingUuid) => {
      const rows = await db.getAllFromIndex("acts", "byFighting", ofBout(fightingUuid));
      return rows.filter(({ waiting }) => waiting !== undefined).map(toSubmitted);
    },
    findWaiting: async () => groupByBout(await db.getAllFromIndex("acts", "byWaiting")),
    settle: (results) => settle(db, results),
    lastDeviceSeq: async (fightingUuid) => {
      const keys = db.transaction("acts").store.index("byFighting");
      return (await keys.openCursor(ofBout(fightingUuid), "prev"))?.value.deviceSeq ?? 0;
    },
    findJournal: async (fightingUuid) => {
      const rows =
        fightingUuid === undefined
          ? await db.getAllFromIndex("acts", "byAge")
          : await db.getAllFromIndex("acts", "byFighting", ofBout(fightingUuid));
      return rows.map(toJournalAct);
    },
    findRefused: async () => {
      const rows = await db.getAllFromIndex("acts", "byAge");
      // Most of a day was taken: only what was not is worth parsing.
      const undone = rows.filter(({ decision }) => decision !== undefined && decision !== "applied");
      return undone.map(toJournalAct);
    },
  };
}

// Strict: the browser answers only after it has asked the disk to keep it.
const STRICT = { durability: "strict" } as const;

async function settle(db: TableDb, results: readonly SubmitResult[]): Promise<void> {
  const transaction = db.transaction("acts", "readwrite", STRICT);
  for (const { id, status, reason } of results) {
    const row = await transaction.store.get(id);
    if (row === undefined) continue;
    const { waiting: _, ...rest } = row;
    await transaction.store.put({ ...rest, decision: status, ...(reason !== undefined && { reason }) });
  }
  await transaction.done;
}

async function prune(db: TableDb, beforeMs: number): Promise<void> {
  const transaction = db.transaction("acts", "readwrite");
  let cursor = await transaction.store.index("byAge").openCursor(IDBKeyRange.upperBound(beforeMs));
  while (cursor) {
    // No age makes an undecided act disposable.
    if (cursor.value.waiting === undefined) await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}

function groupByBout(rows: readonly ActRow[]): Waiting[] {
  const bouts = Map.groupBy(rows, ({ fightingUuid }) => fightingUuid);
  return [...bouts].map(([fightingUuid, acts]) => ({
    fightingUuid,
    events: acts.toSorted((a, b) => a.deviceSeq - b.deviceSeq).map(toSubmitted),
  }));
}

const toSubmitted = ({ event }: ActRow) => submittedEventSchema.parse(event);

function toJournalAct(row: ActRow): JournalAct {
  return {
    fightingUuid: row.fightingUuid,
    submitted: toSubmitted(row),
    decision: SUBMIT_STATUSES.find((status) => status === row.decision),
    reason: row.reason,
    storedAt: row.storedAt,
  };
}

const keptLeaseSchema = z.object({ lease: leaseViewSchema, lostAtMs: z.number().optional() });
const recordSchema = z.array(protocolSchema.shape.data.element.omit({ seq: true }));

export const tableMemory: TableMemory = {
  findLease: async (scope) => {
    const row = await (await openTableDb()).get("leases", scope);
    const { data } = keptLeaseSchema.safeParse(row);
    return data && { lease: data.lease, lostAtMs: data.lostAtMs };
  },
  saveLease: async ({ lease, lostAtMs }) => {
    await (await openTableDb()).put("leases", { scope: lease.scope, lease, lostAtMs });
  },
  findRecord: async (fightingUuid) => {
    const row = await (await openTableDb()).get("records", fightingUuid);
    const recorded = recordSchema.catch([]).parse(row?.recorded ?? []);
    return recorded.map(({ boutMs, ...entry }) => ({ ...entry, ...(boutMs !== undefined && { boutMs }) }));
  },
  saveRecord: async (fightingUuid, recorded) => {
    const row = { fightingUuid, recorded, savedAt: Date.now() };
    await (await openTableDb()).put("records", row);
  },
};
