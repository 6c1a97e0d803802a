import type { RecordedEvent } from "#domain/bout/event.ts";
import type { LeaseView } from "../bout/submit.ts";

/** What a table knew when it was last open: enough to go on after a reload without a network. */
export type TableMemory = {
  readonly findLease: (scope: string) => Promise<KeptLease | undefined>;
  readonly saveLease: (kept: KeptLease) => Promise<void>;
  readonly findRecord: (fightingUuid: string) => Promise<readonly RecordedEvent[]>;
  readonly saveRecord: (fightingUuid: string, recorded: readonly RecordedEvent[]) => Promise<void>;
};

/** The right this device was granted, and since when the server has not been heard. */
export type KeptLease = { readonly lease: LeaseView; readonly lostAtMs: number | undefined };

/** Forgets everything with its program. */
export function createVolatileMemory(): TableMemory {
  const leases = new Map<string, KeptLease>();
  const records = new Map<string, readonly RecordedEvent[]>();
  return {
    findLease: async (scope) => leases.get(scope),
    saveLease: async (kept) => void leases.set(kept.lease.scope, kept),
    findRecord: async (uuid) => records.get(uuid) ?? [],
    saveRecord: async (uuid, recorded) => void records.set(uuid, recorded),
  };
}
