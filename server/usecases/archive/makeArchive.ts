import { ARCHIVE_FORMAT, ARCHIVE_VERSION, MANIFEST, type Manifest } from "#contract/archive/archive.ts";
import { writeCsv, writeXlsx } from "#contract/files/tableFiles.ts";
import { DEFAULT_LOCALE, type Locale } from "#contract/locale.ts";
import { ok, type Result } from "#domain/result.ts";
import { PRODUCT_VERSION } from "../../environment/config.ts";
import type { Deps } from "../../environment/deps.ts";
import { createTurns, type Turns } from "../../environment/turns.ts";
import { eventFacts } from "../../papers/eventFacts.ts";
import { eventPages } from "../../papers/eventPages.ts";
import { EVENT_SHEETS, eventSheet } from "../../papers/eventSheets.ts";
import { eventFileName } from "../../papers/fileName.ts";
import { canonicalJson } from "../../persistence/database/hashChain.ts";
import type { EventRow } from "../../persistence/database/competitionTables.ts";
import type { Ref } from "../../query/refs.ts";
import { readContents, type ArchiveContents } from "./archiveContents.ts";
import { zipPieces, type ArchiveFile } from "./archiveZip.ts";

export type MadeArchive = {
  readonly event: EventRow;
  /** Of the file: the date, the event, what it is. */
  readonly name: string;
  readonly rows: Manifest["rows"];
  readonly pieces: AsyncGenerator<Uint8Array>;
};

/** One event in one file, piece by piece (EX1). */
export async function makeArchive(
  { config, now }: Pick<Deps, "config" | "now">,
  ref: Ref,
  locale: Locale = DEFAULT_LOCALE,
): Promise<Result<MadeArchive, { readonly code: "not-found" }>> {
  const read = await readContents(config, ref);
  if (!read.ok) return read;
  const { event, scope, records, authors, pictures } = read.value;
  const counted = [...records, ["author", authors] as const, ["upload", pictures] as const];
  const manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    product: PRODUCT_VERSION,
    madeAt: new Date(now()).toISOString(),
    event: { documentId: event.document_id, name: event.name, dateOfEvent: event.date_of_event },
    competition: scope.competitionUuid || null,
    rows: Object.fromEntries(counted.map(([table, rows]) => [table, rows.length])),
  } as const;
  const pieces = zipPieces(archiveFiles(read.value, { timeZone: config.timeZone, locale }), (files) => ({
    path: MANIFEST,
    content: `${JSON.stringify({ ...manifest, files } satisfies Manifest, null, 2)}\n`,
  }));
  return ok({ event, name: eventFileName(event, "archive", "zip"), rows: manifest.rows, pieces });
}

/** Every file of an archive but the manifest: what else belongs to an event is one more `yield` here. */
async function* archiveFiles(
  contents: ArchiveContents,
  { timeZone, locale }: { readonly timeZone: string; readonly locale: Locale },
): AsyncGenerator<ArchiveFile> {
  const { records, authors, pictures, pictureFiles, competition, event } = contents;
  const turns = createTurns();
  const pause = async () => void (turns.isDue() && (await turns.give()));
  for (const [table, rows] of [...records, ["author", authors] as const, ["upload", pictures] as const]) {
    yield { path: `data/${table}.json`, content: await linesOf(rows, turns) };
    await pause();
  }
  const facts = await eventFacts(records, competition, { timeZone, turns, locale });
  const sheets = [];
  for (const kind of EVENT_SHEETS) {
    const sheet = eventSheet(facts, kind);
    sheets.push(sheet);
    yield { path: `tables/${kind}.csv`, content: writeCsv(sheet) };
    await pause();
  }
  yield { path: `tables/${eventFileName(event, "tables", "xlsx")}`, content: writeXlsx(...sheets) };
  for (const { name, html } of eventPages(facts)) {
    yield { path: `html/${name}`, content: html };
    await pause();
  }
  for (const { name, bytes } of pictureFiles) yield { path: `uploads/${name}`, content: bytes };
}

/** A row a line: the same rows give the same text on either engine. */
async function linesOf(rows: readonly unknown[], turns: Turns): Promise<string> {
  const lines: string[] = [];
  for (const row of rows) {
    lines.push(canonicalJson(row));
    if (turns.isDue()) await turns.give();
  }
  return `[\n${lines.join(",\n")}\n]\n`;
}
