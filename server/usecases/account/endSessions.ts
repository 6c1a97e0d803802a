import type { AccountDeps } from "../../auth/accountDeps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { endAllSessions, endSessionOfAccount } from "../../persistence/account/sessions.ts";
import { accountObject, auditEntry, type Actor } from "../shared/accountAct.ts";

type Ending = {
  readonly accountId: number;
  /** One of them; all of them when it is left out. */
  readonly sessionId?: string | undefined;
  /** The one that stays. */
  readonly except?: string | undefined;
};

/** Ends one or all sessions of an account and says how many; their tokens are worthless at once (AU33). */
export async function endSessions(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now" | "closeSockets">,
  actor: Actor,
  { accountId, sessionId, except }: Ending,
): Promise<number> {
  const nowMs = deps.now();
  const endedIds = await deps.db.transaction().execute(async (trx) => {
    const ended =
      sessionId === undefined
        ? await endAllSessions(trx, accountId, { nowMs, except })
        : (await endSessionOfAccount(trx, { id: sessionId, accountId, nowMs }))
          ? [sessionId]
          : [];
    if (ended.length === 0) return ended;
    const act = {
      action: "sessions-ended",
      object: accountObject(accountId),
      after: { count: ended.length },
    };
    await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
    return ended;
  });
  if (endedIds.length > 0) deps.closeSockets(endedIds);
  return endedIds.length;
}

export async function signOut(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now" | "closeSockets">,
  actor: Actor,
): Promise<void> {
  const { accountId, sessionId } = actor;
  const object = accountObject(accountId);
  await deps.db.transaction().execute(async (trx) => {
    await endSessionOfAccount(trx, { id: sessionId, accountId, nowMs: deps.now() });
    await insertAudit(trx, auditEntry(deps, { ...actor, action: "sign-out", object }));
  });
  deps.closeSockets([sessionId]);
}
