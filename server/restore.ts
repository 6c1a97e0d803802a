import { resolve } from "node:path";
import { planRestore, restoreBackup } from "./backup/restoreBackup.ts";
import { wordsOf } from "./backup/contentsWords.ts";
import { runCommand } from "./command.ts";
import { SettingRefusal, type Config } from "./environment/config.ts";
import { openDatabase } from "./persistence/database/database.ts";
import { verifyAll } from "./usecases/bout/verifyAll.ts";

/** `npm run restore <file>`: into an empty place. With `--check` it tells what it would do and does nothing. */
await runCommand(async (config, args) => {
  const named = args.find((one) => !one.startsWith("--"));
  if (named === undefined) throw new SettingRefusal("Name the file: npm run restore <file>.");
  const file = resolve(named);
  const where = config.database.kind === "sqlite" ? config.database.file : "the database of DATABASE_URL";
  const contents = await planRestore(config, file);
  console.log(`${file} is whole: ${wordsOf(contents)}.`);
  console.log(`It goes to ${where}, its keys to ${config.keysDir}; nothing there is overwritten.`);
  if (!args.includes("--check")) await restore(file, config);
});

async function restore(file: string, config: Config): Promise<void> {
  const { erasedAgain } = await restoreBackup(config, file, Date.now());
  if (erasedAgain > 0) console.log(`${erasedAgain} accounts that were erased since are erased again.`);
  const database = await openDatabase(config.database);
  const { bouts, problems } = await verifyAll(database.db);
  await database.close();
  for (const problem of problems) console.log(problem);
  console.log(`Restored: ${bouts} bouts looked at, ${problems.length} problems found. Now start the server.`);
}
