import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";

const LONGEST = 1000;
const EARLIEST_MS = 20;
const LATEST_MS = 120;

/**
 * Work that answers do not wait for: how long it takes tells a caller nothing (AU26). One job at a time, in order; a
 * failed one is logged and the next goes on.
 */
export function createWorkQueue(log: FastifyBaseLogger) {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  const run = async (job: () => Promise<void>): Promise<void> => {
    try {
      await job();
    } catch (cause) {
      log.error({ err: cause }, "queued work failed");
    } finally {
      waiting -= 1;
    }
  };

  return {
    add(job: () => Promise<void>): void {
      if (waiting >= LONGEST) return log.error("queued work was dropped: too much is waiting");
      waiting += 1;
      // The embedded database holds the thread while it writes: not before the answer has left, and not at a time
      // that the next answer would give away.
      const due = sleep(randomInt(EARLIEST_MS, LATEST_MS));
      last = Promise.all([last, due]).then(() => run(job));
    },
    /** Resolves when everything added so far is done. */
    settled: (): Promise<void> => last,
  };
}
