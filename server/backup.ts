import { resolve } from "node:path";
import { readConfig, SettingRefusal } from "./environment/config.ts";
import { makeBackup, rotateBackups } from "./backup/makeBackup.ts";
import { wordsOf } from "./backup/contentsWords.ts";
import { StorageRefusal } from "./persistence/database/storageRefusal.ts";

/** `npm run backup [file]`: everything in one file, while the server goes on. Without a file the oldest ones are rotated out. */
try {
  const config = readConfig(process.env);
  const [named] = process.argv.slice(2);
  const file = named === undefined ? undefined : resolve(named);
  const made = await makeBackup(config, { nowMs: Date.now(), file });
  if (file === undefined) await rotateBackups(config.backup);
  console.log(
    `${made.file}: ${wordsOf(made.contents)}. It holds the keys: keep it where nobody else reads it.`,
  );
} catch (cause) {
  const isPlain = cause instanceof SettingRefusal || cause instanceof StorageRefusal;
  console.error(isPlain ? cause.message : cause);
  process.exitCode = 1;
}
