import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * One hash over the names and contents of the files, in an order that does not depend on the disk.
 * @param {string} root
 * @param {readonly string[]} paths files and folders below root; those that do not exist count as empty
 * @param {(path: string) => boolean} [matters]
 */
export function hashOf(root, paths, matters = () => true) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((start) => filesBelow(root, start)).filter(matters)) {
    hash.update(`${path}\0`);
    hash.update(
      createHash("sha256")
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  }
  return hash.digest("hex");
}

/**
 * @param {string} file
 * @param {string} expected
 */
export function isStamped(file, expected) {
  return existsSync(file) && readFileSync(file, "utf8").trim() === expected;
}

/**
 * Does the work between taking the old stamp away and writing the new one: whatever interrupts the work,
 * no stamp is left behind.
 * @param {string} file
 * @param {string} value
 * @param {() => Promise<void>} work
 */
export async function stampAfter(file, value, work) {
  rmSync(file, { force: true });
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
}

/**
 * @param {string} root
 * @param {string} start
 * @returns {string[]} paths relative to root, sorted, with forward slashes
 */
export function filesBelow(root, start) {
  const full = join(root, start);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [start];
  return readdirSync(full, { withFileTypes: true })
    .map((entry) => `${start}/${entry.name}`)
    .sort()
    .flatMap((path) => filesBelow(root, path));
}
