import { accessSync, constants, statfsSync } from "node:fs";

const MEMORY_DISK = "/dev/shm";
const GIGABYTE = 1024 ** 3;
/** A whole run keeps less than one at a time. */
const NEEDED = 4 * GIGABYTE;

/**
 * A test's database is written through to the disk on every commit, and nothing of it outlives the run. In memory a commit
 * costs no wait. Containers often have 64 MB there, other systems no such folder: they go on with the disk.
 * @param {string} [folder]
 * @param {number} [needed] bytes
 * @returns {{ readonly TMPDIR?: string }} what to add to the environment
 */
export function temporaryFilesInMemory(folder = MEMORY_DISK, needed = NEEDED) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needed ? { TMPDIR: folder } : {};
  } catch {
    return {};
  }
}
