import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { runCommand } from "./command.ts";
import { SettingRefusal } from "./environment/config.ts";
import { recordByHand } from "./usecases/archive/exportEvent.ts";
import { openFilledDatabase } from "./persistence/migrations/filledDatabase.ts";
import { parseRef } from "./query/refs.ts";
import { makeArchive, type MadeArchive } from "./usecases/archive/makeArchive.ts";

/** `npm run export -- <event> <file>`: everything of one event in one file, while the server goes on. */
await runCommand(async (config, [event, named]) => {
  if (event === undefined || named === undefined)
    throw new SettingRefusal("Name the event and the file: npm run export -- <event> <file>.");
  const database = await openFilledDatabase(config);
  const file = resolve(named);
  const unfinished = `${file}.part`;
  try {
    const made = await makeArchive({ config, now: Date.now }, parseRef(event));
    if (!made.ok) throw new SettingRefusal(`There is no event ${event}.`);
    await pipeline(
      Readable.from(made.value.pieces),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await recordByHand(database.db, made.value.event.id);
    await rename(unfinished, file);
    console.log(wordsOf(file, made.value));
  } finally {
    await rm(unfinished, { force: true });
    await database.close();
  }
});

function wordsOf(file: string, { event, rows }: MadeArchive): string {
  const count = (table: string) => rows[table] ?? 0;
  return (
    `${file}: ${event.name}, ${count("category")} categories, ${count("fighter")} people, ${count("fighting")} bouts. ` +
    "It holds personal data: keep it where nobody else reads it."
  );
}
