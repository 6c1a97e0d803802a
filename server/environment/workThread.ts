import { Worker, type ResourceLimits } from "node:worker_threads";

type Thread = {
  readonly worker: URL;
  readonly memory: ResourceLimits;
  /** A job that takes longer ends with its thread. */
  readonly longestMs: number;
};

type Job<Done, News> = {
  readonly message: unknown;
  /** What the thread says while the job is done. */
  readonly hear: (news: News, settle: Settle<Done>) => void;
  /** The thread is gone before the job was done. */
  readonly lose: (settle: Settle<Done>) => void;
};

type Settle<Done> = Pick<PromiseWithResolvers<Done>, "resolve" | "reject">;

export type WorkThread = {
  readonly run: <Done, News>(job: Job<Done, News>) => Promise<Done>;
  readonly close: () => Promise<unknown>;
};

/**
 * A thread for work that would hold up answers. It is started by the first job and does one at a time; the others wait their
 * turn. One that takes too long or too much memory is ended alone, and the next job starts another.
 */
export function createWorkThread({ worker: file, memory, longestMs }: Thread): WorkThread {
  let running: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const start = (): Worker => {
    const worker = new Worker(file, { resourceLimits: memory });
    worker.unref();
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      if (running === worker) running = undefined;
    });
    return worker;
  };
  return {
    run: async (job) => {
      const done = turn.then(() => runIn((running ??= start()), job, longestMs));
      turn = done.catch(() => undefined);
      return await done;
    },
    close: async () => running?.terminate(),
  };
}

async function runIn<Done, News>(worker: Worker, job: Job<Done, News>, longestMs: number): Promise<Done> {
  const { promise, ...settle } = Promise.withResolvers<Done>();
  const hear = (news: News) => job.hear(news, settle);
  const end = () => job.lose(settle);
  const limit = setTimeout(() => void worker.terminate(), longestMs);
  worker.on("message", hear).once("exit", end);
  try {
    worker.postMessage(job.message, []);
    return await promise;
  } finally {
    clearTimeout(limit);
    worker.off("message", hear).off("exit", end);
  }
}
