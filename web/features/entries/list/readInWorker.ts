import { refuse, type Result } from "#domain/result.ts";
import type { ReadSheet } from "#web/platform/files/readXlsx.ts";
import { MOST_FILE_BYTES, type FileProblem } from "./readListFile.ts";

type Read = Result<ReadSheet[], FileProblem>;

/** The tables of a file, read in a worker: unpacking and splitting would stop the page. */
export async function readInWorker(file: File): Promise<Read> {
  if (file.size > MOST_FILE_BYTES) return refuse({ code: "too-big" });
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL("./listWorker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<Read>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Read>) => resolve(data));
      worker.addEventListener("error", () => reject(new Error("the worker could not read the file")));
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
