import type { Deps } from "../environment/deps.ts";
import { createWorkThread } from "../environment/workThread.ts";
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

/** Lays papers out in a thread of its own, so that no paper holds up an answer to a table (ADR 83). */
export function createPaperThread(longestMs = LONGEST_PAPER_MS): PaperThread {
  const thread = createWorkThread({ worker: WORKER, memory: MEMORY, longestMs });
  let lastId = 0;
  return {
    print: async (paper, madeAtMs, format = "pdf") => {
      const order: PaperOrder = { id: ++lastId, paper, madeAtMs, format };
      return await thread.run<Buffer, PaperAnswer>({
        message: order,
        hear: (answer, { resolve, reject }) => {
          if (answer.id !== order.id) return;
          if ("file" in answer) resolve(Buffer.from(answer.file));
          else reject(new Error(answer.fault));
        },
        lose: ({ reject }) => reject(new Error("the thread that lays out papers has ended")),
      });
    },
    close: thread.close,
  };
}
