import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { REHEARSAL_MARK } from "#domain/rehearsal/mark.ts";
import { findColumns } from "../backup/dump.ts";
import {
  findIdsByKey,
  insertArchiveRows,
  readArchiveRows,
  setMergedCategory,
  type AnyRow,
} from "../archive/archiveRows.ts";
import {
  ARCHIVED,
  isKeyed,
  KEYED,
  type ArchivedName,
  type ArchivedTable,
  type ArchiveScope,
} from "../archive/archiveTables.ts";
import { writeJson } from "../database/columns.ts";
import type { Tables } from "../database/tables.ts";

type Trx = Transaction<Tables>;

/** What a rehearsal is a copy of. Clubs are the installation's own; logs, medals and papers tell of what was, and stay with it. */
const COPIED: ReadonlySet<ArchivedName> = new Set<ArchivedName>([
  "event",
  "competition",
  "carpet",
  "category",
  "fighter",
  "category_fighter",
  "weigh_in",
  "fighting",
  "referee",
  "referee_mat",
  "bout_referee",
]);

/** The same uuid gives the same copy of it, so that a bout finds the one it was copied from. */
export function rehearsalUuid(salt: string, uuid: string): string {
  const hex = createHash("sha256").update(`${salt}:${uuid}`).digest("hex");
  return `${REHEARSAL_MARK}${hex.slice(0, 4)}-8${hex.slice(4, 7)}-a${hex.slice(7, 10)}-${hex.slice(10, 22)}`;
}

export type Copying = {
  readonly scope: ArchiveScope;
  /** Of this copy alone. */
  readonly salt: string;
  /** What becomes of a row, before its names are those of the copy. */
  readonly change: (table: ArchivedName, row: AnyRow, copied: Copied) => AnyRow;
};

/** The numbers of copies by those they were made of, by table. */
export type Copied = ReadonlyMap<string, ReadonlyMap<unknown, number>>;

/** Every row of the event once more under other names; the event itself is only read. */
export async function copyRows(trx: Trx, { scope, salt, change }: Copying): Promise<Copied> {
  const tables = ARCHIVED.filter(({ table }) => COPIED.has(table));
  const rows = new Map<ArchivedName, AnyRow[]>();
  for (const archived of tables) {
    const all: AnyRow[] = [];
    for await (const page of readArchiveRows(trx, archived, scope)) all.push(...page);
    rows.set(archived.table, all);
  }
  const own = new Set(
    [...rows.values()].flat().flatMap(({ uuid }) => (typeof uuid === "string" ? [uuid] : [])),
  );
  const rename = (text: string) =>
    text.replaceAll(UUID, (uuid) => (own.has(uuid) ? rehearsalUuid(salt, uuid) : uuid));
  const schema = await findColumns(trx);
  const copied = new Map<string, ReadonlyMap<unknown, number>>();
  for (const archived of tables) {
    const { table } = archived;
    const jsonColumns = schema.get(table);
    const isJson = (column: string) => jsonColumns?.get(column)?.isJson === true;
    const made = (rows.get(table) ?? []).map((row) => ({
      before: row,
      after: copyOf(archived, change(table, row, copied), { copied, rename, isJson }),
    }));
    const columns = Object.keys(made[0]?.after ?? {});
    await insertArchiveRows(
      trx,
      table,
      columns,
      made.map(({ after }) => columns.map((column) => after[column])),
    );
    if (isKeyed(table)) copied.set(table, await numbersOf(trx, table, made));
    if (table === "category") await leadMerged(trx, rows.get(table) ?? [], copied);
  }
  return copied;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

type Naming = {
  readonly copied: Copied;
  readonly rename: (text: string) => string;
  readonly isJson: (column: string) => boolean;
};

function copyOf(
  { table, refs = {} }: ArchivedTable,
  row: AnyRow,
  { copied, rename, isJson }: Naming,
): AnyRow {
  const copy: AnyRow = {};
  for (const [column, value] of Object.entries(row)) {
    const ref = refs[column];
    if (column === "id") continue;
    if (table === "category" && column === "merged_into") copy[column] = null;
    // Clubs are the same ones.
    else if (ref !== undefined && ref !== "team") copy[column] = copied.get(ref)?.get(value) ?? null;
    else if (value === null) copy[column] = null;
    else if (isJson(column)) copy[column] = rename(writeJson(value));
    else copy[column] = column === "uuid" && typeof value === "string" ? rename(value) : value;
  }
  return copy;
}

async function numbersOf(
  trx: Trx,
  table: keyof typeof KEYED,
  made: readonly { readonly before: AnyRow; readonly after: AnyRow }[],
): Promise<ReadonlyMap<unknown, number>> {
  const key = KEYED[table];
  const ids = await findIdsByKey(
    trx,
    table,
    made.map(({ after }) => String(after[key])),
  );
  return new Map(made.map(({ before, after }) => [before["id"], ids.get(String(after[key])) ?? 0]));
}

async function leadMerged(trx: Trx, rows: readonly AnyRow[], copied: Copied): Promise<void> {
  const ids = copied.get("category");
  for (const { id, merged_into: into } of rows) {
    const [from, to] = [ids?.get(id), ids?.get(into)];
    if (from !== undefined && to !== undefined) await setMergedCategory(trx, from, to);
  }
}
