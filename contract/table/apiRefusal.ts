import { z } from "zod";
import { ApiFailure } from "../error.ts";
import { leaseViewSchema, type LeaseView } from "../bout/submit.ts";

const conflictSchema = z.object({ lease: leaseViewSchema });

/** Who holds the table, when that is why it was refused. */
export function leaseInConflict(cause: unknown): LeaseView | undefined {
  if (!(cause instanceof ApiFailure) || cause.error.status !== 409) return undefined;
  return conflictSchema.safeParse(cause.error.details).data?.lease;
}

/** What a failed call means to a table: a session that is over, a right that is gone, a server that asks for patience. */
export function troubleOf(cause: unknown): "signed-out" | "forbidden" | "busy" | "offline" {
  const status = cause instanceof ApiFailure ? cause.error.status : 0;
  if (status === 401) return "signed-out";
  if (status === 403) return "forbidden";
  return status === 429 ? "busy" : "offline";
}
