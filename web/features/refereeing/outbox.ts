import { openDB, type DBSchema } from "idb";
import { submittedEventSchema, type SubmittedEvent } from "#contract/submit.ts";

/** What was tapped and is not decided by the server yet. Survives a reload and a crash of the browser. */
export type Outbox = {
  readonly put: (fightingUuid: string, event: SubmittedEvent) => Promise<void>;
  /** In the order they were tapped. */
  readonly findAll: (fightingUuid: string) => Promise<SubmittedEvent[]>;
  readonly settle: (ids: readonly string[]) => Promise<void>;
};

type OutboxRow = { id: string; fightingUuid: string; deviceSeq: number; event: unknown };

interface OutboxSchema extends DBSchema {
  outbox: { key: string; value: OutboxRow; indexes: { byFighting: [string, number] } };
}

export async function openOutbox(): Promise<Outbox> {
  const db = await openDB<OutboxSchema>("kover-table", 1, {
    upgrade: (created) => {
      const store = created.createObjectStore("outbox", { keyPath: "id" });
      store.createIndex("byFighting", ["fightingUuid", "deviceSeq"]);
    },
  });
  // Strict: the browser answers only after it has asked the disk to keep it.
  const write = () => db.transaction("outbox", "readwrite", { durability: "strict" });
  return {
    put: async (fightingUuid, event) => {
      const transaction = write();
      await transaction.store.put({ id: event.id, fightingUuid, deviceSeq: event.deviceSeq, event });
      await transaction.done;
    },
    findAll: async (fightingUuid) => {
      const range = IDBKeyRange.bound([fightingUuid, 0], [fightingUuid, Number.MAX_SAFE_INTEGER]);
      const rows = await db.getAllFromIndex("outbox", "byFighting", range);
      return rows.map(({ event }) => submittedEventSchema.parse(event));
    },
    settle: async (ids) => {
      const transaction = write();
      await Promise.all(ids.map((id) => transaction.store.delete(id)));
      await transaction.done;
    },
  };
}
