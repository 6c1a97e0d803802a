import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { closeToOthers } from "./closeToOthers.ts";
import { StorageRefusal } from "./storageRefusal.ts";

export type ProcessLock = { release(): void };

/** Without a reference the collector closes the file, and with it the lock, while the process still runs. */
const held = new Set<DatabaseSync>();

/**
 * One process a data directory (ST9). The lock is an exclusive transaction in a file of its own: the operating system
 * drops it with the process however that ends, so nothing is left to clean up after a kill.
 */
export function acquireProcessLock(dataDirectory: string): ProcessLock {
  const lock = openLockFile(dataDirectory);
  try {
    lock.exec("pragma busy_timeout = 0");
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    throw new StorageRefusal(
      "already-in-use",
      `Another process already uses the data directory ${dataDirectory}: stop it, or give this one its own KOVER_DATA.`,
      { cause },
    );
  }
  held.add(lock);
  return {
    release: () => {
      held.delete(lock);
      if (lock.isOpen) lock.close();
    },
  };
}

function openLockFile(dataDirectory: string): DatabaseSync {
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    const file = join(dataDirectory, "process.lock");
    const lock = new DatabaseSync(file);
    // Whoever can read it can hold it.
    closeToOthers(file);
    return lock;
  } catch (cause) {
    throw new StorageRefusal(
      "unreachable",
      `The data directory ${dataDirectory} of KOVER_DATA cannot be written.`,
      {
        cause,
      },
    );
  }
}
