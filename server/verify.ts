import { readConfig, SettingRefusal } from "./environment/config.ts";
import { openDatabase } from "./persistence/database/database.ts";
import { StorageRefusal } from "./persistence/database/storageRefusal.ts";
import { verifyAll } from "./usecases/bout/verifyAll.ts";

/** `npm run verify`: says what is broken, one line each. It writes nothing and may run beside the server. */
try {
  const database = await openDatabase(readConfig(process.env).database);
  const { bouts, audits, problems } = await verifyAll(database.db);
  await database.close();
  for (const problem of problems) console.log(problem);
  console.log(`${bouts} bouts and ${audits} lines of the audit looked at, ${problems.length} problems found`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (cause) {
  const isPlain = cause instanceof SettingRefusal || cause instanceof StorageRefusal;
  console.error(isPlain ? cause.message : cause);
  process.exitCode = 2;
}
