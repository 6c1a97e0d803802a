import { FORMATS as DRAW_FORMATS, type Format } from "#domain/draw/formats.ts";
import type { BoutState, CategoryStatus, CompetitionStatus } from "#contract/competition/entity.ts";

export const boutStates: Readonly<Record<BoutState, string>> = {
  waiting: "Waiting",
  called: "Called",
  running: "Live",
  paused: "Paused",
  "time-over": "Time is up",
  finished: "Finished",
};

export const categoryStatuses: Readonly<Record<CategoryStatus, string>> = {
  draft: "Not drawn",
  drawn: "Not started",
  in_progress: "Live",
  finished: "Finished",
  awarded: "Awarded",
  merged: "Merged",
};

export const competitionStatuses: Readonly<Record<CompetitionStatus, string>> = {
  draft: "In preparation",
  in_progress: "Live",
  closed: "Closed",
};

const FORMATS: Readonly<Record<Format, string>> = {
  single_elimination_two_bronzes: "knockout, two bronzes",
  single_elimination_bronze_bout: "knockout, bronze bout",
  repechage_from_finalists: "repechage from the finalists",
  repechage_quarterfinal: "repechage from the quarter-finals",
  repechage_from_semifinalists: "repechage from the semi-finalists",
  double_elimination: "double elimination",
  double_elimination_bronze: "double elimination, bronze",
  russian_order: "by lot numbers, repechage from the finalists",
  double_elimination_crossed: "double elimination",
  double_elimination_bronze_crossed: "double elimination, bronze",
  round_robin: "round robin",
  best_of_three: "best of three",
  three_person: "bracket of three",
  groups_playoff: "groups and play-offs",
  groups_playoff_two_bronzes: "groups and play-offs, two bronzes",
};

/** The format in words; one that this page does not know is shown as it came. */
export function formatWords(format: string | null): string {
  const known = DRAW_FORMATS.find((name) => name === format);
  return known === undefined ? (format ?? "") : FORMATS[known];
}

export const boutWords = {
  red: "red corner",
  blue: "blue corner",
  redLetter: "R",
  blueLetter: "B",
  tbd: "Opponent to be decided",
  freePlace: "Free place",
  number: (number: number) => `No.\u00a0${number}`,
  score: "Points",
  victory: "Win",
  defeat: "Loss",
  drawn: "No winner",
  against: (name: string) => `vs ${name}`,
} as const;

/** How often somebody was called to the mat; apart from the bout's own page, which few pages need. */
export const calls = {
  times: ["first call", "second call", "third call"],
  many: (count: number) => `${count} calls`,
  waitingFor: (time: string) => `waiting ${time}`,
} as const;
