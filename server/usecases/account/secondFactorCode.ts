import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { TooManyRequests } from "../../auth/limits.ts";
import { openSecret } from "../../auth/sealedSecret.ts";
import { hashSecret } from "../../auth/token.ts";
import { stepOfCode, writeBase32 } from "../../auth/totp.ts";
import { takeRecoveryCode, takeStep, type SecondFactorRow } from "../../persistence/account/secondFactors.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { accountObject } from "../shared/accountAct.ts";

export type CodeKind = "code" | "recovery-code";
export type CodeProblem = TooManyRequests | { readonly code: "wrong-code" };

type Shown = {
  readonly factor: SecondFactorRow;
  readonly typed: string;
  readonly isRecoveryAllowed: boolean;
};

/**
 * Work that looks at a code of an account; wrong ones are slowed down as wrong passwords are (AU70). Counted outside of its
 * transaction, which a refusal rolls back.
 */
export async function withCodeTry<Value, Problem>(
  { config, limits }: Pick<AccountDeps, "config" | "limits">,
  accountId: number,
  work: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | TooManyRequests>> {
  const key = accountObject(accountId);
  const waitMs = config.isRateLimited ? await limits.codeByAccount.tryOnce(key) : 0;
  if (waitMs > 0) return refuse({ code: "too-many-requests", waitMs });
  const done = await work();
  if (done.ok) await limits.codeByAccount.succeeded(key);
  return done;
}

/** Uses up the code that was shown. */
export async function takeCode(
  deps: Pick<AccountDeps, "tokenKey" | "now">,
  trx: Transaction<Tables>,
  { factor, typed, isRecoveryAllowed }: Shown,
): Promise<Result<CodeKind, CodeProblem>> {
  const plain = typed.replaceAll(/[\s-]/gu, "").toUpperCase();
  const isRecovery = !/^\d{6}$/u.test(plain);
  const isRight = isRecovery
    ? isRecoveryAllowed && (await takeRecovery(deps, trx, factor, plain))
    : await takeTotp(deps, trx, factor, plain);
  if (!isRight) return refuse({ code: "wrong-code" });
  return ok(isRecovery ? "recovery-code" : "code");
}

async function takeTotp(
  deps: Pick<AccountDeps, "tokenKey" | "now">,
  trx: Transaction<Tables>,
  { account_id: accountId, sealed_secret: sealed }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const secret = openSecret(deps.tokenKey, accountId, sealed);
  const step = secret && stepOfCode(secret, code, deps.now());
  return step !== undefined && (await takeStep(trx, accountId, step));
}

async function takeRecovery(
  deps: Pick<AccountDeps, "now">,
  trx: Transaction<Tables>,
  { account_id: accountId }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  return await takeRecoveryCode(trx, { accountId, codeHash: hashSecret(code), nowMs: deps.now() });
}

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** Eighty bits each, in groups a person can copy by hand; only their hashes are kept (AU71). */
export function newRecoveryCodes(): { readonly shown: string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => writeBase32(randomBytes(RECOVERY_BYTES)));
  return {
    shown: codes.map((code) => (code.match(/.{4}/gu) ?? []).join("-")),
    hashes: codes.map((code) => hashSecret(code)),
  };
}
