import { z } from "zod";
import type { ParkedAct } from "#contract/bout/parked.ts";
import { submittedEventSchema } from "#contract/bout/submit.ts";
import type { ParkedRow } from "../persistence/bout/parkedActs.ts";

const resolutionSchema = z.object({ decision: z.enum(["accepted", "dismissed"]), reason: z.string() });
export type KeptResolution = z.infer<typeof resolutionSchema>;

export function presentParked(row: ParkedRow): ParkedAct {
  const { carpet_uuid, carpet_name } = row;
  return {
    id: row.id,
    fighting: { uuid: row.fighting_uuid, number: row.number, version: row.bout_version ?? 0 },
    carpet: carpet_uuid === null || carpet_name === null ? null : { uuid: carpet_uuid, name: carpet_name },
    status: row.status,
    reason: row.reason,
    receivedAt: row.received_ms,
    author: row.author_display_name ?? row.author_username,
    submitted: submittedEventSchema.parse(row.body),
    resolution: row.resolution === null ? null : resolutionOf(row, row.resolution),
  };
}

function resolutionOf(row: ParkedRow, kept: string) {
  return {
    ...resolutionSchema.parse(JSON.parse(kept)),
    by: row.display_name ?? row.username ?? "",
    at: row.resolved_ms ?? 0,
    reissuedAs: row.reissued_as,
  };
}
