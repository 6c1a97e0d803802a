import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { deviceId, rememberDevice } from "./device.ts";

/** One act of this device. `waiting` is there only until the server has decided it: an index of it lists the undecided. */
export type ActRow = {
  id: string;
  fightingUuid: string;
  deviceSeq: number;
  event: unknown;
  storedAt: number;
  waiting?: number;
  decision?: string;
  reason?: string;
};

interface TableSchema extends DBSchema {
  acts: {
    key: string;
    value: ActRow;
    indexes: { byFighting: [string, number]; byWaiting: number; byAge: number };
  };
  leases: { key: string; value: { scope: string; lease: unknown; lostAtMs: number | undefined } };
  records: { key: string; value: { fightingUuid: string; recorded: unknown; savedAt: number } };
  competitions: { key: string; value: { uuid: string; competition: unknown; savedAt: number } };
  device: { key: "id"; value: string };
}

export type TableDb = IDBPDatabase<TableSchema>;

let opened: Promise<TableDb> | undefined;

/** One connection a tab; one that failed is tried again, for a full disk may have been emptied. */
export function openTableDb(): Promise<TableDb> {
  opened ??= open().catch((cause: unknown) => {
    opened = undefined;
    throw cause;
  });
  return opened;
}

async function open(): Promise<TableDb> {
  const db = await openDB<TableSchema>("kover-journal", 1, {
    upgrade: (created) => {
      const acts = created.createObjectStore("acts", { keyPath: "id" });
      acts.createIndex("byFighting", ["fightingUuid", "deviceSeq"]);
      acts.createIndex("byWaiting", "waiting");
      acts.createIndex("byAge", "storedAt");
      created.createObjectStore("leases", { keyPath: "scope" });
      created.createObjectStore("records", { keyPath: "fightingUuid" });
      created.createObjectStore("competitions", { keyPath: "uuid" });
      created.createObjectStore("device");
    },
    // A newer version of the page in another tab must not wait for this one.
    blocking: (_from, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opened = undefined;
    },
  });
  await settleDevice(db);
  return db;
}

/** The device's name lives where its acts live: local storage may forget the last seconds before a crash. */
async function settleDevice(db: TableDb): Promise<void> {
  const kept = await db.get("device", "id");
  if (kept !== undefined) return rememberDevice(kept);
  const transaction = db.transaction("device", "readwrite", { durability: "strict" });
  await transaction.store.put(deviceId(), "id");
  await transaction.done;
}
