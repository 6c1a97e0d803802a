import type { FastifyBaseLogger } from "fastify";

const LONGEST = 1000;

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
      last = last.then(() => run(job));
    },
    /** Resolves when everything added so far is done. */
    settled: (): Promise<void> => last,
  };
}

export type WorkQueue = ReturnType<typeof createWorkQueue>;
