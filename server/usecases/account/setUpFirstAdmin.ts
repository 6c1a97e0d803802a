import { randomBytes } from "node:crypto";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { TooManyRequests } from "../../auth/limits.ts";
import { hashPassword } from "../../auth/password.ts";
import { isSetupCode, writeSetupCode } from "../../auth/setupCode.ts";
import {
  countActiveAdmins,
  findAllAccountsNamed,
  insertAccount,
} from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import { accountObject, auditEntry, type Caller } from "../shared/accountAct.ts";
import { openSession, type SignedIn } from "./openSession.ts";
import type { Registration } from "./register.ts";

export type SetupProblem = TooManyRequests | { readonly code: "wrong-setup-code" | "name-taken" };

/** A code for the console while an installation has no admin; undefined once it has one, or when it shows a demo. */
export async function offerSetup(
  deps: Pick<AccountDeps, "config" | "db" | "tokenKey" | "now">,
): Promise<string | undefined> {
  if (deps.config.demo !== "off" || (await countActiveAdmins(deps.db)) > 0) return undefined;
  return writeSetupCode(deps.tokenKey, deps.now());
}

/** The code was read from the console of the machine, so whoever has it may run the installation. */
export async function setUpFirstAdmin(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now" | "newId">,
  { code, ...person }: Registration & { readonly code: string },
  caller: Caller,
): Promise<Result<SignedIn, SetupProblem>> {
  if (!isSetupCode(deps.tokenKey, code, deps.now())) return refuse({ code: "wrong-setup-code" });
  const hashed = await hashPassword(person.password);
  if (!hashed.ok) return hashed;
  return await inTransaction<SignedIn, SetupProblem>(deps.db, async (trx) => {
    if ((await countActiveAdmins(trx)) > 0) return refuse({ code: "wrong-setup-code" });
    if ((await findAllAccountsNamed(trx, person)).length > 0) return refuse({ code: "name-taken" });
    const account = await insertAccount(trx, {
      ...newEntry(deps.now(), randomBytes),
      username: person.username,
      email: person.email,
      password_hash: hashed.value,
      is_confirmed: true,
      role: "admin",
    });
    const signedIn = await openSession(deps, trx, account, caller);
    const act = { action: "first-admin", object: accountObject(account.id), accountId: account.id };
    await insertAudit(
      trx,
      auditEntry(deps, { ...act, sessionId: signedIn.sessionId, address: caller.address }),
    );
    return ok(signedIn);
  });
}
