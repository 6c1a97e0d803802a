import type { EventRole } from "#domain/access/eventRoles.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { accountObject, auditEntry, type Actor } from "../shared/accountAct.ts";
import { INVITATION_MS, issueAccountCode, links } from "../shared/accountCodes.ts";
import { findEvent } from "../event/findEvent.ts";

type Invitation = {
  readonly id: number;
  readonly event: string | null;
  /** What they will be there, where that is more than the role of their account. */
  readonly eventRole?: EventRole | undefined;
};

/** A letter of its own for somebody an admin made an account for: what to, as what, by whom; a week to answer (AU77). */
export async function inviteUser(
  deps: Pick<AccountDeps, "config" | "db" | "tokenKey" | "now" | "sendMail">,
  actor: Actor,
  { id, event: eventId, eventRole }: Invitation,
): Promise<Result<undefined, { readonly code: "not-found" }>> {
  const account = await findAccountById(deps.db, id);
  if (account === undefined || account.is_blocked) return refuse({ code: "not-found" });
  const event = eventId === null ? ok(undefined) : await findEvent(deps, eventId);
  if (!event.ok) return event;
  const host = await findAccountById(deps.db, actor.accountId);
  const code = await deps.db.transaction().execute(async (trx) => {
    const act = {
      action: "user-invited",
      object: accountObject(id),
      after: { event: event.value?.id ?? null },
    };
    await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
    const wish = { accountId: id, kind: "reset", nowMs: deps.now(), lifeMs: INVITATION_MS } as const;
    return issueAccountCode(trx, wish);
  });
  deps.sendMail({
    to: account,
    about: {
      invitation: eventRole ?? account.role,
      username: account.username,
      link: links.invitation(deps.config, code),
      host: host?.display_name ?? host?.username ?? "",
      eventName: event.value?.name,
    },
  });
  return ok(undefined);
}
