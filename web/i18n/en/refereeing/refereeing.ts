import { problemText } from "../problems.ts";

export const refereeing = {
  title: (number: number | null, category: string) =>
    number === null ? category : `Bout ${number}, ${category}`,
  shortTitle: (number: number | null, weight: string) =>
    [weight, number === null ? "" : `No.\u00a0${number}`].filter(Boolean).join(", "),
  back: "To the mat’s list",
  corners: { red: "Red", blue: "Blue" },
  points: "Points",
  takePoints: "remove",
  takeOne: "1",
  takePointsLabel: "Remove last points",
  takeBack: (what: string) => `Remove ${what}`,
  submission: "Win by submission",
  score: (points: number) => `+${points}`,
  start: "Start",
  stop: "Stop",
  startKey: "Space",
  of: (time: string) => `of ${time}`,
  undo: (what: string) => `Undo: ${what}`,
  undoNothing: "Nothing to undo yet",
  undoKey: "Ctrl Z",
  logEmpty: "No actions yet",
  finish: "Finish bout",
  swap: "Swap sides",
  waiting: "Opponents not decided yet",
  finalWaits: (number: number | null, before: string) =>
    `The final${number === null ? "" : `, No.\u00a0${number},`} waits for the other bouts of its category: ${before}.`,
  adjust: "Adjust time, only while paused",
  unsent: "waiting to be sent",
  result: (winner: string, how: string) => `Win: ${winner}, ${how}`,
} as const;

/** What else than the rules of the bout keeps an act out of the log, told by its code in the answer to the act. */
const STORE_REFUSALS: Readonly<Record<string, string>> = {
  "double-tap": "Repeated press not counted",
  superseded: "The table was taken over on another device",
  "table-held": "Another table is running this bout",
  "other-mat": "Other referees are running this mat now",
  rewound: "The chief referee corrected the bracket: this bout has other athletes now",
  forbidden: "Only the chief referee can do this",
  stale: "The bout has changed meanwhile: check the score",
  "refused-before": "The server refused this before it was restored",
  "device-seq-reused": "Action not accepted: reload the table’s page",
  "bad-fighter": "The opponents of this bout are not decided yet",
  "dependent-started": "The next bout has already started: the chief referee changes the result",
};

/** Why a tap was not taken. */
export const refusalText = (code: string): string =>
  STORE_REFUSALS[code] ?? problemText(code) ?? "Action not accepted";
