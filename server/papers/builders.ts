import type { Gap, PaperKind, PaperWish } from "#contract/paper/paper.ts";
import { badgesGaps, badgesPaper } from "./forms/badges.ts";
import { diplomasGaps, diplomasPaper } from "./forms/diplomas.ts";
import { resultsGaps, resultsPaper } from "./forms/results.ts";
import type { PaperData } from "./paperData.ts";
import type { Paper } from "./paper.ts";

export type Builder = {
  /** Undefined: there is nothing to print. */
  readonly build: (data: PaperData, wish: PaperWish) => Paper | undefined;
  readonly gaps: (data: PaperData) => readonly Gap[];
};

/** How each kind of paper is made of the data. */
export const BUILDERS: Partial<Readonly<Record<PaperKind, Builder>>> = {
  results: { build: (data, { category }) => resultsPaper(data, category ?? null), gaps: resultsGaps },
  diplomas: { build: (data, { category }) => diplomasPaper(data, category ?? null), gaps: diplomasGaps },
  badges: { build: (data, { category }) => badgesPaper(data, category ?? null), gaps: badgesGaps },
};
