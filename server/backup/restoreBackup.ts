import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Transaction } from "kysely";
import { ok } from "#domain/result.ts";
import type { Config } from "../environment/config.ts";
import { keyPrint, prepareDataDirs, readSecrets, saveSecrets, secretsFile } from "../environment/secrets.ts";
import { readErased } from "../files/erasureList.ts";
import {
  clearFirstRows,
  findColumns,
  findMigrations,
  insertRows,
  isEmptyDatabase,
  setLastNumber,
  type Column,
  type DumpedTable,
} from "../persistence/backup/dump.ts";
import { openDatabase, type Database, type DatabaseSettings } from "../persistence/database/database.ts";
import { acquireProcessLock } from "../persistence/database/processLock.ts";
import { StorageRefusal } from "../persistence/database/storageRefusal.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { leaveOldRevs } from "../persistence/database/feed.ts";
import { migrateToLatest, migrateUpTo, refuseUnknownMigrations } from "../persistence/migrations/migrate.ts";
import { eraseAgain } from "../usecases/account/eraseAccount.ts";
import { inTransaction } from "../usecases/shared/inTransaction.ts";
import { damaged } from "./backupFile.ts";
import { checkBackup, readBackup, type Contents } from "./checkBackup.ts";

export type Restored = { readonly contents: Contents; readonly erasedAgain: number };
type Settings = Pick<Config, "dataDir" | "keysDir" | "database" | "backup">;

/** Whether the backup may be put here: it is whole, this program can read it, and nothing would be overwritten (ST17). */
export async function planRestore(config: Settings, file: string): Promise<Contents> {
  const contents = await checkBackup(file);
  refuseUnknownMigrations(contents.migrations);
  const { database, dataDir, keysDir } = config;
  if (database.kind === "sqlite" && existsSync(database.file))
    throw notEmpty(`The data directory ${dataDir}`);
  const hasKeys = existsSync(secretsFile(keysDir));
  if (hasKeys && keyPrint(readSecrets(keysDir)) !== keyPrint(contents.secrets))
    throw notEmpty(`The directory of the keys, ${keysDir},`);
  if (database.kind === "postgres") {
    const opened = await openDatabase(database);
    try {
      await refuseFilled(opened, contents);
    } finally {
      await opened.close();
    }
  }
  return contents;
}

/** Puts a backup into an empty place, all of it or nothing. */
export async function restoreBackup(config: Settings, file: string, nowMs: number): Promise<Restored> {
  prepareDataDirs(config);
  const lock = acquireProcessLock(config.dataDir);
  try {
    const contents = await planRestore(config, file);
    const place = await openPlace(config.database);
    const erased = [...(await readErased(dirname(file))), ...(await readErased(config.backup.dir))];
    const erasedAgain = await fillPlace(place.settings, { file, contents, erased, nowMs });
    saveSecrets(config.keysDir, contents.secrets);
    await place.finish();
    return { contents, erasedAgain };
  } finally {
    lock.release();
  }
}

const unfinishedFile = (file: string) => `${file}.restoring`;

/** Told at the start: an empty database beside half a restore would look like a hall that lost everything (OP24). */
export function refuseHalfRestored({ database, dataDir }: Pick<Settings, "database" | "dataDir">): void {
  if (database.kind !== "sqlite" || existsSync(database.file) || !existsSync(unfinishedFile(database.file)))
    return;
  throw new StorageRefusal(
    "half-restored",
    `A restore into ${dataDir} was not finished: run it again, or delete ${unfinishedFile(database.file)}.`,
  );
}

/** The embedded database gets its name when it is complete; in PostgreSQL the rows come in one transaction. */
async function openPlace(settings: DatabaseSettings) {
  if (settings.kind === "postgres") return { settings, finish: async () => {} };
  const unfinished = unfinishedFile(settings.file);
  for (const suffix of ["", "-wal", "-shm"]) await rm(`${unfinished}${suffix}`, { force: true });
  return {
    settings: { kind: "sqlite", file: unfinished },
    finish: () => rename(unfinished, settings.file),
  } as const;
}

type Filling = {
  readonly file: string;
  readonly contents: Contents;
  readonly erased: readonly string[];
  readonly nowMs: number;
};

async function fillPlace(settings: DatabaseSettings, filling: Filling): Promise<number> {
  const { file, contents, erased, nowMs } = filling;
  const database = await openDatabase(settings);
  try {
    if ((await findMigrations(database.db)).length === 0) await migrateUpTo(database, contents.migrations);
    await inTransaction<void, never>(database.db, async (trx) => {
      await clearFirstRows(trx);
      await insertAll(trx, file);
      return ok(undefined);
    });
    await migrateToLatest(database);
    await leaveOldRevs(database.db, nowMs);
    return await eraseAgain({ db: database.db, now: () => nowMs }, erased);
  } finally {
    await database.close();
  }
}

const BATCH_ROWS = 200;
const BATCH_CHARS = 1_000_000;

async function insertAll(trx: Transaction<Tables>, file: string): Promise<void> {
  const known = await findColumns(trx);
  let [table, rows, chars]: [DumpedTable | undefined, unknown[][], number] = [undefined, [], 0];
  const write = async () => {
    if (table !== undefined && rows.length > 0) await insertRows(trx, table, rows);
    [rows, chars] = [[], 0];
  };
  for await (const item of readBackup(file)) {
    if ("madeAt" in item) continue;
    if (item.row === undefined) {
      await write();
      table = item.table;
      if (table.last !== null) await setLastNumber(trx, table.table, table.last);
      continue;
    }
    rows.push(
      item.table.columns.map((name, index) =>
        valueFor(columnOf(known, item.table, name, file), item.row?.[index]),
      ),
    );
    chars += sizeOf(item.row);
    if (rows.length >= BATCH_ROWS || chars >= BATCH_CHARS) await write();
  }
  await write();
}

const sizeOf = (row: readonly unknown[]) =>
  row.reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 20), 0);

function columnOf(
  known: ReadonlyMap<string, ReadonlyMap<string, Column>>,
  { table }: DumpedTable,
  name: string,
  file: string,
): Column {
  const column = known.get(table)?.get(name);
  if (column === undefined) throw damaged(file);
  return column;
}

function valueFor({ isJson, isBytes, isNullable }: Column, value: unknown): unknown {
  if (value === null && isNullable) return null;
  if (isJson) return JSON.stringify(value);
  return isBytes && typeof value === "string" ? Buffer.from(value, "base64") : value;
}

async function refuseFilled({ db }: Database, contents: Contents): Promise<void> {
  const done = await findMigrations(db);
  const isSame = done.length === 0 || done.join() === contents.migrations.join();
  if (isSame && (await isEmptyDatabase(db))) return;
  throw notEmpty("The database of DATABASE_URL");
}

const notEmpty = (what: string) =>
  new StorageRefusal(
    "not-empty",
    `${what} is not empty, and a restore overwrites nothing: give it an empty one.`,
  );
