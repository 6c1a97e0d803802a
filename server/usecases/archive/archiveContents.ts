import type { Kysely } from "kysely";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Config } from "../../environment/config.ts";
import { createTurns } from "../../environment/turns.ts";
import type { Author } from "../../persistence/archive/archiveAuthors.ts";
import { findArchiveScope, findUploadsNamed, type AnyRow } from "../../persistence/archive/archiveRows.ts";
import type { ArchiveScope } from "../../persistence/archive/archiveTables.ts";
import { beginSnapshot, endSnapshot } from "../../persistence/backup/dump.ts";
import type { EventRow } from "../../persistence/database/competitionTables.ts";
import { openDatabase } from "../../persistence/database/database.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findUploadFile } from "../../persistence/event/uploads.ts";
import { findWholeCompetition } from "../../persistence/event/wholeCompetition.ts";
import { presentCompetition, type PresentedCompetition } from "../../present/competition.ts";
import type { Ref } from "../../query/refs.ts";
import { filesOf } from "../event/saveImage.ts";
import { readRecords, type ArchiveRecords } from "./archiveRecords.ts";

/** Everything of an event, as of one moment. */
export type ArchiveContents = {
  readonly event: EventRow;
  readonly scope: ArchiveScope;
  readonly records: ArchiveRecords;
  readonly authors: readonly Author[];
  /** As everybody sees it; undefined for an event without a competition. */
  readonly competition: PresentedCompetition | undefined;
  readonly pictures: readonly AnyRow[];
  readonly pictureFiles: readonly { readonly name: string; readonly bytes: Uint8Array }[];
};

/** Read through a connection of its own, so that nobody waits and nothing changes in between (EX4). */
export async function readContents(
  { database }: Pick<Config, "database">,
  ref: Ref,
): Promise<Result<ArchiveContents, { readonly code: "not-found" }>> {
  const opened = await openDatabase(database);
  try {
    return await opened.db.connection().execute(async (db) => {
      await beginSnapshot(db);
      try {
        return await readAll(db, ref);
      } finally {
        await endSnapshot(db);
      }
    });
  } finally {
    await opened.close();
  }
}

async function readAll(
  db: Kysely<Tables>,
  ref: Ref,
): Promise<Result<ArchiveContents, { readonly code: "not-found" }>> {
  const turns = createTurns();
  const found = await findArchiveScope(db, ref);
  if (found === undefined) return refuse({ code: "not-found" });
  const { scope } = found;
  const { records, authors } = await readRecords(db, scope, turns);
  const whole = scope.competitionId === 0 ? undefined : await findWholeCompetition(db, scope.competitionId);
  if (turns.isDue()) await turns.give();
  const competition = whole && presentCompetition(whole);
  const uploads = await findUploadsNamed(db, pictureNames(records));
  const pictureFiles: { name: string; bytes: Uint8Array }[] = [];
  for (const name of uploads.flatMap(filesOf)) {
    const bytes = await findUploadFile(db, name);
    if (bytes !== undefined) pictureFiles.push({ name, bytes });
    if (turns.isDue()) await turns.give();
  }
  const pictures = uploads.map(({ id: _id, owner_id: _owner, ...picture }) => picture);
  return ok({ ...found, records, authors, competition, pictures, pictureFiles });
}

const FILE =
  /\/uploads\/(?:(?:thumbnail|small|medium|x?large)_)?([0-9a-f]{32}\.(?:png|jpg|webp|pdf|docx|xlsx))/g;

/** The pictures and documents that the event, its competition and its teams show. */
function pictureNames(records: ArchiveRecords): string[] {
  const shown = ["event", "competition", "team"].flatMap((table) => records.get(table) ?? []);
  return [...new Set([...JSON.stringify(shown).matchAll(FILE)].flatMap(([, name]) => name ?? []))];
}
