import { resolve } from "node:path";
import { makeBackup, rotateBackups } from "./backup/makeBackup.ts";
import { wordsOf } from "./backup/contentsWords.ts";
import { runCommand } from "./command.ts";

/** `npm run backup [file]`: everything in one file, while the server goes on. Without a file the oldest ones are rotated out. */
await runCommand(async (config, [named]) => {
  const file = named === undefined ? undefined : resolve(named);
  const made = await makeBackup(config, { nowMs: Date.now(), file });
  if (file === undefined) await rotateBackups(config.backup);
  console.log(
    `${made.file}: ${wordsOf(made.contents)}. It holds the keys: keep it where nobody else reads it.`,
  );
});
