import type { Gap, PaperKind, PaperWish } from "#contract/paper/paper.ts";
import { bracketsPaper, drawGaps } from "./bracketPaper.ts";
import { inventoryPaper } from "./forms/inventory.ts";
import { resultsGaps, resultsPaper } from "./forms/results.ts";
import { queuesPaper, sheetsPaper } from "./matPaper.ts";
import type { PaperData } from "./paperData.ts";
import type { Paper } from "./paper.ts";

export type Builder = {
  /** Undefined: there is nothing to print. */
  readonly build: (data: PaperData, wish: PaperWish) => Paper | undefined;
  readonly gaps: (data: PaperData) => readonly Gap[];
};

/** How each kind of paper is made of the data. */
export const BUILDERS: Partial<Readonly<Record<PaperKind, Builder>>> = {
  inventory: { build: inventoryPaper, gaps: () => [] },
  results: { build: (data, { category }) => resultsPaper(data, category ?? null), gaps: resultsGaps },
  brackets: { build: bracketsPaper, gaps: drawGaps },
  queues: { build: queuesPaper, gaps: drawGaps },
  sheets: { build: sheetsPaper, gaps: drawGaps },
};
