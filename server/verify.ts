import { runCommand } from "./command.ts";
import { openFilledDatabase } from "./persistence/migrations/filledDatabase.ts";
import { verifyAll } from "./usecases/bout/verifyAll.ts";

const FAILED = 2;

/** `npm run verify`: says what is broken, one line each. It writes nothing and may run beside the server. */
await runCommand(
  async (config) => {
    const database = await openFilledDatabase(config);
    const { bouts, audits, problems } = await verifyAll(database.db);
    await database.close();
    for (const problem of problems) console.log(problem);
    console.log(
      `${bouts} bouts and ${audits} lines of the audit looked at, ${problems.length} problems found`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  },
  { failed: FAILED },
);
