import { ok, refuse, type Result } from "#domain/result.ts";
import { checkPassword, type PasswordProblem } from "../../auth/password.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findLiveSession, markSteppedUp } from "../../persistence/account/sessions.ts";
import { accountObject, auditEntry, type Actor } from "../shared/accountAct.ts";

const GOOD_FOR_MS = 5 * 60_000;

/** Marks the session after the password was repeated, and says until when that counts. */
export async function stepUp(
  deps: Pick<Deps, "db" | "tokenKey" | "now">,
  actor: Actor,
  password: string,
): Promise<Result<number, PasswordProblem>> {
  const account = await findAccountById(deps.db, actor.accountId);
  const checked = await checkPassword(account?.password_hash, password);
  if (!checked.ok && checked.problem.code === "too-many-requests") return checked;
  const object = accountObject(actor.accountId);
  const nowMs = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    if (checked.ok) await markSteppedUp(trx, actor.sessionId, nowMs);
    const action = checked.ok ? "stepped-up" : "step-up-failed";
    await insertAudit(trx, auditEntry(deps, { ...actor, action, object }));
  });
  return checked.ok ? ok(nowMs + GOOD_FOR_MS) : checked;
}

/** Dangerous acts ask for the password again: a session left open must not be enough for them. */
export async function demandStepUp(
  { db, now }: Pick<Deps, "db" | "now">,
  { sessionId }: Actor,
): Promise<Result<true, { readonly code: "step-up-required" }>> {
  const session = await findLiveSession(db, sessionId, now());
  const atMs = session?.stepped_up_ms ?? undefined;
  const isFresh = atMs !== undefined && now() - atMs < GOOD_FOR_MS;
  return isFresh ? ok(true) : refuse({ code: "step-up-required" });
}
