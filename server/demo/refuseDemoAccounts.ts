import { SettingRefusal } from "../environment/config.ts";
import type { DepsWithoutFeed } from "../environment/deps.ts";
import { hallToday } from "../environment/hallDay.ts";
import { countOpenAccounts } from "../persistence/account/accounts.ts";
import { readDemoData } from "./demoData.ts";

/**
 * A demo that is started as a real installation would keep its accounts, an admin among them, whose password was printed
 * and shown around. It does not start; whoever means to go on with its data blocks those accounts first (OP21).
 */
export async function refuseDemoAccounts({
  config,
  db,
  now,
}: Pick<DepsWithoutFeed, "config" | "db" | "now">): Promise<void> {
  const emails = readDemoData(hallToday({ config, now })).users.map(({ email }) => email.toLowerCase());
  const open = await countOpenAccounts(db, emails);
  if (open === 0) return;
  throw new SettingRefusal(
    `KOVER_DEMO is off, but the database holds ${open} accounts of the demo, whose password is known: name an empty directory in KOVER_DATA (or an empty database in DATABASE_URL) for a tournament of your own, or set KOVER_DEMO=still to go on with the demo or to block these accounts in it first.`,
  );
}
