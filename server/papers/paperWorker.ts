import { parentPort } from "node:worker_threads";
import type { Paper } from "./paper.ts";
import { writePdf } from "./paperPdf.ts";

export type PaperOrder = {
  readonly id: number;
  readonly paper: Paper;
  readonly madeAtMs: number;
  readonly format: "pdf" | "docx";
};
export type PaperAnswer =
  | { readonly id: number; readonly file: Uint8Array }
  | { readonly id: number; readonly fault: string };

const answer = (message: PaperAnswer): void => parentPort?.postMessage(message, []);

parentPort?.on("message", (order: PaperOrder) => void print(order));

/** The writer of Word files is loaded when the first one is asked for. */
async function write({ paper, madeAtMs, format }: PaperOrder): Promise<Uint8Array> {
  if (format === "pdf") return await writePdf(paper, madeAtMs);
  if (paper.type !== "form") throw new Error("what is drawn is no text to edit");
  const { writeDocx } = await import("./paperDocx.ts");
  return await writeDocx(paper, madeAtMs);
}

async function print(order: PaperOrder): Promise<void> {
  const { id } = order;
  try {
    answer({ id, file: await write(order) });
  } catch (cause) {
    answer({ id, fault: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
  }
}
