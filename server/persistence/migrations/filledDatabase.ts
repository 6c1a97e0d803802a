import { existsSync } from "node:fs";
import type { Config } from "../../environment/config.ts";
import { findMigrations } from "../backup/dump.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { StorageRefusal } from "../database/storageRefusal.ts";
import { refuseOtherVersion } from "./migrate.ts";

/**
 * The database of a server, for a command beside it. A place without one is refused: opening would make an empty database
 * there, and whoever mistyped KOVER_DATA would be told that all is well (OP28).
 */
export async function openFilledDatabase({
  database: settings,
  dataDir,
}: Pick<Config, "database" | "dataDir">): Promise<Database> {
  if (settings.kind === "sqlite" && !existsSync(settings.file)) throw nothingIn(`data directory ${dataDir}`);
  const database = await openDatabase(settings);
  try {
    const done = await findMigrations(database.db);
    if (done.length === 0) throw nothingIn("database of DATABASE_URL");
    refuseOtherVersion(done);
    return database;
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

const nothingIn = (place: string) =>
  new StorageRefusal(
    "nothing-there",
    `The ${place} holds nothing: name the one the server uses, with KOVER_DATA or DATABASE_URL.`,
  );
