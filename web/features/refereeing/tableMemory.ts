import { z } from "zod";
import { leaseViewSchema, protocolSchema, type LeaseView } from "#contract/submit.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { openTableDb } from "#web/offline/tableDb.ts";

/** What a table knew when it was last open: enough to go on after a reload without a network. */
export type TableMemory = {
  readonly findLease: (scope: string) => Promise<KeptLease | undefined>;
  readonly saveLease: (kept: KeptLease) => Promise<void>;
  readonly findRecord: (fightingUuid: string) => Promise<readonly RecordedEvent[]>;
  readonly saveRecord: (fightingUuid: string, recorded: readonly RecordedEvent[]) => Promise<void>;
};

/** The right this device was granted, and since when the server has not been heard. */
export type KeptLease = { readonly lease: LeaseView; readonly lostAtMs: number | undefined };

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
