import type { AccountDeps } from "../../auth/accountDeps.ts";
import { hashSecret, newSessionSecret, writeToken } from "../../auth/token.ts";
import { findAllSessionsOfAccount, insertSession } from "../../persistence/account/sessions.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { accountObject, auditEntry, type Actor } from "../shared/accountAct.ts";

const LIFE_MS = 90 * 86_400_000;
const MOST_TOKENS = 10;

export type ProgramToken = { readonly jwt: string; readonly expiresAt: string };

/** A token for a program, which its owner finds among the own sessions and ends there (AU76). */
export async function makeProgramToken(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now" | "newId">,
  actor: Actor,
  name: string,
): Promise<Result<ProgramToken, { readonly code: "too-many-tokens" }>> {
  const { accountId } = actor;
  const nowMs = deps.now();
  const id = deps.newId();
  const expiresMs = nowMs + LIFE_MS;
  const written = await inTransaction<undefined, { readonly code: "too-many-tokens" }>(
    deps.db,
    async (trx) => {
      const live = await findAllSessionsOfAccount(trx, accountId, nowMs);
      if (live.filter(({ program_name }) => program_name !== null).length >= MOST_TOKENS)
        return refuse({ code: "too-many-tokens" });
      await insertSession(trx, {
        id,
        // Nobody is ever asked for it: the token is not bound to a cookie.
        token_hash: hashSecret(newSessionSecret()),
        account_id: accountId,
        is_bound: false,
        created_ms: nowMs,
        seen_ms: nowMs,
        expires_ms: expiresMs,
        program_name: name,
      });
      const act = { action: "program-token", object: accountObject(accountId), after: { session: id } };
      await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
      return ok(undefined);
    },
  );
  if (!written.ok) return written;
  const claims = { accountId, sessionId: id, isBound: false };
  const jwt = await writeToken(deps.tokenKey, claims, nowMs, expiresMs);
  return ok({ jwt, expiresAt: new Date(expiresMs).toISOString() });
}
