import { acquireProcessLock } from "../persistence/database/processLock.ts";

/** Run as a process of its own: holds the lock of a data directory until it is killed. */
const [, , dataDirectory] = process.argv;
if (dataDirectory === undefined) throw new Error("which data directory?");
acquireProcessLock(dataDirectory);
globalThis.gc?.();
process.stdout.write("held\n");
setInterval(() => {}, 60_000);
