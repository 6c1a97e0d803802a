import type { Kysely } from "kysely";
import type { Turns } from "../../environment/turns.ts";
import { findAuthors, type Author } from "../../persistence/archive/archiveAuthors.ts";
import { readArchiveRows, type AnyRow } from "../../persistence/archive/archiveRows.ts";
import { archivedColumns } from "../../persistence/archive/archiveColumns.ts";
import {
  ARCHIVED,
  KEYED,
  type ArchivedTable,
  type ArchiveScope,
} from "../../persistence/archive/archiveTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";

/** Rows as an archive holds them, by table: rows name each other by key, authors by ref. */
export type ArchiveRecords = ReadonlyMap<string, readonly AnyRow[]>;

type Read = { readonly records: ArchiveRecords; readonly authors: readonly Author[] };

/** Every row that belongs to the event; the thread answers others between the pages. */
export async function readRecords(db: Kysely<Tables>, scope: ArchiveScope, turns: Turns): Promise<Read> {
  const rows = new Map<string, AnyRow[]>();
  for (const archived of ARCHIVED) {
    const all: AnyRow[] = [];
    for await (const page of readArchiveRows(db, archived, scope)) {
      all.push(...page);
      if (turns.isDue()) await turns.give();
    }
    rows.set(archived.table, all);
  }
  const authors = await findAuthors(db, authorIdsOf(rows));
  const keys = keysOf(rows);
  const records = new Map<string, AnyRow[]>();
  for (const archived of ARCHIVED) {
    const toRecord = (row: AnyRow) => recordOf(archived, row, { keys, authors });
    records.set(archived.table, (rows.get(archived.table) ?? []).map(toRecord));
    if (turns.isDue()) await turns.give();
  }
  const refs = [...authors.values()].toSorted((one, other) => (one.ref < other.ref ? -1 : 1));
  return { records, authors: refs };
}

type Names = {
  /** By table and number. */
  readonly keys: ReadonlyMap<string, ReadonlyMap<unknown, unknown>>;
  readonly authors: ReadonlyMap<number, Author>;
};

const keysOf = (rows: ReadonlyMap<string, readonly AnyRow[]>): Names["keys"] =>
  new Map(
    Object.entries(KEYED).map(([table, key]) => [
      table,
      new Map((rows.get(table) ?? []).map((row) => [row["id"], row[key]])),
    ]),
  );

function authorIdsOf(rows: ReadonlyMap<string, readonly AnyRow[]>): number[] {
  const ids = ARCHIVED.flatMap((archived: ArchivedTable) =>
    (rows.get(archived.table) ?? []).flatMap((row) => [
      ...(archived.authors ?? []).map((column) => row[column]),
      drawOf(row)["drawnBy"],
    ]),
  );
  return [...new Set(ids.filter((id) => typeof id === "number"))];
}

function recordOf(archived: ArchivedTable, row: AnyRow, { keys, authors }: Names): AnyRow {
  const { table, refs = {}, authors: authorColumns = [] } = archived;
  const authorOf = (id: unknown) => (typeof id === "number" ? (authors.get(id)?.ref ?? null) : null);
  const record: AnyRow = {};
  for (const column of archivedColumns(table)) {
    const value = row[column];
    const ref = refs[column];
    if (ref !== undefined) record[column] = value === null ? null : (keys.get(ref)?.get(value) ?? null);
    else record[column] = authorColumns.includes(column) ? authorOf(value) : value;
  }
  if (table === "category" && record["draw"] !== null) record["draw"] = portableDraw(row, authorOf);
  if (table === "fighter") record["has_consent"] = isPublished(row);
  return record;
}

const drawOf = ({ draw }: AnyRow): AnyRow =>
  typeof draw === "object" && draw !== null ? Object.fromEntries(Object.entries(draw)) : {};

/** The way back from the last change holds numbers of rows and stays behind. */
function portableDraw(row: AnyRow, authorOf: (id: unknown) => string | null): AnyRow {
  const { undo: _undo, drawnBy, ...draw } = drawOf(row);
  const author = authorOf(drawnBy);
  return author === null ? draw : { ...draw, drawnBy: author };
}

/** Consent that was given with a profile is stated elsewhere, where the profile is not. */
const isPublished = (row: AnyRow): boolean =>
  row["has_consent"] === true || (row["profile_id"] !== null && row["real_last_name"] === null);
