import { Worker } from "node:worker_threads";
import type { Deps } from "../environment/deps.ts";
import type { Paper } from "./paper.ts";
import type { PaperAnswer, PaperOrder } from "./paperWorker.ts";

const WORKER = new URL("./paperWorker.ts", import.meta.url);
/** Enough for the brackets of the largest event; a thread that needs more ends alone. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
/** Ten times what the largest paper needs on a busy machine. */
const LONGEST_PAPER_MS = 60_000;

export type PaperThread = {
  /** The file of a paper: a PDF unless said otherwise. */
  readonly print: (paper: Paper, madeAtMs: number, format?: PaperOrder["format"]) => Promise<Buffer>;
  readonly close: () => Promise<unknown>;
};

/** Of what makes papers. */
export type PrintDeps = Deps & Pick<PaperThread, "print">;

/** Lays papers out in a thread of its own, one at a time, so that no paper holds up an answer to a table (ADR 83). */
export function createPaperThread(longestMs = LONGEST_PAPER_MS): PaperThread {
  let running: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  const thread = (): Worker => {
    const worker = new Worker(WORKER, { resourceLimits: MEMORY });
    worker.unref();
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      if (running === worker) running = undefined;
    });
    return worker;
  };
  return {
    print: async (paper, madeAtMs, format = "pdf") => {
      const printing = turn.then(() =>
        printIn((running ??= thread()), { id: ++lastId, paper, madeAtMs, format }, longestMs),
      );
      turn = printing.catch(() => undefined);
      return await printing;
    },
    close: async () => running?.terminate(),
  };
}

async function printIn(worker: Worker, order: PaperOrder, longestMs: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const hear = (answer: PaperAnswer) => {
    if (answer.id !== order.id) return;
    if ("file" in answer) resolve(Buffer.from(answer.file));
    else reject(new Error(answer.fault));
  };
  const end = () => reject(new Error("the thread that lays out papers has ended"));
  const limit = setTimeout(() => void worker.terminate(), longestMs);
  worker.on("message", hear).once("exit", end);
  try {
    worker.postMessage(order, []);
    return await promise;
  } finally {
    clearTimeout(limit);
    worker.off("message", hear).off("exit", end);
  }
}
