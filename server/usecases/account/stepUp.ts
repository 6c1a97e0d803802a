import type { AccountDeps } from "../../auth/accountDeps.ts";
import { isPasswordOf } from "../../auth/password.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findLiveSession, markSteppedUp } from "../../persistence/account/sessions.ts";
import { accountObject, auditEntry, type Actor } from "../shared/accountAct.ts";

const GOOD_FOR_MS = 5 * 60_000;

/** Marks the session after the password was repeated; until when, or undefined for a wrong one. */
export async function stepUp(deps: AccountDeps, actor: Actor, password: string): Promise<number | undefined> {
  const account = await findAccountById(deps.db, actor.accountId);
  const isRight = await isPasswordOf(account?.password_hash ?? undefined, password);
  const object = accountObject(actor.accountId);
  const nowMs = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    if (isRight) await markSteppedUp(trx, actor.sessionId, nowMs);
    const action = isRight ? "stepped-up" : "step-up-failed";
    await insertAudit(trx, auditEntry(deps, { ...actor, action, object }));
  });
  return isRight ? nowMs + GOOD_FOR_MS : undefined;
}

/** Whether the password was repeated in this session a moment ago: dangerous acts ask for it. */
export async function hasSteppedUp(deps: Deps, sessionId: string): Promise<boolean> {
  const session = await findLiveSession(deps.db, sessionId, deps.now());
  const atMs = session?.stepped_up_ms ?? undefined;
  return atMs !== undefined && deps.now() - atMs < GOOD_FOR_MS;
}
