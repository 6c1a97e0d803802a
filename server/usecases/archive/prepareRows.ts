import type { Kysely } from "kysely";
import { eventInfoSchema } from "#contract/event/eventInfo.ts";
import { createTurns } from "../../environment/turns.ts";
import { sanitiseHtml } from "../../html/sanitiseHtml.ts";
import { archivedColumns } from "../../persistence/archive/archiveColumns.ts";
import type { AnyRow } from "../../persistence/archive/archiveRows.ts";
import { ARCHIVED, type ArchivedTable } from "../../persistence/archive/archiveTables.ts";
import { findColumns } from "../../persistence/backup/dump.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import type { ImportPlan } from "./planImport.ts";
import type { ReadArchive } from "./readArchive.ts";

/** The rows of a table that are new here. They still name other rows by key, and authors by ref. */
export type PreparedTable = {
  readonly archived: ArchivedTable;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
};

/** What needs no number of this installation is done before the transaction; undefined for what we never wrote. */
export async function prepareRows(
  db: Kysely<Tables>,
  { records }: ReadArchive,
  plan: ImportPlan,
): Promise<readonly PreparedTable[] | undefined> {
  const turns = createTurns();
  const schema = await findColumns(db);
  const own = ownUuids(records);
  const prepared: PreparedTable[] = [];
  for (const archived of ARCHIVED) {
    const { table } = archived;
    const all = records.get(table) ?? [];
    const columns = Object.keys(all[0] ?? {});
    if (!all.every((record) => isOfShape(record, columns, table))) return undefined;
    const rows: (readonly unknown[])[] = [];
    for (const record of all) {
      if (isHere(table, record, plan)) continue;
      const row = columns.map((column) => {
        const isJson = schema.get(table)?.get(column)?.isJson === true;
        return preparedValue(archived, { column, isJson, value: record[column] }, { plan, own });
      });
      if (row.includes(UNKNOWN)) return undefined;
      rows.push(row);
      if (turns.isDue()) await turns.give();
    }
    prepared.push({ archived, columns, rows });
  }
  return prepared;
}

type Own = Readonly<Record<string, ReadonlySet<unknown>>>;

/** What a log may name by uuid: bouts and competitions that come with it, never those that are here. */
function ownUuids(records: ReadArchive["records"]): Own {
  const uuidsOf = (table: string) => new Set((records.get(table) ?? []).map(({ uuid }) => uuid));
  return { fighting_uuid: uuidsOf("fighting"), competition_uuid: uuidsOf("competition") };
}

/** Every record names the same columns, and none that an archive may not hold (EX15). */
function isOfShape(record: AnyRow, columns: readonly string[], table: string): boolean {
  const names = Object.keys(record);
  return (
    names.length === columns.length &&
    columns.every((column) => Object.hasOwn(record, column) && archivedColumns(table).has(column))
  );
}

const isHere = (table: string, { uuid }: AnyRow, { teams, people }: ImportPlan): boolean =>
  (table === "team" && teams.has(String(uuid))) || (table === "fighter" && people.has(String(uuid)));

const UNKNOWN = Symbol("nothing this program writes");

type Cell = { readonly column: string; readonly isJson: boolean; readonly value: unknown };

function preparedValue(
  { table, refs = {}, authors = [] }: ArchivedTable,
  { column, isJson, value }: Cell,
  { plan, own }: { readonly plan: ImportPlan; readonly own: Own },
): unknown {
  if (refs[column] !== undefined || authors.includes(column)) return value;
  if (own[column]?.has(value) === false) return UNKNOWN;
  if (table === "event" && column === "description" && typeof value === "string") return sanitiseHtml(value);
  if (table === "event" && column === "info" && value !== null && !eventInfoSchema.safeParse(value).success)
    return UNKNOWN;
  if (!isJson) return typeof value === "object" && value !== null ? UNKNOWN : value;
  // Who drew it has no number yet.
  if (value === null || (table === "category" && column === "draw")) return value;
  return renamedIn(writeJson(value), plan);
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** A uuid is nothing else than itself, wherever it stands in a document. */
export const renamedIn = (text: string, { renamed }: ImportPlan): string =>
  renamed.size === 0 ? text : text.replace(UUID, (uuid) => renamed.get(uuid) ?? uuid);
