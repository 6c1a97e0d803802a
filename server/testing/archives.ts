import { unzipSync, zipSync } from "fflate";
import { sql } from "kysely";
import type { Deps } from "../environment/deps.ts";
import { findDumpedTables } from "../persistence/backup/dump.ts";
import { makeArchive } from "../usecases/archive/makeArchive.ts";
import { importArchive } from "../usecases/archive/importArchive.ts";
import type { Apart } from "../usecases/archive/planImport.ts";
import { readArchive } from "../usecases/archive/readArchive.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

const NOBODY = { at_ms: 0, actor_id: null, session_id: null, ip_hash: null };

/** The whole file of an event. */
export async function archiveOf(deps: Deps, eventId: number): Promise<Bytes> {
  const made = await makeArchive(deps, { id: eventId });
  if (!made.ok) throw new Error(made.problem.code);
  const pieces: Uint8Array[] = [];
  for await (const piece of made.value.pieces) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

/** Lets an archive in; the code of a refusal is told like the answer. */
export async function letIn(deps: Deps, bytes: Bytes, apart: Apart = []) {
  const read = await readArchive(bytes);
  return read.ok ? await importArchive(deps, read.value, { apart, act: NOBODY }) : read;
}

/** Its files as texts, without the manifest, which tells when it was made. */
export function textsOf(bytes: Bytes): Record<string, string> {
  const { "manifest.json": _manifest, ...files } = unzipSync(bytes);
  return Object.fromEntries(
    Object.entries(files).map(([path, part]) => [
      path,
      Buffer.from(part).toString(path.startsWith("uploads/") ? "base64" : "utf8"),
    ]),
  );
}

/** The same archive after somebody had it in hands. */
export function changed(bytes: Bytes, change: (files: Record<string, Uint8Array>) => void): Bytes {
  const files = unzipSync(bytes);
  change(files);
  return new Uint8Array(zipSync(files));
}

/** How many rows every table has. */
export async function countRows({ db }: Pick<Deps, "db">): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table } of await findDumpedTables(db)) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
    counts[table] = Number(rows[0]?.n);
  }
  return counts;
}
