import { z } from "zod";
import { leaseViewSchema, protocolSchema } from "#contract/submit.ts";
import type { TableMemory } from "#contract/table/memory.ts";
import { openTableDb } from "#web/platform/offline/tableDb.ts";

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
