import { createHash } from "node:crypto";
import { z } from "zod";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  MANIFEST,
  manifestSchema,
  type ArchiveProblem,
  type Manifest,
} from "#contract/archive/archive.ts";
import { listZip, unzipPart, type ZipEntry } from "#contract/files/unzip.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { createTurns, type Turns } from "../../environment/turns.ts";
import { isFileName } from "../../files/fileStore.ts";
import type { Author } from "../../persistence/archive/archiveAuthors.ts";
import type { AnyRow } from "../../persistence/archive/archiveRows.ts";
import { ARCHIVED } from "../../persistence/archive/archiveTables.ts";
import type { ArchiveRecords } from "./archiveRecords.ts";

/** An archive that is whole: every file is as it was written, and every table is there. */
export type ReadArchive = {
  readonly manifest: Manifest;
  readonly records: ArchiveRecords;
  readonly authors: readonly Author[];
  readonly pictures: readonly AnyRow[];
  readonly pictureFiles: ReadonlyMap<string, Uint8Array>;
};

type Zipped = Uint8Array<ArrayBuffer>;
type Entries = ReadonlyMap<string, ZipEntry>;
type Parts = ReadonlyMap<string, Zipped>;

const MOST_ENTRIES = 2_000;
const MOST_UNPACKED_BYTES = 400_000_000;
/** Text of rows is packed to a tenth; a file of nothing but one letter to a thousandth. */
const MOST_RATIO = 100;
/** Below this a high ratio does no harm. */
const SMALL_BYTES = 1_000_000;

/** Reads an archive from its first byte to its last and writes nothing; refuses one that is not as it was written (EX5). */
export async function readArchive(bytes: Zipped): Promise<Result<ReadArchive, ArchiveProblem>> {
  const turns = createTurns();
  const listed = listZip(bytes);
  if (!listed.ok) return refuse({ code: "not-an-archive" });
  const entries = listed.value;
  const outside = problemOutside(bytes, entries);
  if (outside !== undefined) return refuse(outside);
  const manifest = await readManifest(bytes, entries);
  if (!manifest.ok) return manifest;
  const parts = await readParts(bytes, entries, manifest.value, turns);
  if (!parts.ok) return parts;
  return readTables(manifest.value, parts.value, turns);
}

/** What is wrong with the list alone, before anything is unpacked. */
function problemOutside(bytes: Zipped, entries: Entries): ArchiveProblem | undefined {
  if ([...entries.keys()].some(isUnsafe)) return { code: "archive-unsafe-path" };
  const unpacked = sumOf([...entries.values()].map(({ size }) => size));
  // Entries that share their bytes are more than the file when counted one by one.
  const isShared = sumOf([...entries.values()].map(({ packedSize }) => packedSize)) > bytes.length;
  const isBomb = unpacked > SMALL_BYTES && unpacked > bytes.length * MOST_RATIO;
  return entries.size > MOST_ENTRIES || unpacked > MOST_UNPACKED_BYTES || isBomb || isShared
    ? { code: "archive-too-large" }
    : undefined;
}

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

/** Nothing is ever written under such a name; one that leads out of its folder was not made by us. */
const isUnsafe = (path: string): boolean =>
  path.startsWith("/") || /\\|\p{Cc}|^[a-z]:/iu.test(path) || path.split("/").includes("..");

/** A part that is not as long as the list says is refused: so all parts together are no longer than their list (EX16). */
async function unpack(bytes: Zipped, entry: ZipEntry): Promise<Result<Zipped, ArchiveProblem>> {
  // A very short text takes more bytes packed than plain.
  const part = await unzipPart(bytes, entry, Math.max(entry.size, entry.packedSize));
  if (part.ok) return part.value.length === entry.size ? part : refuse({ code: "archive-damaged" });
  return refuse({ code: part.problem.code === "broken" ? "archive-damaged" : "archive-too-large" });
}

async function readManifest(bytes: Zipped, entries: Entries): Promise<Result<Manifest, ArchiveProblem>> {
  const entry = entries.get(MANIFEST);
  if (entry === undefined) return refuse({ code: "not-an-archive" });
  const part = await unpack(bytes, entry);
  if (!part.ok) return part;
  const said = parseJson(new TextDecoder().decode(part.value));
  const head = z.object({ format: z.literal(ARCHIVE_FORMAT), version: z.number() }).safeParse(said);
  if (!head.success) return refuse({ code: "not-an-archive" });
  if (head.data.version > ARCHIVE_VERSION) return refuse({ code: "archive-newer" });
  const manifest = manifestSchema.safeParse(said);
  return manifest.success ? ok(manifest.data) : refuse({ code: "archive-damaged" });
}

/** Every file the manifest names, none other, each with the sum it says. */
async function readParts(
  bytes: Zipped,
  entries: Entries,
  { files }: Manifest,
  turns: Turns,
): Promise<Result<Parts, ArchiveProblem>> {
  if ([...entries.keys()].some((path) => path !== MANIFEST && !Object.hasOwn(files, path)))
    return refuse({ code: "archive-damaged" });
  const parts = new Map<string, Zipped>();
  for (const [path, sum] of Object.entries(files)) {
    const entry = entries.get(path);
    if (entry === undefined) return refuse({ code: "archive-incomplete" });
    const part = await unpack(bytes, entry);
    if (!part.ok) return part;
    if (createHash("sha256").update(part.value).digest("hex") !== sum)
      return refuse({ code: "archive-damaged" });
    // Tables and pages are for people: what comes in is the data they were made of.
    if (/^(?:data|uploads)\//.test(path)) parts.set(path, part.value);
    if (turns.isDue()) await turns.give();
  }
  return ok(parts);
}

const TABLES: readonly string[] = [...ARCHIVED.map(({ table }) => table), "author", "upload"];
const authorSchema = z.object({ ref: z.string().max(64), name: z.string().max(300) });

async function readTables(
  manifest: Manifest,
  parts: Parts,
  turns: Turns,
): Promise<Result<ReadArchive, ArchiveProblem>> {
  const names = [...parts.keys()].flatMap((path) => /^data\/(.*)\.json$/.exec(path)?.[1] ?? []);
  if (names.some((name) => !TABLES.includes(name))) return refuse({ code: "archive-newer" });
  if (TABLES.some((table) => !names.includes(table))) return refuse({ code: "archive-incomplete" });
  const records = new Map<string, readonly AnyRow[]>();
  for (const table of TABLES) {
    const rows = await readLines(new TextDecoder().decode(parts.get(`data/${table}.json`)), turns);
    if (rows === undefined || rows.length !== manifest.rows[table])
      return refuse({ code: "archive-damaged" });
    records.set(table, rows);
  }
  const authors = z.array(authorSchema).safeParse(records.get("author"));
  const pictureFiles = new Map(
    [...parts].flatMap(([path, part]) => (path.startsWith("uploads/") ? [[path.slice(8), part]] : [])),
  );
  if (!authors.success || ![...pictureFiles.keys()].every(isFileName))
    return refuse({ code: "archive-damaged" });
  return ok({
    manifest,
    records,
    authors: authors.data,
    pictures: records.get("upload") ?? [],
    pictureFiles,
  });
}

/** A row a line, as they were written: a log of ten thousand acts is read without holding anybody up. */
async function readLines(text: string, turns: Turns): Promise<AnyRow[] | undefined> {
  // No text of ours has it, and PostgreSQL keeps none.
  if (!text.startsWith("[\n") || !text.endsWith("\n]\n") || text.includes("\\u0000")) return undefined;
  const rows: AnyRow[] = [];
  for (const line of text.slice(2, -3).split(",\n")) {
    if (line === "") continue;
    const row = z.record(z.string(), z.unknown()).safeParse(parseJson(line));
    if (!row.success) return undefined;
    rows.push(row.data);
    if (turns.isDue()) await turns.give();
  }
  return rows;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
