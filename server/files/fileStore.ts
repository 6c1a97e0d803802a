import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../environment/config.ts";

/** Random, so that nobody can guess it or choose it; the folder is flat, so a name is never a path. */
const FILE_NAME = /^(?:(?:thumbnail|small|medium|large)_)?[0-9a-f]{32}\.(?:png|jpg|webp)$/;

export const newFileName = (ext: string) => `${randomBytes(16).toString("hex")}${ext}`;

/** Where a file of this name is; undefined for a name we never give. */
export function pathOfUpload(config: Config, name: string): string | undefined {
  return FILE_NAME.test(name) ? join(directoryOf(config), name) : undefined;
}

/** Whole and flushed before anybody can see it under its name. */
export async function saveUpload(config: Config, name: string, bytes: Buffer): Promise<void> {
  const directory = directoryOf(config);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const unfinished = join(directory, `.${name}.part`);
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(directory, name));
}

/** Everything in the folder that is older than this: kept files, and what a crash left unfinished. */
export async function findOldFiles(config: Config, beforeMs: number): Promise<string[]> {
  const directory = directoryOf(config);
  const names = await readdir(directory).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(join(directory, name)).catch(() => undefined);
    if (found !== undefined && found.isFile() && found.mtimeMs < beforeMs) old.push(name);
  }
  return old;
}

/** Takes only names the folder itself told. */
export async function removeOldFile(config: Config, name: string): Promise<void> {
  await rm(join(directoryOf(config), name), { force: true });
}

export async function removeUpload(config: Config, name: string): Promise<void> {
  const path = pathOfUpload(config, name);
  if (path !== undefined) await rm(path, { force: true });
}

const directoryOf = ({ dataDir }: Config) => join(dataDir, "uploads");
