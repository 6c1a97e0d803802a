import type { SheetMethod } from "#domain/bout/sheetResult.ts";
import { formatNumber } from "../numbers.ts";

/**
 * What each box of the sheet stands for, in the words of the pages: the paper prints it shorter (`slip.outcomes` on the
 * server). A few first letters are enough to choose one.
 */
const methods: Readonly<Record<SheetMethod, string>> = {
  "joint-lock": "joint lock (submission)",
  choke: "choke (submission)",
  superiority: "technical superiority",
  points: "by points",
  decision: "referees’ decision",
  disqualification: "disqualification",
  "no-show": "no-show",
  injury: "injury",
  misconduct: "disciplinary disqualification",
};

/** What a box was called before: its letters still choose it where no name has them. */
const formerNames: Partial<Readonly<Record<SheetMethod, string>>> = {
  misconduct: "unsporting conduct",
};

/** Results typed from paper score sheets. */
export const sheets = {
  title: "Enter score sheets",
  lead: "Sheet after sheet from the keyboard: code, winner, outcome, points, Enter. In any order.",
  closed: "Results are no longer recorded. To enter a sheet, reopen the event first.",
  link: "Enter score sheets",
  toCorrections: "Corrections",
  form: "Score sheet",
  fields: {
    code: "Code",
    winner: "Winner",
    method: "Outcome",
    redPoints: "Points R",
    bluePoints: "Points B",
    end: "End",
  },
  ofCorner: (counter: string, letter: string) => `${counter} ${letter}`,
  codeHint: "7K4Q",
  endHint: "14:35",
  save: "Record",
  keys: "Tab: next field, Enter: record. Winner: R or B. Outcome: its number or first letters.",
  methods,
  formerNames,
  method: (number: number, name: string) => `${formatNumber(number)} ${name}`,
  problems: {
    "code-missing": "Enter the code",
    "code-unknown": "No such code",
    "code-several": "Add the number: A-11 7K4Q",
    "winner-missing": "Enter R or B",
    "winner-wrong": "Enter R or B",
    "method-missing": "Enter the outcome",
    "method-wrong": "No such outcome",
    "points-missing": "Enter the points",
    "number-wrong": "Enter a number",
    "end-wrong": "Enter hours and minutes",
  },
  several: (labels: readonly string[]) =>
    `Several bouts have this code, so add the number too: ${labels.join(", ")}.`,
  none: "There is no such code in this competition. Check the characters: sheets never have 0, O, 1 or I.",
  waits: "The athletes are not known yet: the sheet will wait and be recorded by itself.",
  recorded: (result: string) => `A result is already recorded (${result}).`,
  isSame: "The sheet says the same.",
  isOther: "The sheet says something else and will not replace it.",
  correct: "Correct result",
  atTable: (name: string) =>
    `The bout is on at the table, run by ${name}. Finish it there or record the result from the head table.`,
  leftByTable: "The bout was started at the table, but nobody is running it now: the sheet will finish it.",
  doubtful: "The winner has fewer points. Check the sheet; if it is right, record it again: Enter.",
  win: (name: string, how: string, score: string) => [`win: ${name}`, how, score].filter(Boolean).join(", "),
  nobody: (how: string, score: string) => ["no winner", how, score].filter(Boolean).join(", "),
  /** What the protocol of the bout says about where the result came from. */
  reason: (code: string, method: string, end: string) =>
    `Sheet ${code}: ${method}${end === "" ? "" : `, ended at ${end}`}`,
  left: "Not recorded",
  leftNone: "All sheets entered are recorded",
  states: {
    open: "unfinished",
    waiting: "waiting for athletes",
    queued: "sending",
    other: "another result recorded",
    refused: "not accepted",
    lost: "bout no longer exists",
    same: "already recorded",
    saved: "recorded",
  },
  offline:
    "Offline. Sheets are saved on this device and will be sent by themselves once you are back online.",
  notKept: "This device does not keep what you enter: leave the page open until the sheets are recorded.",
  go: "Continue",
  mend: "Correct sheet",
  retry: "Try again",
  drop: "Remove",
  actOn: (act: string, code: string) => `${act}: ${code}`,
  done: (count: number) => `Recorded: ${formatNumber(count)}`,
  loading: "Opening earlier entries",
} as const;
