import { hashAddress } from "../../auth/networkAddress.ts";
import type { Deps } from "../../environment/deps.ts";
import type { AuditEntry } from "../../persistence/database/audit.ts";

/** Where a call comes from, as far as the account is concerned. */
export type Caller = {
  readonly address: string;
  /** The cookies it sent. */
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
  /** A browser on our own pages gets a token that works only together with its session cookie (AU34). */
  readonly isBrowser: boolean;
};

/** Somebody who is signed in, and from where. */
export type Actor = {
  readonly accountId: number;
  readonly sessionId: string;
  readonly address: string;
};

type Act = Pick<AuditEntry, "action" | "object" | "before" | "after"> & {
  readonly address: string;
  readonly accountId?: number | undefined;
  readonly sessionId?: string | undefined;
};

/** The line of the audit for an act on an account. Addresses are kept as hashes. */
export function auditEntry(
  deps: Pick<Deps, "tokenKey" | "now">,
  { address, accountId, sessionId, ...act }: Act,
): AuditEntry {
  return {
    ...act,
    at_ms: deps.now(),
    actor_id: accountId ?? null,
    session_id: sessionId ?? null,
    ip_hash: hashAddress(deps.tokenKey, address),
  };
}

export const accountObject = (id: number) => `account:${id}`;
