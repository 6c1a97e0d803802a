import { z } from "zod";
import { leaseViewSchema, protocolSchema, type LeaseView } from "#contract/submit.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { openTableDb } from "#web/offline/tableDb.ts";

/** What a table knew when it was last open: enough to go on after a reload without a network. */
export type TableMemory = {
  readonly findLease: (scope: string) => Promise<LeaseView | undefined>;
  readonly saveLease: (lease: LeaseView) => Promise<void>;
  readonly findRecord: (fightingUuid: string) => Promise<readonly RecordedEvent[]>;
  readonly saveRecord: (fightingUuid: string, recorded: readonly RecordedEvent[]) => Promise<void>;
};

const recordSchema = z.array(protocolSchema.shape.data.element.omit({ seq: true }));

export const tableMemory: TableMemory = {
  findLease: async (scope) => {
    const row = await (await openTableDb()).get("leases", scope);
    return leaseViewSchema.optional().catch(undefined).parse(row?.lease);
  },
  saveLease: async (lease) => {
    await (await openTableDb()).put("leases", { scope: lease.scope, lease });
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
