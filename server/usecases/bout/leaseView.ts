import type { LeaseView } from "#contract/bout/submit.ts";
import type { LeaseRow } from "../../persistence/database/logTables.ts";
import type { ScoringStore } from "./scoringStore.ts";

/** A lease on the bout itself wins over the one on its mat. */
export async function findCoveringLease(
  { findLease }: Pick<ScoringStore, "findLease">,
  fighting: { readonly uuid: string; readonly carpetUuid: string | undefined },
): Promise<LeaseRow | undefined> {
  const own = await findLease(`fighting:${fighting.uuid}`);
  if (own?.device_id) return own;
  const mat =
    fighting.carpetUuid === undefined ? undefined : await findLease(`carpet:${fighting.carpetUuid}`);
  return mat ?? own;
}

export async function viewLease(
  { findUserName }: Pick<ScoringStore, "findUserName">,
  lease: LeaseRow,
): Promise<LeaseView> {
  const user = lease.user_id === null ? undefined : await findUserName(lease.user_id);
  const account = { user: user ?? "", ...(lease.user_id !== null && { userId: lease.user_id }) };
  const holder = lease.device_id === null ? null : { device: lease.device_id, ...account };
  return { scope: lease.scope, epoch: lease.epoch, holder, seenAt: lease.seen_ms };
}
