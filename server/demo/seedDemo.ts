import { randomBytes } from "node:crypto";
import { hashPassword } from "../auth/password.ts";
import type { DepsWithoutFeed } from "../deps.ts";
import { countAccounts } from "../persistence/accounts.ts";
import { countEvents } from "../persistence/eventRows.ts";
import { readSecrets, saveSecrets } from "../secrets.ts";
import { readDemoData } from "./demoData.ts";
import { playMorning } from "./demoMorning.ts";
import { insertDemo } from "./insertDemo.ts";

/** How much of each mat's list has been fought when the doors open: no two mats alike. */
const PROGRESS = [0.42, 0.55, 0.38, 0.3];

/** Fills an empty database with a tournament in full swing. Does nothing to a database that holds anything. */
export async function seedDemo(deps: DepsWithoutFeed, say: (line: string) => void): Promise<void> {
  if ((await countEvents(deps.db)) > 0 || (await countAccounts(deps.db)) > 0) return;
  const nowMs = deps.now();
  const data = readDemoData(nowMs);
  const password = demoPassword(deps);
  const passwordHash = await hashPassword(password);
  const mats = await deps.db.transaction().execute((trx) => insertDemo({ trx, data, nowMs }, passwordHash));
  for (const [index, bouts] of mats.entries())
    await playMorning(
      { ...deps, wakeFeed: () => {}, tellOfficials: () => {} },
      bouts,
      PROGRESS[index] ?? 0.3,
    );
  say(`Demo accounts: ${data.users.map(({ email }) => email).join(", ")}`);
  say(`Demo password: ${password}`);
}

/** Kept in the data directory, so that who lost the first console can still look it up. */
function demoPassword({ config }: DepsWithoutFeed): string {
  const secrets = readSecrets(config.dataDir);
  const password = config.demoPassword ?? secrets.demoPassword ?? randomBytes(9).toString("base64url");
  saveSecrets(config.dataDir, { ...secrets, demoPassword: password });
  return password;
}
