import type { PaperFormat } from "#contract/paper/paper.ts";
import type { Paper } from "./paper.ts";
import type { PrintDeps } from "./paperThread.ts";

type Written = { readonly bytes: Buffer; readonly mediaType: string };

/** A kept paper as a file. */
export async function writePaperFile(
  { print }: Pick<PrintDeps, "print">,
  { paper, madeAtMs }: { readonly paper: Paper; readonly madeAtMs: number },
  format: PaperFormat,
): Promise<Written> {
  switch (format) {
    case "pdf":
      return { bytes: await print(paper, madeAtMs), mediaType: "application/pdf" };
  }
}
