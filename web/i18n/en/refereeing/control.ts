import type { LadderEffect } from "#domain/ruleset/rules.ts";
import { formatNumber } from "../numbers.ts";
import { plural } from "../plural.ts";
import type { CounterName } from "../counters.ts";
import { sentence } from "#web/i18n/sentence.ts";

const NBSP = "\u00a0";

/** Words of the official's table. */
export const control = {
  escape: "Escaped",
  escapeMore: (seconds: number) => `+${seconds}${NBSP}s`,
  escapeMoreLabel: "Add to escape time",
  escapeTotal: (time: string) => `escape ${time}`,
  disqualify: "Disqualification",
  positionLost: "Position lost",
  alreadyScored: "This position has already been scored",
  scoredAgain: (points: string) => `Position already scored, ${points} recorded again`,
  noPointsNow: "No points in this period",
  setClock: "Set exact time",
  pausedFor: (time: string) => `Paused, ${time}`,
  period: (index: number, total: number) => `Period ${index} of ${total}`,
  overtime: "Overtime",
  goldenScore: "First point wins",
  withoutPoints: "no points",
  redo: "Redo",
  redoKey: "Ctrl Shift Z",
  rowMenu: (what: string) => `Correct: ${what}`,
  undoRow: "Undo",
  replaceRow: "Replace",
  moveRow: "To opponent",
  afterTime: "after the bell",
  swapped: "sides swapped",
  clockSet: (time: string) => `time ${time}`,
  periodStarted: (index: number) => `period ${index}`,
  moved: "moved",
  replaced: (what: string) => `replaced by ${what}`,
  settled: "foul decided",
  countdownStarted: (label: string) => `${label}: countdown`,
  countdownStopped: (label: string) => `${label}: stop`,
  lost: "position lost",
  escaped: (time: string) => `escape ${time}`,
  proposedMark: "to be decided",
  waivedMark: "no consequences",
  doubleTap: "Second press in a row not counted",
  header: {
    sound: "Sound",
    soundOff: "Sound is off",
    help: "Keys",
    previous: (number: number) => `Bout${NBSP}${number}`,
    previousLabel: (number: number) => `Open previous bout ${number}`,
    soundLocked: "The signal works after the first press",
  },
  more: {
    open: "More",
    title: "More",
    close: "Close",
    takeBack: (name: string) => `Take back: ${name}`,
    clock: "Time",
    clockRuns: "The clock can be corrected while it is stopped.",
    counters: "Doctor and countdowns",
    table: "Table",
    log: "Course of the bout",
  },
  waitingPair: {
    title: "No pair yet.",
    text: (missing: string) => `${missing}. Scoring opens when the opponents are decided.`,
  },
  startAnyway: {
    notice: "No new bout begins for now.",
    title: "Start now?",
    text: (why: string) => `${why}. The bout will start without waiting.`,
    stillOn: (number: number | null) =>
      `${number === null ? "A bout" : `Bout\u00a0${number}`} is still on the mat without a result`,
    confirm: "Start now",
    stay: "Wait",
  },
  countdown: {
    whose: (label: string) => `${label}: for whom?`,
    counts: (time: string) => `countdown ${time}`,
    both: "Both",
    cancel: "Do not start",
    left: (time: string) => `${time} left`,
    used: "time used up",
    stop: (label: string) => `Stop: ${label}`,
    over: (label: string) => `${label}: time is up.`,
    give: (what: string) => `Give ${what}`,
    finish: "Finish bout",
    goOn: "Continue",
  },
  ladder: {
    question: (count: number, { one, ordinal }: CounterName, name: string) =>
      `${ordinal(count)} ${one}: ${sentence(name)}`,
    accept: (effects: string) => `Give: ${effects}`,
    decline: "Do not give",
  },
  acceptKey: "Enter",
  putOff: "Ask later",
  putOffKey: "Esc",
  moreQuestions: (count: number) => `more questions: ${count}`,
  proposal: {
    period: (name: string) => `Start: ${name}`,
    carried: (what: string) => `Warnings become minus points: ${what}.`,
    carriedOne: (name: string, points: number) => `${name} ${formatNumber(points)}`,
    ask: "By the rules, the referees decide.",
    lot: "By the rules, lots decide.",
  },
  finish: {
    title: (number: number | null) => (number === null ? "Finish bout" : `Finish bout${NBSP}${number}`),
    winner: "Winner",
    how: "How it ended",
    more: "Other outcomes",
    cancel: "Back to the bout",
    confirm: (winner: string) => `Confirm win: ${winner}`,
    disqualify: (loser: string) => `Disqualify: ${loser}`,
    openQuestions: (count: number) => `Undecided on faults: ${count}. No points were given for them.`,
    confirmNobody: "Confirm: no winner",
    choose: "Choose the winner",
    close: "Close",
    extras: (parts: readonly string[]) => parts.join(", "),
    byRules: (reason: string) => `By the competition’s rules: ${reason}.`,
    outByLadder: (count: number, { one, ordinal }: CounterName) =>
      `${ordinal(count)} ${one}: disqualification by the rules.`,
    undecided: "The score does not decide the winner: choose one yourself.",
    even: "The score does not decide the winner.",
    clockLeft: (time: string) => `${time} on the clock: time is not up.`,
    groups: { course: "On the score", early: "Early", off: "Disqualification", away: "Without a bout" },
    none: "No winner",
  },
  techniques: {
    title: "Which technique?",
    search: "Find a technique",
    hint: "Optional",
    none: "Not in the list: choose “Other” or leave it empty.",
  },
  follows: {
    winner: (where: string) => `The winner goes on to: ${where}.`,
    loser: (where: string) => `The loser: ${where}.`,
    bout: (round: string, number: number | null) =>
      number === null ? round : [round, `bout${NBSP}${number}`].filter(Boolean).join(", "),
    last: "This is the last bout of the category: the places are decided at once.",
    places: "The result goes straight to the standings and the spectator pages.",
  },
  done: {
    next: "Next bout",
    nextPair: (number: number | null, pair: string) =>
      number === null ? pair : `No.${NBSP}${number}: ${pair}`,
    empty: "No more pairs are ready on this mat.",
    toMat: "To the mat’s list",
    reopen: "Reopen bout",
    correct: "Correct result",
    protocol: "Timeline",
    noWinner: "No winner",
  },
  setTime: {
    title: "Set the time",
    label: "Left on the clock",
    hint: "Minutes and seconds, for example 2:47",
    wrong: (most: string) => `Enter a time from 0:00 to ${most}`,
    save: "Set",
  },
  replace: {
    title: (what: string) => `Replace: ${what}`,
    text: (time: string) => `The new action stands at the same time, ${time}.`,
    close: "Close",
    cancel: "Cancel",
  },
  swapDialog: {
    title: "Swap sides?",
    text: (red: string, blue: string) =>
      `Red will be ${red}, blue will be ${blue}. The score stays with each athlete.`,
    confirm: "Swap",
  },
  sound: {
    title: "Mat signal",
    text: "Each mat has a sound of its own, so that neighbours do not stop at somebody else’s bell.",
    on: "Signal on",
    volume: "Volume",
    test: "Test",
    close: "Close",
    done: "Done",
    blocked: "The browser makes no sound until something on the page is pressed. Press “Test”.",
    unavailable: "This browser cannot play the signal.",
  },
  help: {
    title: "Keys and gamepad",
    text: "Keys work by their place on the keyboard: the layout does not matter.",
    close: "Close",
    left: "Left",
    right: "Right",
    both: "Both",
    points: (points: number) => `${points > 0 ? "+" : ""}${formatNumber(points)}`,
    sideActs: {
      escape: "Escaped the hold",
      medical: "Doctor",
      stalling: "Passivity countdown",
      submission: "Win by submission",
    },
    common: [
      ["Space", "Start and stop"],
      ["↑ ↓", "Time ±1 s, while paused"],
      ["Shift ↑ ↓", "Time ±10 s, while paused"],
      ["0", "Set exact time"],
      ["Backspace, Ctrl Z", "Undo"],
      ["Ctrl Shift Z", "Redo"],
      ["Enter", "Accept, finish, next bout"],
      ["Esc", "Ask later, close"],
      ["G", "Signal"],
      ["F2", "Swap sides"],
      ["?", "This help"],
    ],
    gamepad: "Gamepad",
    /** What the rules do not have is not named. */
    gamepadText: (hasPoints: boolean, advantage: string, penalty: string) =>
      [
        hasPoints ? "D-pad: points on the left; X Y B: points on the right" : "",
        advantage === "" ? "" : `L1 and R1: ${advantage}`,
        penalty === "" ? "" : `L2 and R2: ${penalty}`,
        "A: start and stop; Select: undo; Start: accept.",
      ]
        .filter(Boolean)
        .join("; "),
  },
} as const;

/** Why the machine proposes this winner: “points 6:4”, “points 4:4, advantages 2:1”. */
export const REASON_WORDS = {
  points: (score: string) => `points ${score}`,
  counted: ({ many }: CounterName, score: string) => `${many} ${score}`,
  lastScore: "last score",
  highest: "highest score",
  superiority: (lead: number) => `lead of ${lead}`,
  escape: (times: readonly string[]) => `escape time ${times.join(" and ")}`,
  defence: "overtime defence",
  ladder: ({ many }: CounterName) => `limit of ${many} reached`,
  bothLadder: ({ many }: CounterName) => `limit of ${many} reached by both`,
  wins: (colour: string) => `${colour} wins`,
  ofRed: "red",
  ofBlue: "blue",
} as const;

/** “advantage to Smith” said without a preposition: “Smith, advantage”. */
export function effectWords(effects: readonly LadderEffect[], offender: string, opponent: string): string {
  return effects
    .map((effect) => {
      if (effect.kind === "disqualification") return `${offender}, disqualification`;
      const who = effect.to === "self" ? offender : opponent;
      const what = effect.kind === "advantage" ? "advantage" : pointsWords(effect.value);
      return `${who}, ${what}`;
    })
    .join("; ");
}

function pointsWords(points: number): string {
  const sign = points > 0 ? "+" : "";
  return `${sign}${formatNumber(points)}${NBSP}${plural(Math.abs(points), "point")}`;
}
