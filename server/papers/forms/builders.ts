import type { Gap, PaperKind, PaperWish } from "#contract/paper/paper.ts";
import { bracketsPaper, drawGaps } from "../bracketPaper.ts";
import { boutsGaps, boutsPaper } from "./bouts.ts";
import { inventoryPaper } from "./inventory.ts";
import { queuesPaper, sheetsPaper } from "../matPaper.ts";
import { judgesGaps, judgesPaper } from "./judges.ts";
import { clubsGaps, clubsPaper, startGaps, startPaper } from "./lists.ts";
import { reportGaps, reportPaper } from "./report.ts";
import { badgesGaps, badgesPaper } from "./badges.ts";
import { diplomasGaps, diplomasPaper } from "./diplomas.ts";
import { resultsGaps, resultsPaper } from "./results.ts";
import { teamsGaps, teamsPaper } from "./teams.ts";
import { weighingGaps, weighingPaper } from "./weighing.ts";
import type { PaperData } from "../paperData.ts";
import type { Paper } from "../paper.ts";

export type Builder = {
  /** Undefined: there is nothing to print. */
  readonly build: (data: PaperData, wish: PaperWish) => Paper | undefined;
  readonly gaps: (data: PaperData, wish: PaperWish) => readonly Gap[];
};

/** How each kind of paper is made of the data. */
export const BUILDERS: Partial<Readonly<Record<PaperKind, Builder>>> = {
  inventory: { build: inventoryPaper, gaps: () => [] },
  brackets: { build: bracketsPaper, gaps: drawGaps },
  queues: { build: queuesPaper, gaps: drawGaps },
  sheets: { build: sheetsPaper, gaps: drawGaps },
  results: { build: resultsPaper, gaps: resultsGaps },
  bouts: { build: boutsPaper, gaps: boutsGaps },
  "weigh-sheets": {
    build: (data, { category }) => weighingPaper(data, { category, isBlank: true }),
    gaps: (data, { category }) => weighingGaps(data, { category, isBlank: true }),
  },
  weighing: {
    build: (data, { category }) => weighingPaper(data, { category, isBlank: false }),
    gaps: (data, { category }) => weighingGaps(data, { category, isBlank: false }),
  },
  start: { build: startPaper, gaps: startGaps },
  clubs: { build: clubsPaper, gaps: clubsGaps },
  judges: { build: judgesPaper, gaps: judgesGaps },
  report: { build: reportPaper, gaps: reportGaps },
  teams: { build: teamsPaper, gaps: teamsGaps },
  diplomas: { build: (data, { category }) => diplomasPaper(data, category ?? null), gaps: diplomasGaps },
  badges: { build: (data, { category }) => badgesPaper(data, category ?? null), gaps: badgesGaps },
};
