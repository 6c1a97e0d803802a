import type { Kysely, Transaction } from "kysely";
import { writeJson } from "./columns.ts";
import { hashOf } from "./hashChain.ts";
import type { AuditRow } from "./logTables.ts";
import type { Tables } from "./tables.ts";

/** What is worth a line in the audit: who did what to which thing. Never a password, a token or a network address. */
export type AuditEntry = {
  readonly at_ms: number;
  readonly actor_id: number | null;
  readonly session_id: string | null;
  readonly ip_hash: string | null;
  readonly action: string;
  readonly object: string;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** Last in its transaction: until the commit every other audited act waits for the end of the chain. */
export async function insertAudit(trx: Transaction<Tables>, entry: AuditEntry): Promise<number> {
  const { n, hash: prevHash } = await trx
    .updateTable("audit_chain")
    .set((update) => ({ n: update("n", "+", 1) }))
    .where("id", "=", 1)
    .returning(["n", "hash"])
    .executeTakeFirstOrThrow();
  const hash = auditHash(prevHash, { ...entry, n, before: entry.before ?? null, after: entry.after ?? null });
  await trx
    .insertInto("audit_log")
    .values({
      ...entry,
      n,
      before: toColumn(entry.before),
      after: toColumn(entry.after),
      prev_hash: prevHash,
      hash,
    })
    .execute();
  await trx.updateTable("audit_chain").set({ hash }).where("id", "=", 1).execute();
  return n;
}

/** Whether this was told after a moment. */
export async function hasAudit(
  db: Kysely<Tables>,
  { action, object }: Pick<AuditEntry, "action" | "object">,
  afterMs: number,
): Promise<boolean> {
  const found = await db
    .selectFrom("audit_log")
    .select("n")
    .where("at_ms", ">", afterMs)
    .where("action", "=", action)
    .where("object", "=", object)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** In the order of the chain, the oldest first. */
export async function findAllAudits(
  db: Kysely<Tables>,
  { afterN, limit }: { readonly afterN: number; readonly limit: number },
): Promise<AuditRow[]> {
  return await db
    .selectFrom("audit_log")
    .selectAll()
    .where("n", ">", afterN)
    .orderBy("n")
    .limit(limit)
    .execute();
}

/** The hash a row must have; any other means that it was tampered with. */
export function auditHash(prevHash: string, row: Omit<AuditRow, "prev_hash" | "hash">): string {
  const { n, at_ms, actor_id, session_id, ip_hash, action, object, before, after } = row;
  return hashOf(prevHash, { n, at_ms, actor_id, session_id, ip_hash, action, object, before, after });
}

function toColumn(value: unknown): string | null {
  return value === undefined || value === null ? null : writeJson(value);
}
