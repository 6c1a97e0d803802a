import { createHash, randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { closeToOthers } from "../persistence/database/closeToOthers.ts";
import { createVapidKeys } from "./vapid.ts";
import { SettingRefusal, type Config } from "./config.ts";

const vapidSchema = z.object({ publicKey: z.base64url().length(87), privateKey: z.base64url().length(43) });
export const secretsSchema = z.object({
  jwtKey: z.base64().min(43),
  vapid: vapidSchema,
  demoPassword: z.string().optional(),
});
/** As a version that sent no messages to browsers wrote it. */
const olderSchema = secretsSchema.partial({ vapid: true });
export type Secrets = z.infer<typeof secretsSchema>;

/** Makes the data directory for its owner alone, or says in one sentence why it cannot be used. */
export function prepareDataDir(dataDir: string, setting = "KOVER_DATA"): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    closeToOthers(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new SettingRefusal(`${setting}: the data directory ${dataDir} cannot be written to.`);
  }
}

/** Keys have a directory of their own where several instances share them. */
export function prepareDataDirs({ dataDir, keysDir }: Pick<Config, "dataDir" | "keysDir">): void {
  prepareDataDir(dataDir);
  if (keysDir !== dataDir) prepareDataDir(keysDir, "KOVER_KEYS_DIR");
}

export const secretsFile = (dataDir: string) => join(dataDir, "secrets.json");

/** Tells keys apart without telling them. */
export const keyPrint = ({ jwtKey, vapid }: Pick<Secrets, "jwtKey" | "vapid">): string =>
  createHash("sha256").update(`${jwtKey}\n${vapid.publicKey}`).digest("hex");

/** Keys are random and made at first start; there are no defaults to forget. */
export function readSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir);
  if (!existsSync(file)) makeSecrets(file);
  closeToOthers(file);
  const parsed = olderSchema.safeParse(readJson(file));
  if (parsed.success) {
    const { vapid = createVapidKeys(), ...rest } = parsed.data;
    if (parsed.data.vapid === undefined) saveSecrets(dataDir, { ...rest, vapid });
    return { ...rest, vapid };
  }
  throw new SettingRefusal(
    `${file} does not hold usable keys: name another directory with KOVER_KEYS_DIR or KOVER_DATA.`,
  );
}

/** Of several instances that start for the first time together one makes the keys, and all use them (OP29). */
function makeSecrets(file: string): void {
  const keys = { jwtKey: randomBytes(32).toString("base64"), vapid: createVapidKeys() };
  const unfinished = writeUnfinished(file, keys);
  try {
    linkSync(unfinished, file);
  } catch {
    // Somebody was first, or the file system of a stick knows no links.
    if (!existsSync(file)) renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

export function saveSecrets(dataDir: string, secrets: Secrets): void {
  const file = secretsFile(dataDir);
  // In one step: half a file would lock everybody out.
  renameSync(writeUnfinished(file, secrets), file);
}

function writeUnfinished(file: string, secrets: Secrets): string {
  const unfinished = `${file}.${process.pid}-${randomBytes(4).toString("hex")}.new`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  chmodSync(unfinished, 0o600);
  return unfinished;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
