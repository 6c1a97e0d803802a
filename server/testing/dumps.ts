import { sql } from "kysely";
import type { Deps } from "../environment/deps.ts";
import { findDumpedTables } from "../persistence/backup/dump.ts";
import { canonicalJson } from "../persistence/database/hashChain.ts";

/** Every row there is as a text, by table; the log of the audit apart, which tells of whatever is done. */
export async function dumpOf({ db }: Pick<Deps, "db">): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const tables = new Map<string, ReadonlySet<string>>();
  for (const { table } of await findDumpedTables(db)) {
    if (table === "audit_log" || table === "audit_chain") continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    tables.set(table, new Set(rows.map((row) => canonicalJson(row))));
  }
  return tables;
}

/** Rows of the first dump that are not in the second, with their table: what was changed or is gone. */
export function lostRows(
  before: Awaited<ReturnType<typeof dumpOf>>,
  after: Awaited<ReturnType<typeof dumpOf>>,
): string[] {
  return [...before].flatMap(([table, rows]) =>
    [...rows].filter((row) => !after.get(table)?.has(row)).map((row) => `${table} ${row}`),
  );
}
