import { parentPort } from "node:worker_threads";
import type { Paper } from "./paper.ts";
import { writePdf } from "./paperPdf.ts";

export type PaperOrder = { readonly id: number; readonly paper: Paper; readonly madeAtMs: number };
export type PaperAnswer =
  | { readonly id: number; readonly file: Uint8Array }
  | { readonly id: number; readonly fault: string };

const answer = (message: PaperAnswer): void => parentPort?.postMessage(message, []);

parentPort?.on("message", (order: PaperOrder) => void print(order));

async function print({ id, paper, madeAtMs }: PaperOrder): Promise<void> {
  try {
    answer({ id, file: await writePdf(paper, madeAtMs) });
  } catch (cause) {
    answer({ id, fault: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
  }
}
