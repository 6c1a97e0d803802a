import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readConfig, SettingRefusal } from "./environment/config.ts";
import { recordByHand } from "./usecases/archive/exportEvent.ts";
import { openDatabase } from "./persistence/database/database.ts";
import { StorageRefusal } from "./persistence/database/storageRefusal.ts";
import { parseRef } from "./query/refs.ts";
import { makeArchive } from "./usecases/archive/makeArchive.ts";

/** `npm run export -- <event> <file>`: everything of one event in one file, while the server goes on. */
try {
  const config = readConfig(process.env);
  const [event, named] = process.argv.slice(2);
  if (event === undefined || named === undefined)
    throw new SettingRefusal("Name the event and the file: npm run export -- <event> <file>.");
  const made = await makeArchive({ config, now: Date.now }, parseRef(event));
  if (!made.ok) throw new SettingRefusal(`There is no event ${event}.`);
  const file = resolve(named);
  const unfinished = `${file}.part`;
  try {
    await pipeline(
      Readable.from(made.value.pieces),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await recordExport(config, made.value.event.id);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  const count = (table: string) => made.value.rows[table] ?? 0;
  console.log(
    `${file}: ${made.value.event.name}, ${count("category")} categories, ${count("fighter")} people, ${count("fighting")} bouts. ` +
      "It holds personal data: keep it where nobody else reads it.",
  );
} catch (cause) {
  const isPlain = cause instanceof SettingRefusal || cause instanceof StorageRefusal;
  console.error(isPlain ? cause.message : cause);
  process.exitCode = 1;
}

async function recordExport(config: ReturnType<typeof readConfig>, id: number): Promise<void> {
  const database = await openDatabase(config.database);
  await recordByHand(database.db, id);
  await database.close();
}
