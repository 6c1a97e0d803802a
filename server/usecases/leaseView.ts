import type { Kysely } from "kysely";
import type { LeaseView } from "#contract/submit.ts";
import { findAccountById } from "../persistence/accounts.ts";
import { findLease } from "../persistence/leases.ts";
import type { LeaseRow } from "../persistence/logTables.ts";
import type { Tables } from "../persistence/tables.ts";

/** A lease on the bout itself wins over the one on its mat. */
export async function findCoveringLease(
  db: Kysely<Tables>,
  fighting: { readonly uuid: string; readonly carpetUuid: string | undefined },
): Promise<LeaseRow | undefined> {
  const own = await findLease(db, `fighting:${fighting.uuid}`);
  if (own?.device_id) return own;
  const mat =
    fighting.carpetUuid === undefined ? undefined : await findLease(db, `carpet:${fighting.carpetUuid}`);
  return mat ?? own;
}

export async function viewLease(db: Kysely<Tables>, lease: LeaseRow): Promise<LeaseView> {
  const account = lease.user_id === null ? undefined : await findAccountById(db, lease.user_id);
  const holder =
    lease.device_id === null
      ? null
      : { device: lease.device_id, user: account?.display_name ?? account?.username ?? "" };
  return { scope: lease.scope, epoch: lease.epoch, holder, seenAt: lease.seen_ms };
}
