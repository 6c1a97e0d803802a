import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Config } from "../../environment/config.ts";
import { hashSecret } from "../../auth/token.ts";
import type { AccountCodeKind } from "../../persistence/database/accountTables.ts";
import { insertAccountCode } from "../../persistence/account/accounts.ts";
import type { Tables } from "../../persistence/database/tables.ts";

const HOUR_MS = 3_600_000;

/** Lengths as existing clients know them; both carry more than enough chance. */
const CODES: Readonly<Record<AccountCodeKind, { readonly bytes: number; readonly lifeMs: number }>> = {
  reset: { bytes: 64, lifeMs: HOUR_MS },
  confirmation: { bytes: 32, lifeMs: 24 * HOUR_MS },
};

/** Whoever is invited reads the letter when they come to it. */
export const INVITATION_MS = 7 * 24 * HOUR_MS;

type CodeWish = {
  readonly accountId: number;
  readonly kind: AccountCodeKind;
  readonly nowMs: number;
  readonly lifeMs?: number;
};

/** A code to be mailed; only its hash is kept, and older ones of its kind stop working (AU37). */
export async function issueAccountCode(
  trx: Transaction<Tables>,
  { accountId, kind, nowMs, lifeMs = CODES[kind].lifeMs }: CodeWish,
): Promise<string> {
  const { bytes } = CODES[kind];
  const code = randomBytes(bytes).toString("hex");
  await insertAccountCode(trx, {
    code_hash: hashSecret(code),
    account_id: accountId,
    kind,
    created_ms: nowMs,
    expires_ms: nowMs + lifeMs,
  });
  return code;
}

/** Links in mails are built from the configured address alone (AU38). */
export const links = {
  reset: ({ publicUrl }: Config, code: string) => new URL(`/auth/reset?code=${code}`, publicUrl).href,
  invitation: ({ publicUrl }: Config, code: string) =>
    new URL(`/auth/reset?code=${code}&invited=1`, publicUrl).href,
  confirmation: ({ publicUrl }: Config, code: string) =>
    new URL(`/api/auth/email-confirmation?confirmation=${code}`, publicUrl).href,
  signIn: ({ publicUrl }: Config) => new URL("/auth", publicUrl).href,
  forgot: ({ publicUrl }: Config) => new URL("/auth/forget", publicUrl).href,
  application: ({ publicUrl }: Config, documentId: string) =>
    new URL(`/personal/applications/${documentId}`, publicUrl).href,
  profile: ({ publicUrl }: Config, documentId: string) =>
    new URL(`/personal/profiles?person=${documentId}`, publicUrl).href,
  account: ({ publicUrl }: Config) => new URL("/personal/account", publicUrl).href,
  competition: ({ publicUrl }: Config, eventId: number, categoryUuid?: string) =>
    new URL(
      `/events/${eventId}/competition${categoryUuid === undefined ? "" : `/categories/${categoryUuid}`}`,
      publicUrl,
    ).href,
  home: ({ publicUrl }: Config) => new URL("/", publicUrl).href,
};
