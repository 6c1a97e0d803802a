import type { EventRoleView, NewEventRole } from "#contract/event/eventRole.ts";
import type { EventRole } from "#domain/access/eventRoles.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAccountByEmail } from "../../persistence/account/accounts.ts";
import {
  findEventRoles,
  giveEventRole,
  takeEventRole,
  type EventRoleRow,
} from "../../persistence/account/eventRoles.ts";
import { findAllSessionsOfAccount } from "../../persistence/account/sessions.ts";
import type { AccountRow } from "../../persistence/database/accountTables.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { inviteUser } from "./inviteUser.ts";
import { insertInvited } from "./insertInvited.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { findEvent, type FoundEvent } from "../event/findEvent.ts";

type NotFound = { readonly code: "not-found" };

export async function readEventRoles(
  deps: Pick<Deps, "db">,
  eventRef: string,
): Promise<Result<EventRoleView[], NotFound>> {
  const event = await findEvent(deps, eventRef);
  return event.ok ? ok((await findEventRoles(deps.db, event.value.id)).map(presentEventRole)) : event;
}

type GiveProblem =
  | NotFound
  | { readonly code: "in-rehearsal" | "account-blocked" | "email-unproved" | "login-like-email" };
type Given = { readonly roles: EventRoleView[]; readonly isInvited: boolean };

/** An account of the address gets the roles at once; without one it is made, and a letter goes out (RL28). */
export async function giveEventRoles(
  deps: AccountDeps,
  actor: Actor,
  eventRef: string,
  { email, roles }: NewEventRole,
): Promise<Result<Given, GiveProblem>> {
  const event = await findEvent(deps, eventRef);
  if (!event.ok) return event;
  // Whoever works at the event works at its rehearsal: nobody is invited to a copy.
  if (event.value.rehearsal_of !== null) return refuse({ code: "in-rehearsal" });
  const known = await findAccountByEmail(deps.db, email);
  if (known?.is_blocked === true) return refuse({ code: "account-blocked" });
  // Whoever registered with the address of somebody else must not get in by it.
  if (known?.role === "authenticated" && known.email_proved_ms === null)
    return refuse({ code: "email-unproved" });
  const account = known ?? (await insertInvited(deps, actor, { email, role: "authenticated" }));
  if (account === undefined) return refuse({ code: "login-like-email" });
  await give(deps, actor, event.value, account, roles);
  if (known === undefined)
    await inviteUser(deps, actor, { id: account.id, event: eventRef, eventRole: roles[0] });
  await closeSocketsOf(deps, account.id);
  return ok({
    roles: (await findEventRoles(deps.db, event.value.id)).map(presentEventRole),
    isInvited: known === undefined,
  });
}

const give = (
  deps: Pick<Deps, "db" | "now" | "tokenKey">,
  actor: Actor,
  { id: eventId }: FoundEvent,
  { id: accountId }: AccountRow,
  roles: readonly EventRole[],
) =>
  deps.db.transaction().execute(async (trx) => {
    const before = await findEventRoles(trx, eventId);
    const isHeld = (role: EventRole) =>
      before.some((row) => row.account_id === accountId && row.role === role);
    const added = [...new Set(roles)].filter((role) => !isHeld(role));
    for (const role of added)
      await giveEventRole(trx, { eventId, accountId, role }, { nowMs: deps.now(), actorId: actor.accountId });
    const act = { action: "event-role-given", object: `event:${eventId}` };
    if (added.length > 0)
      await insertAudit(
        trx,
        auditEntry(deps, { ...actor, ...act, after: { account: accountId, roles: added } }),
      );
  });

type Taking = {
  readonly event: string;
  readonly role: number;
  /** Whoever is no admin leaves the event to another organiser. */
  readonly isAdmin: boolean;
};

/** Counts from the next call on; the row stays, so that its owner can be told (RL29). */
export async function takeEventRoleAway(
  deps: Pick<AccountDeps, "db" | "now" | "tokenKey" | "closeSockets">,
  actor: Actor,
  { event: eventRef, role: roleId, isAdmin }: Taking,
): Promise<Result<EventRoleView[], NotFound | { readonly code: "last-organiser" }>> {
  const event = await findEvent(deps, eventRef);
  if (!event.ok) return event;
  const eventId = event.value.id;
  const taken = await inTransaction<EventRoleRow, NotFound | { readonly code: "last-organiser" }>(
    deps.db,
    async (trx) => {
      const rows = await findEventRoles(trx, eventId);
      const row = rows.find(({ id }) => id === roleId);
      if (row === undefined) return refuse({ code: "not-found" });
      const organisers = rows.filter(({ role }) => role === "organiser");
      if (!isAdmin && row.role === "organiser" && organisers.length === 1)
        return refuse({ code: "last-organiser" });
      await takeEventRole(trx, row, { nowMs: deps.now(), actorId: actor.accountId });
      const before = { account: row.account_id, roles: [row.role] };
      const act = { action: "event-role-taken", object: `event:${eventId}`, before };
      await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
      return ok(row);
    },
  );
  if (!taken.ok) return taken;
  await closeSocketsOf(deps, taken.value.account_id);
  return ok((await findEventRoles(deps.db, eventId)).map(presentEventRole));
}

/** Sockets joined rooms as who the account was before; they join again as who it is now (SE11). */
async function closeSocketsOf(
  deps: Pick<AccountDeps, "db" | "now" | "closeSockets">,
  accountId: number,
): Promise<void> {
  const live = await findAllSessionsOfAccount(deps.db, accountId, deps.now());
  deps.closeSockets(live.map(({ id }) => id));
}

const presentEventRole = (row: EventRoleRow): EventRoleView => ({
  id: row.id,
  role: row.role,
  account: {
    id: row.account_id,
    name: row.display_name ?? row.username,
    email: row.email,
    isBlocked: row.is_blocked,
  },
  givenAt: row.given_ms,
  givenBy: row.giver_name,
});
