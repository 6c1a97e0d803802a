import { chmodSync, statSync } from "node:fs";

const OTHERS = 0o077;
const SHARED = 0o1000;

/** For its owner alone, whatever the umask said when it was made (SE28). What is somebody else's is left to them. */
export function closeToOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS) === 0 || (found.mode & SHARED) !== 0) return;
  try {
    chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
  } catch {
    // A mounted volume may belong to another user, or know no modes: the server still runs on it.
  }
}
