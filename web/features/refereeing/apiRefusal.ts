import { z } from "zod";
import { ApiFailure } from "#contract/error.ts";
import { leaseViewSchema, type LeaseView } from "#contract/submit.ts";

const conflictSchema = z.object({ lease: leaseViewSchema });

/** Who holds the table, when that is why it was refused. */
export function leaseInConflict(cause: unknown): LeaseView | undefined {
  if (!(cause instanceof ApiFailure) || cause.error.status !== 409) return undefined;
  return conflictSchema.safeParse(cause.error.details).data?.lease;
}

export function isRefusedAccess(cause: unknown): boolean {
  return cause instanceof ApiFailure && (cause.error.status === 401 || cause.error.status === 403);
}
