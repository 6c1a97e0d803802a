import type { Tie } from "#domain/referee/neutrality.ts";
import { formatCount, formatNumber, formatOrdinal } from "../numbers.ts";
import { plural, type CountedWord } from "../plural.ts";
import { sentence } from "#web/i18n/sentence.ts";

const NBSP = "\u00a0";

/** Refereeing by mat and by category: queues, calls, what is on a mat. */
export const mats = {
  queue: "Mat queue",
  queueEmpty: "The queue is empty",
  queueEmptyText: "Move bouts here from another mat, or wait for the draw.",
  undo: "Restore order",
  later: "Later, once the pairs are known",
  undoBy: (user: string) => `Last queue change: ${user}`,
  hint: {
    drag: "Drag by the dots, or:",
    take: "pick up,",
    move: "move,",
    toMat: "to another mat,",
    cancel: "cancel",
    cancelOr: "cancel,",
    undo: "undo last change",
    space: "Space",
  },
  instructions: (hasMats: boolean, unit: "bout" | "category") =>
    `Press Space to pick up the ${unit}, the up and down arrows move it, ${hasMats ? "left and right take it to another mat, " : ""}Home and End put it first and last, Space drops it, Escape cancels.`,
  handle: (bout: string) => `Move: ${bout}`,
  menu: (bout: string) => `Actions: ${bout}`,
  bout: (number: number | null, pair: string) => (number === null ? pair : `bout${NBSP}${number}, ${pair}`),
  openBout: (number: number | null, what: readonly string[], corners: readonly string[]) => {
    const named = [number === null ? "" : `bout${NBSP}${number}`, ...what].filter((part) => part !== "");
    const pair = new Set(corners).size === 1 ? corners.slice(0, 1) : corners;
    return `${named.join(", ")}: ${pair.join(" — ")}`;
  },
  taken: (bout: string, place: number, list: string) =>
    `Picked up: ${sentence(bout)} Position ${place}, ${list}.`,
  moved: (place: number, list: string) => `Position ${place}, ${list}.`,
  dropped: (bout: string, place: number, list: string) =>
    `Dropped: ${sentence(bout)} Position ${place}, ${list}.`,
  cancelled: (bout: string) => `Cancelled: ${bout} is back in its position.`,
  stale: "Another referee has changed the queue. The new order is shown, your move was not saved.",
  otherBouts: "The list of bouts has changed meanwhile. The new order is shown, your move was not saved.",
  dismiss: "OK",
  here: (time: string) => `Here, ~${time}`,
  about: (time: string) => `~${time}`,
  lead: (share: string, end: string) => `${share}, ends ~${end}`,
  now: "On the mat now",
  openTable: "Run bout",
  toTable: (state: string) => `${state}, to the table`,
  returnToQueue: "Return to queue",
  noneOnMat: "Nobody on the mat",
  preparing: (number: number | null) => (number === null ? "Get ready" : `Get ready, bout${NBSP}${number}`),
  nobodyNext: "Nobody to get ready",
  nobodyNextText: "No bout in the queue has both its athletes known.",
  start: (number: number | null) => (number === null ? "Start bout" : `Start bout${NBSP}${number}`),
  passed: "lets others pass",
  letsPass: (number: number | null) =>
    `${number === null ? "A bout" : `Bout${NBSP}${number}`} is first in the queue and waiting: its athletes are resting or busy on another mat.`,
  presence: {
    here: "Here",
    notHere: "No",
    hereOf: (name: string) => `Here: ${name}`,
    absent: (name: string) => `Not here: ${name}`,
    inQueue: "Tick beside a name who has come to the mat.",
    of: (name: string) => `At the mat: ${name}`,
    missing: (names: string) => `Not marked as here: ${names}.`,
  },
  inBreak: "The bout can begin now all the same: the table will ask once more.",
  startBusy: "A bout is still on the mat. You can open the table of the next one in advance.",
  call: (next: number) => (next === 1 ? "Call" : `Call a ${formatOrdinal(next)} time`),
  called: "Call recorded",
  callList: "Calls",
  callNumber: (number: number) => `${formatOrdinal(number)} call`,
  callAgain: "Can be called again",
  calledTimes: (count: number) => `call${NBSP}${count}`,
  notCalled: "Not called yet",
  callIn: (clock: string) => `Next call in ${clock}`,
  noShowIn: (clock: string) => `No-show can be recorded in ${clock}`,
  noShowNow: "All three calls made: a no-show can be recorded",
  noShow: "No-show",
  rested: (minutes: number) => `rested ${formatCount(minutes, "minute")}`,
  onMat: "on the mat",
  notFought: "no bouts yet",
  notWeighed: "not weighed",
  namesake: (year: number | null) =>
    year === null ? "has a namesake" : `has a namesake, born${NBSP}${year}`,
  sameSurname: "Same surname: check the first names",
  neutrality: (referee: string, athlete: string, ties: string) =>
    `Neutrality: referee ${referee} and ${athlete}, ${ties}`,
  frozen: "on soon",
  average: "Average bout",
  between: "Between bouts",
  table: "Table",
  tableNobody: "not taken",
  tableSilent: (ago: string) => `silent for ${ago}`,
  officials: "Mat referees",
  left: "Left",
  finished: "Finished",
  noFinished: "No bouts yet",
  allFinished: (count: number) => `All ${count}`,
  correct: "Correct",
  protocol: "Timeline",
  allMats: "All mats",
  tableLine: (words: string) => `Table: ${words}`,
  more: (count: number) => more(count, "bout"),
  endsAt: (time: string) => `until ~${time}`,
  andEndsAt: (time: string) => `, until ~${time}`,
  shifted: (minutes: number) => `${formatMinutes(Math.abs(minutes))} ${minutes > 0 ? "later" : "earlier"}`,
  find: {
    title: "Find an athlete",
    label: "Find: surname or club",
    nobody: "Nobody found. Check the spelling.",
    more: (count: number) => `and ${more(count, "fighter")}: narrow the search`,
    nothingAhead: "no bouts ahead",
    last: (bout: string, how: string) => `${bout}: ${how}, no more bouts`,
    correct: (bout: string) => `Correct: ${bout}`,
    protocol: (bout: string) => `Timeline: ${bout}`,
    noMat: "No mat",
    swap: "Swap in the bracket",
    swapLocked: (category: string) => `${category}: bouts have started, the bracket is fixed`,
  },
  balance: {
    title: "Balance mats",
    lead: "Bouts that are on or called and the next two of each mat stay where they are. Times before and after are the forecast of the head table.",
    searching: "Looking for a better plan",
    progress: (seconds: number, most: number, better: number) =>
      `${seconds}${NBSP}s of${NBSP}${most}, improvements: ${better}`,
    stop: "Stop and look",
    dayEnd: "Day ends",
    apart: "Mats finish within",
    change: (before: string, after: string) => `${before} → ${after}`,
    span: (minutes: number) => formatSpan(minutes),
    nothing: (end: string, minutes: number) =>
      `No better plan found. The day ends around ${end}, the mats finish within ${formatSpan(minutes)} of each other.`,
    movedTitle: (count: number) => `Another mat: ${formatCount(count, "category")}`,
    moved: (from: string, to: string, shift: string) => `${from === to ? from : `${from} → ${to}`}${shift}`,
    laterTitle: (count: number) => `Another time, same mat: ${formatCount(count, "category")}`,
    shift: (minutes: number) =>
      minutes === 0 ? "" : `, ${formatSpan(Math.abs(minutes))} ${minutes > 0 ? "later" : "earlier"}`,
    split: (carpets: string, minutes: number) =>
      minutes === 0 ? `split (${carpets})` : `split (${carpets}): −${formatSpan(minutes)}`,
    splitTitle: (count: number) => `Split between mats: ${formatCount(count, "category")}`,
    more: (count: number) => `and ${more(count, "category")}`,
    failed: "No plan: the calculation broke off. The queues are as before.",
    apply: "Use plan",
    leave: "Keep as it was",
    done: "Plan in use",
  },
  board: {
    attention: "Needs attention",
    calm: "Everything on schedule",
    calmText:
      "No mat is noticeably late, nobody is needed on two mats at once, nobody is missing or not weighed in, no table has gone silent, no mat waits for a table, no bout waits for its result. Short rests are marked on the bouts themselves.",
    open: "To the mat",
    silent: (mat: string, time: string) => `${mat}: table silent for ${time}`,
    unweighed: (name: string) => `${name}: not weighed in`,
    soon: (mat: string, number: number | null) => (number === null ? mat : `${mat}, bout${NBSP}${number}`),
    dayEnd: "Day ends",
  },
  toBoard: "Scoreboard",
  category: {
    paper: "Results sheet",
    chooseMat: (bout: string) => `Choose the mat: ${bout}`,
    bouts: "Category bouts",
    red: "Red",
    blue: "Blue",
    score: "Score",
    mat: "Mat",
    time: "Time",
    action: "Actions",
    without: "no mat",
    start: "Start",
    table: "Run",
    waits: "Waiting",
    notNeeded: "Not needed",
    noOpponent: "No opponent",
    fightersLeft: "Still in",
    leftOf: (count: number, total: number) => `${count} of ${total}`,
    nobodyLeft: "All bouts decided",
    onMat: "on the mat",
    finish: "Finish category",
    finishTitle: "Finish category",
    finishLead: "All bouts are decided. Check the places: after this the category goes to the awards.",
    finishedLead: "The category is finished and the places are known. It is waiting for the awards.",
    awardedLead: "The category has been awarded.",
    left: (count: number) => `Left to finish: ${formatCount(count, "bout")}.`,
    finishDone: "The category has gone to the awards",
    toAwarding: "To the awards",
    place: (place: number) => `${formatOrdinal(place)} place`,
    spectator: "Spectator view",
    bracket: "Bracket",
  },
  end: "Ends",
  actions: {
    open: "Run bout",
    call: "Call",
    noShow: "No-show",
    postpone: "Postpone",
    move: "Move to mat",
    result: "Record result",
    withdraw: "Withdraw athlete",
    disqualify: "Disqualify",
    return: "Return to queue",
    up: "Up",
    down: "Down",
    first: "Make next",
    last: "To end of queue",
  },
  conflict: {
    onTwoMats: (name: string, mat: string) => `${name}: on ${mat} at the same time`,
    rest: (people: readonly string[]) => `still to rest: ${people.join(", ")}`,
    restOf: (name: string, minutes: number) => `${name} ${formatMinutes(minutes)}`,
    close: (name: string, mat: string) => `${name}: straight after a bout on ${mat}`,
    feeder: "Before its qualifying category",
  },
  postponed: (count: number) => `Postponed by ${count}${NBSP}${plural(count, "bout")}`,
  postponedLast: "Postponed to the end of the queue",
  isFirst: "The bout is next now",
  noShowAfter: "After three calls",
  postponeHint: (count: number) => `Let ${count}${NBSP}${plural(count, "bout")} go first`,
} as const;

/** “3 more bouts” */
function more(count: number, word: CountedWord): string {
  return `${formatNumber(count)} more${NBSP}${plural(count, word)}`;
}

/** “1 h 20 min” */
function formatSpan(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return formatMinutes(minutes);
  return rest === 0 ? `${hours}${NBSP}h` : `${hours}${NBSP}h ${formatMinutes(rest)}`;
}

function formatMinutes(minutes: number): string {
  return `${minutes}${NBSP}min`;
}

const tieWords: Readonly<Record<Tie, string>> = {
  club: "same club",
  region: "same region",
  coach: "the athlete’s coach",
};

/** Why a referee may not be neutral to an athlete. */
export const tiesText = (ties: readonly Tie[]): string => ties.map((tie) => tieWords[tie]).join(", ");
