import type { BlockKind } from "#domain/draw/layout.ts";
import { groupLetter } from "./sport.ts";

const NBSP = "\u00a0";

/** A category and its draw, as its pages show them. */
export const draws = {
  tabs: {
    label: "View of the category",
    bracket: "Bracket",
    table: "Table",
    bouts: "Bouts",
    fighters: "Athletes",
    stats: "Statistics",
  },
  bracket: {
    rounds: "Rounds",
    zoom: "Bracket size",
    smaller: "Make the bracket smaller",
    larger: "Make the bracket larger",
    percent: (percent: number) => `${percent}%`,
    area: "Bracket: arrows move it, plus and minus change its size",
    playoff: "Play-offs",
    finalAndBronze: "Final and bronze",
    done: (done: number, total: number) => `${done} of ${total}`,
  },
  table: {
    title: "Table",
    group: (letter: string) => `Group${NBSP}${letter}`,
    preliminary: "Provisional",
    final: "Final",
    place: "Place",
    fighter: "Athlete",
    wins: "Wins",
    submissions: "Submissions",
    submissionsShort: "Sub.",
    points: "Points",
    weight: `Weight, kg`,
    order: "Places decided by:",
    criteria: ["wins", "submissions", "points", "head-to-head", "lower weight"],
  },
  cross: {
    title: "Who meets whom",
    hint: "The score in a row is from the side of the name on the left",
    against: "Against",
    win: "win",
    loss: "loss",
    winBySubmission: "submission",
    lossBySubmission: "loss, sub.",
    noWinner: "no winner",
    self: "Nobody meets themselves",
  },
  bouts: {
    none: "No bouts yet",
    noneText: "They will appear after the draw.",
    all: "All bouts",
    on: "Now",
    ahead: "Ahead",
    finished: "Finished",
  },
  podium: {
    title: "Results",
    vacantGold: "First place is not awarded",
  },
  path: {
    shown: (name: string) => `Path: ${name}`,
    clear: "Clear the path",
  },
  empty: {
    draw: "Not drawn yet",
    drawText: "The bracket will appear as soon as it is made.",
    nobody: "There are no athletes in the category",
    single: "There is one athlete in the category: they take first place without a bout.",
  },
} as const;

const BLOCKS: Readonly<Record<Exclude<BlockKind, "group">, string>> = {
  main: "Main bracket",
  losers: "Lower bracket",
  repechage: "Repechage",
  bronze: "Bronze",
};

export function blockWords(kind: BlockKind, group: string | undefined): string {
  return kind === "group" ? draws.table.group(groupLetter(group ?? "")) : BLOCKS[kind];
}
