import type { SignInPlace } from "#contract/account/account.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAllSessionsOfAccount } from "../../persistence/account/sessions.ts";

/** Where an account is signed in. The secret of a session never leaves the server, not even as its hash. */
export async function readSessions(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: number,
  currentId: string,
): Promise<SignInPlace[]> {
  const rows = await findAllSessionsOfAccount(db, accountId, now());
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === currentId,
    isBrowser: row.is_bound,
    userAgent: row.user_agent,
    programName: row.program_name,
    createdAt: new Date(row.created_ms).toISOString(),
    seenAt: new Date(row.seen_ms).toISOString(),
    expiresAt: new Date(row.expires_ms).toISOString(),
  }));
}
