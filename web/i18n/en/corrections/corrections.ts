import type { CorrectionChange } from "#contract/correction/correction.ts";
import type { CorrectionDecision } from "#domain/draw/correction.ts";
import { formatOrdinal } from "../numbers.ts";
import { problemText } from "../problems.ts";

type Kind = CorrectionChange["kind"];

export const corrections = {
  title: "Corrections",
  correct: "Correct",
  titleOf: (bout: string) => `Correct: ${bout}`,
  bout: (number: number | null, round: string) =>
    [number === null ? "Bout" : `Bout\u00a0${number}`, round].filter(Boolean).join(", "),
  openTable: "To the table",
  protocol: "Bout record",
  protocolEmpty: "No actions in the record",
  what: "What to correct",
  kinds: {
    result: "Winner",
    score: "Actions",
    swap: "Corners mixed up",
    reopen: "There was no result",
  } satisfies Record<Exclude<Kind, "revert">, string>,
  kindNames: {
    result: "Result changed",
    score: "Actions corrected",
    swap: "Athletes swapped",
    reopen: "Result removed",
    revert: "Correction undone",
  } satisfies Record<Kind, string>,
  swapText:
    "The table scored for the wrong athletes: all points, advantages, penalties and the win go to the opponent.",
  reopenText:
    "The result is removed. A bout a table has led goes on there; any other goes back to the queue with no score. This is how a no-show, a withdrawal or a result recorded in error is undone.",
  winner: "Winner",
  againstPoints: "By the actions of the bout the opponent is ahead",
  againstPointsText:
    "If the points are wrong, choose “Actions” and put them right: score and win will then agree.",
  nobody: "No winner",
  how: "How it ended",
  scoreText: "Mark the actions that were recorded wrongly, or add the missing ones.",
  takeBack: "Remove",
  toOpponent: "To opponent",
  putBack: "Put back",
  taken: "will be removed",
  moved: "will go to the opponent",
  replacedBy: (what: string) => `will be ${what}`,
  points: "How many points",
  add: "Add",
  added: "to be added",
  resultAfter: "Result after the correction",
  consequences: "What will change",
  changed: "What changed",
  choose: "Choose what to correct, and everything that follows from it appears here.",
  counting: "Working out what follows…",
  score: "Score",
  was: "Before",
  willBe: "After",
  open: "opponent to be decided",
  undecided: "no result",
  nothingElse: "Nothing else changes: the bracket, places and medals stay.",
  bouts: "Bouts",
  places: "Places and medals",
  teams: "Team ranking",
  informed: "Whom to tell",
  awarding: {
    unchanged: "",
    reopened: "The category has already been awarded. The awards reopen, the medals must be returned.",
    "closed-again": "The category counts as awarded again.",
  },
  teamLine: (team: string, before: string, after: string) => `${team}: ${before} → ${after}`,
  noPlace: "place not decided",
  place: (place: number) => `${formatOrdinal(place)} place`,
  medals: ["gold", "silver", "bronze"],
  neverHeld: "The bout will not take place.",
  decisions: {
    reslot: "The athletes change, the bout has not started yet.",
    "stop-and-void": "On now: it stops and the score is cleared.",
    keep: "Goes on with the same athletes.",
    "void-and-refight": "The result is annulled, the bout is fought again.",
    "keep-as-fought": "Stays as it is: same athletes and result.",
    restore: "The earlier athletes, score and result come back.",
  } satisfies Record<CorrectionDecision, string>,
  choices: {
    reslot: "",
    "stop-and-void": "Stop and start again",
    keep: "Let them finish",
    "void-and-refight": "Fight again",
    "keep-as-fought": "Leave as it is",
    restore: "",
  } satisfies Record<CorrectionDecision, string>,
  choice: "What to do with the bout",
  reason: "Reason",
  reasonHint: "Referees and organisers will see it. At least 10 characters.",
  reasonShort: "Write a reason: at least 10 characters",
  save: "Save correction",
  saved: "Correction saved",
  stale: "Something changed while you were reading. Check once more what follows.",
  failed: "Could not reach the server. The correction is not saved.",
  history: "Correction history",
  historyEmpty: "No results were corrected",
  historyEmptyText:
    "A correction begins at a finished bout: on the page of its mat or category under “Refereeing”. The reason and what followed appear here.",
  revert: "Undo correction",
  reverting: "Undoing a correction",
  reverted: "Correction undone",
  isReverted: "Undone",
  close: "Close",
  cancel: "Keep it",
  by: (author: string, at: string) => `${author}, ${at}`,
  onlyChief: "An administrator corrects this",
  onlyChiefText: "Later bouts already rest on this result. Call the competition administrator.",
  notFinished: "The bout is not finished yet",
  notFinishedText: "Only finished bouts are corrected. This one is on at its mat.",
  notBegun: "The bout has not been fought yet",
  notBegunText: "Only finished bouts are corrected. This one waits in the queue.",
} as const;

/** Why a correction cannot be made. */
export const correctionRefusal = (code: string | undefined): string =>
  problemText(code ?? "") ?? "It cannot be corrected like this";

export const protocolWords = {
  escape: "escape time",
  won: (winner: string, how: string) => `Win: ${winner}, ${how}`,
  ended: (how: string) => `Bout over: ${how}`,
  revoked: (reason: string | undefined) => (reason ? `Result removed: ${reason}` : "Result removed"),
  rewound: (reason: string | undefined) =>
    reason ? `The record up to here does not count: ${reason}` : "The record up to here does not count",
  note: (text: string) => `Note: ${text}`,
  takenBack: "does not count",
} as const;
