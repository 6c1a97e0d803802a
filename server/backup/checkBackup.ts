import { z } from "zod";
import { secretsSchema, type Secrets } from "../environment/secrets.ts";
import type { DumpedTable } from "../persistence/backup/dump.ts";
import { damaged, parseHeader, readBackupFile, tableSchema } from "./backupFile.ts";

/** What is in a backup. */
export type Contents = {
  readonly madeAt: string;
  readonly migrations: readonly string[];
  readonly secrets: Secrets;
  /** How many rows each table has. */
  readonly rows: ReadonlyMap<string, number>;
};

/** Reads a backup from its first line to its last and writes nothing; refuses one that is not as it was written (ST17). */
export async function checkBackup(file: string): Promise<Contents> {
  const rows = new Map<string, number>();
  let head: Omit<Contents, "rows"> | undefined;
  for await (const item of readBackup(file)) {
    if ("madeAt" in item) head = item;
    else rows.set(item.table.table, (rows.get(item.table.table) ?? 0) + (item.row === undefined ? 0 : 1));
  }
  if (head === undefined) throw damaged(file);
  return { ...head, rows };
}

type Item =
  | Omit<Contents, "rows">
  /** Without a row it is the beginning of the table. */
  | { readonly table: DumpedTable; readonly row: readonly unknown[] | undefined };

const keysSchema = z.strictObject({ secrets: secretsSchema });
const rowSchema = z.array(z.unknown());

/** First what it is, then table by table its rows. */
export async function* readBackup(file: string): AsyncGenerator<Item> {
  const values = readBackupFile(file);
  const { madeAt, migrations } = parseHeader(file, (await values.next()).value);
  const keys = keysSchema.safeParse((await values.next()).value);
  if (!keys.success) throw damaged(file);
  yield { madeAt, migrations, secrets: keys.data.secrets };
  let table: DumpedTable | undefined;
  for await (const value of values) {
    const row = rowSchema.safeParse(value).data;
    if (row === undefined) table = tableSchema.safeParse(value).data;
    if (table === undefined || (row !== undefined && row.length !== table.columns.length))
      throw damaged(file);
    yield { table, row };
  }
}
