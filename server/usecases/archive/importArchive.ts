import type { Transaction } from "kysely";
import { z } from "zod";
import type { ArchiveProblem, ImportedArchive } from "#contract/archive/archive.ts";
import { eventInfoSchema } from "#contract/event/eventInfo.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { sanitiseHtml } from "../../html/sanitiseHtml.ts";
import { takeAuthors } from "../../persistence/archive/archiveAuthors.ts";
import {
  findIdsByKey,
  findLastRev,
  insertArchiveRows,
  setMergedCategory,
  type AnyRow,
} from "../../persistence/archive/archiveRows.ts";
import { ARCHIVED, isKeyed, KEYED, type ArchivedTable } from "../../persistence/archive/archiveTables.ts";
import { findColumns, type Column } from "../../persistence/backup/dump.ts";
import { findFightingForScoring, saveHead } from "../../persistence/bout/boutLog.ts";
import { insertAudit, type AuditEntry } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { storageFaultOf } from "../../persistence/database/storageFault.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findEventByDocumentId } from "../../persistence/event/eventRows.ts";
import { loadBoutTable } from "../bout/boutTable.ts";
import { saveBoutTable } from "../bout/saveBoutTable.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { isSoundImport } from "./isSoundImport.ts";
import { planImport, type ImportPlan } from "./planImport.ts";
import type { ReadArchive } from "./readArchive.ts";
import { refreshPeople } from "./refreshPeople.ts";
import { takePictures } from "./takePictures.ts";

type Trx = Transaction<Tables>;

/** How an import is told of in the audit, but for what it made. */
export type ImportAct = Omit<AuditEntry, "action" | "object" | "after">;

/** An event with everything that hangs on it, in one transaction: all of it or nothing (EX6). */
export async function importArchive(
  deps: Pick<Deps, "db" | "wakeFeed">,
  archive: ReadArchive,
  { apart, act }: { readonly apart: readonly string[]; readonly act: ImportAct },
): Promise<Result<ImportedArchive, ArchiveProblem>> {
  const planned = await planImport(deps, archive, apart);
  if (!planned.ok) return planned;
  try {
    const done = await inTransaction<Written, ArchiveProblem>(deps.db, (trx) =>
      writeArchive(trx, archive, planned.value, act),
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

const idsOf = (ids: Writing["ids"], table: string): ReadonlyMap<string, number> =>
  ids.get(table) ?? new Map();

async function writeArchive(
  trx: Trx,
  archive: ReadArchive,
  plan: ImportPlan,
  act: ImportAct,
): Promise<Result<Written, ArchiveProblem>> {
  const { manifest, records } = archive;
  const columns = await findColumns(trx);
  const authors = await takeAuthors(trx, archive.authors);
  const ids = new Map<string, Map<string, number>>([
    ["team", new Map(plan.teams)],
    ["fighter", new Map(plan.people)],
  ]);
  for (const archived of ARCHIVED) {
    const known = columns.get(archived.table) ?? new Map<string, Column>();
    const isDone = await writeTable(trx, archived, records.get(archived.table) ?? [], {
      columns: known,
      authors,
      ids,
      plan,
    });
    if (!isDone) return refuse({ code: "archive-damaged" });
  }
  if (!(await takePictures(trx, archive))) return refuse({ code: "archive-damaged" });
  await foldRenamed(trx, archive, plan);
  const elsewhere = await refreshPeople(trx, records.get("fighter") ?? [], {
    plan,
    teams: idsOf(ids, "team"),
  });
  const event = await findEventByDocumentId(trx, manifest.event.documentId);
  if (event === undefined || !(await isSoundImport(trx, manifest.competition, records)))
    return refuse({ code: "archive-damaged" });
  const made = {
    people: { fresh: (records.get("fighter")?.length ?? 0) - plan.people.size, joined: plan.joined.length },
    bouts: records.get("fighting")?.length ?? 0,
  };
  await insertAudit(trx, { ...act, action: "event-imported", object: `event:${event.id}`, after: made });
  const told = { id: event.id, documentId: event.document_id, name: event.name };
  return ok({ imported: { event: told, ...made }, elsewhere });
}

type Writing = {
  readonly columns: ReadonlyMap<string, Column>;
  readonly authors: ReadonlyMap<string, number>;
  /** Numbers by key, by table. */
  readonly ids: Map<string, Map<string, number>>;
  readonly plan: ImportPlan;
};

/** False for records this program does not write. */
async function writeTable(
  trx: Trx,
  archived: ArchivedTable,
  records: readonly AnyRow[],
  writing: Writing,
): Promise<boolean> {
  const { table } = archived;
  const known = isKeyed(table) ? writing.ids.get(table) : undefined;
  const key = isKeyed(table) ? KEYED[table] : "";
  const fresh = records.filter((record) => !known?.has(String(record[key])));
  const [first] = fresh;
  if (first !== undefined) {
    const names = Object.keys(first);
    const isOdd = (record: AnyRow) =>
      Object.keys(record).length !== names.length || !names.every((name) => Object.hasOwn(record, name));
    if (!names.every((name) => writing.columns.has(name) && name !== "profile_id") || fresh.some(isOdd))
      return false;
    const rows = fresh.map((record) => names.map((name) => valueOf(archived, record, name, writing)));
    if (rows.some((row) => row.includes(UNKNOWN))) return false;
    await insertArchiveRows(trx, table, names, rows);
  }
  if (!isKeyed(table)) return true;
  const keys = records.map((record) => String(record[key]));
  const found = new Map([...(await findIdsByKey(trx, table, keys)), ...(known ?? [])]);
  writing.ids.set(table, found);
  if (table === "category") await leadMerged(trx, records, found);
  return true;
}

const UNKNOWN = Symbol("names a row that is not in the archive");

function valueOf(
  { table, refs = {}, authors = [] }: ArchivedTable,
  record: AnyRow,
  name: string,
  writing: Writing,
) {
  const value = record[name];
  const ref = refs[name];
  // Where it leads may stand behind it: that is written once all are there.
  if (table === "category" && name === "merged_into") return null;
  if (ref !== undefined && value === null) return null;
  if (ref !== undefined)
    return (typeof value === "string" ? writing.ids.get(ref)?.get(value) : undefined) ?? UNKNOWN;
  if (authors.includes(name)) return authorOf(value, writing);
  if (table === "event" && name === "description" && typeof value === "string") return sanitiseHtml(value);
  if (table === "event" && name === "info" && value !== null && !eventInfoSchema.safeParse(value).success)
    return UNKNOWN;
  if (writing.columns.get(name)?.isJson !== true)
    return typeof value === "object" && value !== null ? UNKNOWN : value;
  if (value === null) return null;
  const document = table === "category" && name === "draw" ? drawHere(value, writing) : value;
  return renamedIn(writeJson(document), writing.plan);
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

/** A uuid is nothing else than itself, wherever it stands in a document. */
const renamedIn = (text: string, { renamed }: ImportPlan): string =>
  [...renamed].reduce((written, [from, to]) => written.replaceAll(from, to), text);

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

/** They were renamed where they stand. */
const saveReadColumns = async () => {};
