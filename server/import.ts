import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { MOST_ARCHIVE_BYTES, type ArchiveProblem } from "#contract/archive/archive.ts";
import { refuseHalfRestored } from "./backup/restoreBackup.ts";
import { runCommand } from "./command.ts";
import { SettingRefusal, type Config } from "./environment/config.ts";
import { prepareDataDir } from "./environment/secrets.ts";
import { openDatabase } from "./persistence/database/database.ts";
import { acquireProcessLock } from "./persistence/database/processLock.ts";
import { migrateToLatest } from "./persistence/migrations/migrate.ts";
import { importArchive } from "./usecases/archive/importArchive.ts";
import { readArchive } from "./usecases/archive/readArchive.ts";
import { verifyAll } from "./usecases/bout/verifyAll.ts";

const SENTENCES: Readonly<Record<ArchiveProblem["code"], string>> = {
  "not-an-archive": "is no archive of an event",
  "archive-too-large": "is larger than any event, or unpacks to more than it should",
  "archive-damaged": "is damaged",
  "archive-newer": "was made by a newer version of this program",
  "archive-incomplete": "lacks a part",
  "archive-unsafe-path": "names a file outside of itself",
  "event-exists": "holds an event that is here already",
};

/** `npm run import -- <file>`: an event from its archive, while the server is stopped. */
await runCommand(async (config, [named]) => {
  if (named === undefined) throw new SettingRefusal("Name the file: npm run import -- <file>.");
  await letIn(config, resolve(named));
});

async function letIn(config: Config, file: string): Promise<void> {
  const read = await readArchive(await bytesOf(file));
  if (!read.ok) throw refusal(file, read.problem);
  // A server that runs keeps in memory what would change behind it.
  prepareDataDir(config.dataDir);
  const lock = acquireProcessLock(config.dataDir);
  refuseHalfRestored(config);
  const database = await openDatabase(config.database);
  try {
    await migrateToLatest(database);
    const act = { at_ms: Date.now(), actor_id: null, session_id: null, ip_hash: null };
    const deps = { db: database.db, wakeFeed: () => {} };
    const done = await importArchive(deps, read.value, { apart: [], act });
    if (!done.ok) throw refusal(file, done.problem);
    const { event, people, bouts } = done.value;
    console.log(`${event.name}: ${people.fresh} new people, ${people.joined} known ones, ${bouts} bouts.`);
    const { problems } = await verifyAll(database.db);
    for (const problem of problems) console.log(problem);
    console.log(`Imported: ${problems.length} problems found. Now start the server.`);
  } finally {
    await database.close();
    lock.release();
  }
}

async function bytesOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const bytes = await readFile(file);
    if (bytes.length > MOST_ARCHIVE_BYTES) throw refusal(file, { code: "archive-too-large" });
    return new Uint8Array(bytes);
  } catch (cause) {
    if (cause instanceof SettingRefusal) throw cause;
    throw new SettingRefusal(`The file ${file} cannot be read: nothing was changed.`);
  }
}

function refusal(file: string, { code }: ArchiveProblem): SettingRefusal {
  return new SettingRefusal(`The file ${file} ${SENTENCES[code]}: nothing was changed.`);
}
