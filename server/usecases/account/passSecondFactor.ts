import type { Kysely, Transaction } from "kysely";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { readTicket, writeTicket } from "../../auth/secondFactorTicket.ts";
import type { AccountRow } from "../../persistence/database/accountTables.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findSecondFactor, hasSecondFactor } from "../../persistence/account/secondFactors.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { accountObject, auditEntry, type Caller } from "../shared/accountAct.ts";
import { links } from "../shared/accountCodes.ts";
import { openSession, type SignedIn } from "./openSession.ts";
import { takeCode, withCodeTry, type CodeKind, type CodeProblem } from "./secondFactorCode.ts";

/** The first factor was right, and it is not enough. */
export type SecondFactorRequired = { readonly code: "second-factor-required"; readonly ticket: string };

/** Undefined when the first factor is enough for this account (AU69). */
export async function demandSecondFactor(
  deps: Pick<AccountDeps, "tokenKey" | "now">,
  db: Kysely<Tables>,
  account: AccountRow,
): Promise<SecondFactorRequired | undefined> {
  if (!(await hasSecondFactor(db, account.id))) return undefined;
  return { code: "second-factor-required", ticket: await writeTicket(deps, account) };
}

export type PassProblem = CodeProblem | { readonly code: "second-factor-expired" };

type Passed = { readonly signedIn: SignedIn; readonly account: AccountRow; readonly kind: CodeKind };

/** The ticket of the first factor and a code together open a session. */
export async function passSecondFactor(
  deps: Pick<AccountDeps, "config" | "db" | "tokenKey" | "now" | "newId" | "limits" | "sendMail">,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  caller: Caller,
): Promise<Result<SignedIn, PassProblem>> {
  const read = await readTicket(deps, ticket);
  if (read === undefined) return refuse({ code: "second-factor-expired" });
  // Not rolled back when it is refused: a wrong code is noted in the audit.
  const pass = async (trx: Transaction<Tables>): Promise<Result<Passed, PassProblem>> => {
    const account = await findAccountById(trx, read.accountId);
    const factor = account && (await findSecondFactor(trx, account.id));
    const isGood = account !== undefined && read.isOf(account) && !account.is_blocked;
    if (!isGood || factor?.confirmed_ms === undefined || factor.confirmed_ms === null)
      return refuse({ code: "second-factor-expired" });
    const object = accountObject(account.id);
    const act = { object, accountId: account.id, address: caller.address };
    const taken = await takeCode(deps, trx, { factor, typed: code, isRecoveryAllowed: true });
    if (!taken.ok) {
      await insertAudit(trx, auditEntry(deps, { ...act, action: "second-factor-failed" }));
      return taken;
    }
    const signedIn = await openSession(deps, trx, account, caller);
    const after = { secondFactor: taken.value };
    const { sessionId } = signedIn;
    await insertAudit(trx, auditEntry(deps, { ...act, action: "sign-in", after, sessionId }));
    return ok({ signedIn, account, kind: taken.value });
  };
  const passed = await withCodeTry<Passed, PassProblem>(deps, read.accountId, () =>
    deps.db.transaction().execute(pass),
  );
  if (!passed.ok) return passed;
  const { signedIn, account, kind } = passed.value;
  // Who did not do it themselves must hear of it.
  if (kind === "recovery-code") {
    const about = { kind: "recovery-code-used", username: account.username } as const;
    deps.sendMail({ to: account, about: { ...about, link: links.account(deps.config) } });
  }
  return ok(signedIn);
}
