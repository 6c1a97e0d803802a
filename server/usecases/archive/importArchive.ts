import type { Transaction } from "kysely";
import { z } from "zod";
import type { ArchiveProblem, ImportedArchive } from "#contract/archive/archive.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { takeAuthors } from "../../persistence/archive/archiveAuthors.ts";
import {
  findIdsByKey,
  findLastRev,
  insertArchiveRows,
  numberHidden,
  setMergedCategory,
  type AnyRow,
} from "../../persistence/archive/archiveRows.ts";
import { isKeyed, KEYED, type ArchivedTable } from "../../persistence/archive/archiveTables.ts";
import { findFightingForScoring, saveHead } from "../../persistence/bout/boutLog.ts";
import { insertAudit, type AuditEntry } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { storageFaultOf } from "../../persistence/database/storageFault.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findEventByDocumentId } from "../../persistence/event/eventRows.ts";
import { forgetPapers } from "../../persistence/paper/paperRows.ts";
import { HIDDEN_NAME } from "../../present/hiddenName.ts";
import { loadBoutTable } from "../bout/boutTable.ts";
import { saveBoutTable } from "../bout/saveBoutTable.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { isSoundImport } from "./isSoundImport.ts";
import { planImport, type Apart, type ImportPlan } from "./planImport.ts";
import { prepareRows, renamedIn, type PreparedTable } from "./prepareRows.ts";
import type { ReadArchive } from "./readArchive.ts";
import { fillPeople } from "./fillPeople.ts";
import { takePictures } from "./takePictures.ts";

type Trx = Transaction<Tables>;

/** How an import is told of in the audit, but for what it made. */
export type ImportAct = Omit<AuditEntry, "action" | "object" | "after">;

/** An event with everything that hangs on it, in one transaction: all of it or nothing (EX6). */
export async function importArchive(
  deps: Pick<Deps, "db" | "wakeFeed">,
  archive: ReadArchive,
  { apart, act }: { readonly apart: Apart; readonly act: ImportAct },
): Promise<Result<ImportedArchive, ArchiveProblem>> {
  const planned = await planImport(deps, archive, apart);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const tables = await prepareRows(deps.db, archive, plan);
  if (tables === undefined) return refuse({ code: "archive-damaged" });
  try {
    const done = await inTransaction<Written, ArchiveProblem>(deps.db, (trx) =>
      writeArchive(trx, archive, { plan, tables }, act),
    );
    if (!done.ok) return done;
    for (const uuid of done.value.elsewhere) deps.wakeFeed(uuid);
    return ok(done.value.imported);
  } catch (cause) {
    // What breaks a rule of the schema was not written by this program.
    if (storageFaultOf(cause) === undefined && isRefusedBySchema(cause))
      return refuse({ code: "archive-damaged" });
    throw cause;
  }
}

const isRefusedBySchema = (cause: unknown): boolean =>
  z
    .union([z.looseObject({ errcode: z.number() }), z.looseObject({ code: z.string().regex(/^2[23]...$/) })])
    .safeParse(cause).success;

type Written = {
  readonly imported: ImportedArchive;
  /** Other competitions of people who came in with newer data. */
  readonly elsewhere: readonly string[];
};

async function writeArchive(
  trx: Trx,
  archive: ReadArchive,
  { plan, tables }: { readonly plan: ImportPlan; readonly tables: readonly PreparedTable[] },
  act: ImportAct,
): Promise<Result<Written, ArchiveProblem>> {
  const { manifest, records } = archive;
  const authors = await takeAuthors(trx, archive.authors);
  const ids = new Map([
    ["team", plan.teams],
    ["fighter", plan.people],
  ]);
  for (const table of tables) {
    const own = records.get(table.archived.table) ?? [];
    if (!(await writeTable(trx, table, own, { authors, ids, plan })))
      return refuse({ code: "archive-damaged" });
  }
  if (!(await takePictures(trx, archive))) return refuse({ code: "archive-damaged" });
  await foldRenamed(trx, archive, plan);
  const elsewhere = await fillPeople(trx, plan.filled);
  if (plan.isForgetful) for (const id of ids.get("competition")?.values() ?? []) await forgetPapers(trx, id);
  const event = await findEventByDocumentId(trx, manifest.event.documentId);
  if (event === undefined || !(await isSoundImport(trx, manifest.competition, records)))
    return refuse({ code: "archive-damaged" });
  const made = {
    people: {
      fresh: (records.get("fighter")?.length ?? 0) - plan.people.size,
      joined: plan.joined.length,
      filled: plan.filled.length,
    },
    bouts: records.get("fighting")?.length ?? 0,
  };
  await insertAudit(trx, { ...act, action: "event-imported", object: `event:${event.id}`, after: made });
  const told = { id: event.id, documentId: event.document_id, name: event.name };
  return ok({ imported: { event: told, ...made }, elsewhere });
}

type Writing = {
  readonly authors: ReadonlyMap<string, number>;
  /** Numbers by key, by table. */
  readonly ids: Map<string, ReadonlyMap<string, number>>;
  readonly plan: ImportPlan;
};

/** False for records that name what is not in the archive. */
async function writeTable(
  trx: Trx,
  { archived, columns, rows }: PreparedTable,
  records: readonly AnyRow[],
  writing: Writing,
): Promise<boolean> {
  const { table } = archived;
  const written = rows.map((row) =>
    row.map((value, index) => valueHere(archived, columns[index] ?? "", value, writing)),
  );
  if (written.some((row) => row.includes(UNKNOWN))) return false;
  await insertArchiveRows(trx, table, columns, written);
  if (!isKeyed(table)) return true;
  const known = writing.ids.get(table) ?? new Map<string, number>();
  const keys = records.map((record) => String(record[KEYED[table]])).filter((key) => !known.has(key));
  const fresh = await findIdsByKey(trx, table, keys);
  const found = new Map([...fresh, ...known]);
  writing.ids.set(table, found);
  if (table === "category") await leadMerged(trx, records, found);
  if (table === "fighter") await numberHidden(trx, [...fresh.values()], HIDDEN_NAME);
  return true;
}

const UNKNOWN = Symbol("names a row that is not in the archive");

function valueHere(
  { table, refs = {}, authors = [] }: ArchivedTable,
  column: string,
  value: unknown,
  writing: Writing,
): unknown {
  const ref = refs[column];
  // Where it leads may stand behind it: that is written once all are there.
  if (table === "category" && column === "merged_into") return null;
  if (ref !== undefined && value === null) return null;
  if (ref !== undefined)
    return (typeof value === "string" ? writing.ids.get(ref)?.get(value) : undefined) ?? UNKNOWN;
  if (authors.includes(column)) return authorOf(value, writing);
  if (table !== "category" || column !== "draw" || value === null) return value;
  return renamedIn(writeJson(drawHere(value, writing)), writing.plan);
}

/** Whose account is gone is nobody. */
function authorOf(value: unknown, { authors }: Writing): number {
  return (typeof value === "string" ? authors.get(value) : undefined) ?? 0;
}

function drawHere(draw: unknown, writing: Writing): unknown {
  const { drawnBy, ...rest } = z.looseObject({ drawnBy: z.string().optional() }).parse(draw);
  const id = authorOf(drawnBy, writing);
  return id === 0 ? rest : { ...rest, drawnBy: id };
}

async function leadMerged(
  trx: Trx,
  records: readonly AnyRow[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { uuid, merged_into: into } of records) {
    const [from, to] = [ids.get(String(uuid)), ids.get(String(into))];
    if (into !== null && from !== undefined && to !== undefined) await setMergedCategory(trx, from, to);
  }
}

/** The heads of bouts of people who have another uuid here are folded anew; the logs name corners and stay as they are. */
async function foldRenamed(trx: Trx, { records }: ReadArchive, { renamed }: ImportPlan): Promise<void> {
  if (renamed.size === 0) return;
  for (const { uuid, red_fighter_id: red, blue_fighter_id: blue } of records.get("fighting") ?? []) {
    if (!renamed.has(String(red)) && !renamed.has(String(blue))) continue;
    const fighting = await findFightingForScoring(trx, String(uuid));
    const table = fighting && (await loadBoutTable(trx, fighting));
    if (table === undefined || table.version === 0) continue;
    const store = { saveHead: (row: Parameters<typeof saveHead>[1]) => saveHead(trx, row), saveReadColumns };
    await saveBoutTable(store, table, await findLastRev(trx, table.fighting.uuid));
  }
}

/** The columns of a bout that pages read name people by number, and were written with the numbers of this installation. */
const saveReadColumns = async () => {};
