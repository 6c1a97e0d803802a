import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { hashSecret } from "../../auth/token.ts";
import { findAccountByEmail, takeAccountCode, updateAccount } from "../../persistence/account/accounts.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { accountObject, auditEntry } from "../shared/accountAct.ts";
import { issueAccountCode, links } from "../shared/accountCodes.ts";

/** Mails the link again to who still needs it. Done behind the answer, which is the same for everybody (AU29). */
export async function sendConfirmationLink(
  deps: Pick<AccountDeps, "config" | "db" | "now" | "sendMail">,
  email: string,
): Promise<void> {
  const account = await findAccountByEmail(deps.db, email);
  if (account === undefined || account.is_blocked || account.is_confirmed) return;
  const { id: accountId, username } = account;
  const code = await deps.db
    .transaction()
    .execute((trx) => issueAccountCode(trx, { accountId, kind: "confirmation", nowMs: deps.now() }));
  const link = links.confirmation(deps.config, code);
  deps.sendMail({ to: account, about: { kind: "confirmation", username, link } });
}

/** Refused for an unknown, expired or used code. */
export async function confirmEmail(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now">,
  code: string,
  address: string,
): Promise<Result<undefined, { readonly code: "link-expired" }>> {
  const nowMs = deps.now();
  return await inTransaction(deps.db, async (trx) => {
    const accountId = await takeAccountCode(trx, { codeHash: hashSecret(code), kind: "confirmation", nowMs });
    if (accountId === undefined) return refuse({ code: "link-expired" });
    await updateAccount(trx, accountId, { is_confirmed: true, email_proved_ms: nowMs });
    const object = accountObject(accountId);
    await insertAudit(trx, auditEntry(deps, { action: "email-confirmed", object, accountId, address }));
    return ok(undefined);
  });
}
