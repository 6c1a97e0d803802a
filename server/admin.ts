import { existsSync } from "node:fs";
import { z } from "zod";
import { createLimits } from "./auth/limits.ts";
import { tokenKey } from "./auth/token.ts";
import { refuseHalfRestored } from "./backup/restoreBackup.ts";
import { runCommand } from "./command.ts";
import { SettingRefusal, type Config } from "./environment/config.ts";
import { readSecrets, secretsFile } from "./environment/secrets.ts";
import { openFilledDatabase } from "./persistence/migrations/filledDatabase.ts";
import { makeAdmin, type MadeAdmin } from "./usecases/account/makeAdmin.ts";
import { links } from "./usecases/shared/accountCodes.ts";

const USAGE = "npm run admin -- <email> [--unlock]";

const WHAT_WAS: Readonly<Record<MadeAdmin["was"], string>> = {
  nobody: "is a new account and an admin",
  admin: "was an admin already",
  "another-role": "is an admin now",
};

/** `npm run admin -- <email>`: an admin who can sign in, while the server goes on. */
await runCommand(async (config, args) => {
  const { email, isUnlocking } = readWish(args);
  refuseHalfRestored(config);
  const database = await openFilledDatabase(config);
  try {
    const deps = { db: database.db, now: Date.now, tokenKey: keyOf(config) };
    const made = await makeAdmin({ ...deps, limits: createLimits(deps) }, { email, isUnlocking });
    if (!made.ok)
      throw new SettingRefusal(
        `The account ${email} is blocked: npm run admin -- ${email} --unlock opens it again.`,
      );
    for (const line of linesOf(config, made.value, isUnlocking)) console.log(line);
  } finally {
    await database.close();
  }
});

/** Spent attempts are kept under names only the server's keys can make (ST22). */
function keyOf({ keysDir }: Config) {
  if (!existsSync(secretsFile(keysDir)))
    throw new SettingRefusal(
      `There are no keys in ${keysDir}: run this with the KOVER_DATA and KOVER_KEYS_DIR of the server.`,
    );
  return tokenKey(readSecrets(keysDir).jwtKey);
}

function readWish(args: readonly string[]): { readonly email: string; readonly isUnlocking: boolean } {
  const [named, ...others] = args.filter((one) => !one.startsWith("--"));
  const options = args.filter((one) => one.startsWith("--"));
  const isKnown = options.every((option) => option === "--unlock") && others.length === 0;
  if (named === undefined || !isKnown) throw new SettingRefusal(`Name one address: ${USAGE}.`);
  const email = z.email().max(254).safeParse(named.trim().toLowerCase());
  if (!email.success) throw new SettingRefusal(`"${named}" is no e-mail address: ${USAGE}.`);
  return { email: email.data, isUnlocking: options.length > 0 };
}

function linesOf(config: Config, { account, was, ...made }: MadeAdmin, isUnlocking: boolean): string[] {
  const link = made.code === undefined ? undefined : links.reset(config, made.code);
  return [
    `${account.email} (${account.username}) ${WHAT_WAS[was]}.`,
    ...(made.wasBlocked ? ["Its block is lifted."] : []),
    ...(made.hadSecondFactor ? ["Its second factor is off; it can be set up again after signing in."] : []),
    ...(isUnlocking ? ["Wrong passwords and codes are forgotten: it may sign in at once."] : []),
    ...(link === undefined ? [] : [`A password is chosen here, once and within an hour: ${link}`]),
  ];
}
