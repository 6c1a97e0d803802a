import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import type { Config } from "../environment/config.ts";
import { readSecrets, secretsFile } from "../environment/secrets.ts";
import { ERASED, rememberErased } from "../files/erasureList.ts";
import { findErasedAccounts } from "../persistence/account/ownData.ts";
import {
  beginSnapshot,
  endSnapshot,
  findDumpedTables,
  findMigrations,
  readTable,
} from "../persistence/backup/dump.ts";
import { closeToOthers } from "../persistence/database/closeToOthers.ts";
import { StorageRefusal } from "../persistence/database/storageRefusal.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { openFilledDatabase } from "../persistence/migrations/filledDatabase.ts";
import { flushFolder, VERSION, writeBackupFile } from "./backupFile.ts";
import { checkBackup, type Contents } from "./checkBackup.ts";

export type Made = { readonly file: string; readonly contents: Contents };
type Settings = Pick<Config, "dataDir" | "keysDir" | "database" | "backup">;

/** Database, uploads and keys as of one moment in one file, while the server goes on (ST16). */
export async function makeBackup(config: Settings, { nowMs, file }: Making): Promise<Made> {
  const madeAt = new Date(nowMs).toISOString();
  const to = file ?? join(config.backup.dir, `kover-${madeAt.slice(0, 19).replaceAll(":", "-")}Z.backup`);
  const database = await openFilledDatabase(config);
  try {
    refuseKeyless(config);
    const secrets = readSecrets(config.keysDir);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await database.db.connection().execute(async (db) => {
      await beginSnapshot(db);
      try {
        await writeBackupFile(to, valuesOf(db, madeAt, secrets));
        await rememberErased(dirname(to), await findErasedAccounts(db));
      } finally {
        await endSnapshot(db);
      }
    });
  } finally {
    await database.close();
  }
  await flushFolder(dirname(to));
  // What cannot be read again is no backup.
  return { file: to, contents: await checkBackup(to) };
}

type Making = {
  readonly nowMs: number;
  /** In the folder of the backups unless named. */
  readonly file?: string | undefined;
};

async function* valuesOf(db: Kysely<Tables>, madeAt: string, secrets: unknown): AsyncGenerator {
  const migrations = await findMigrations(db);
  yield { backup: "kover", version: VERSION, madeAt, migrations };
  yield { secrets };
  for (const table of await findDumpedTables(db)) {
    yield table;
    yield* readTable(db, table);
  }
}

/** Reading would make new keys. */
function refuseKeyless({ keysDir }: Settings): void {
  if (existsSync(secretsFile(keysDir))) return;
  throw new StorageRefusal(
    "nothing-there",
    `There are no keys in ${keysDir}: run this with the KOVER_DATA and KOVER_KEYS_DIR of the server.`,
  );
}

const NAME = /^kover-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

/** The backups in the folder, the oldest first: their names are their moments. */
export async function findBackups(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).toSorted();
}

/** Closes what lies in the folder already to everybody but its owner: the keys are in it (SE28). */
export async function closeBackups({ dir }: Pick<Config["backup"], "dir">): Promise<void> {
  for (const name of [...(await findBackups(dir)), ERASED]) closeToOthers(join(dir, name));
}

/** Removes the oldest beyond those that are kept, and what a crash left unfinished. */
export async function rotateBackups({ dir, keep }: Config["backup"]): Promise<void> {
  const old = (await findBackups(dir)).slice(0, -keep);
  const unfinished = (await readdir(dir)).filter(
    (name) => NAME.test(name.replace(/\.part$/, "")) && name.endsWith(".part"),
  );
  for (const name of [...old, ...unfinished]) await rm(join(dir, name), { force: true });
}
