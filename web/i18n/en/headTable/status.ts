import { formatDayMonth } from "../dates.ts";
import { formatCount } from "../numbers.ts";

/** The status of a competition: what it is, what comes next, and what that will do. */
export const status = {
  title: "Competition",
  about: {
    draft: (isShown: boolean) =>
      isShown
        ? "Spectators see categories and brackets. The tables are not running bouts yet."
        : "Spectators are not shown the competition. The tables are not running bouts yet.",
    in_progress: (isShown: boolean) =>
      isShown
        ? "The tables are running bouts, spectators see scores and times."
        : "The tables are running bouts. Spectators are not shown the competition: only referees and the screens of the hall see the scores.",
    closed: () => "The event is closed: results are final, nothing can be changed.",
  },
  move: {
    start: "Start competition",
    close: "Close event",
    reopen: "Reopen",
    back: "Back to preparation",
  },
  effect: {
    start:
      "Tables will be able to run bouts, the time forecast will count from this minute, followers will start to get notifications.",
    back: "Tables will not be able to run bouts until the competition is started again. What is already recorded stays.",
  },
  done: {
    start: "The competition has started",
    back: "The competition is back in preparation",
  },
  reason: "Reason",
  reasonHint: "Stays in the competition log.",
};

/** A day of the programme is over by hand. */
export const dayClosing = {
  close: "Close day",
  reopen: "Reopen day",
  title: (date: string | undefined) =>
    date === undefined ? "Close the day?" : `Close ${formatDayMonth(date)}?`,
  effect:
    "The mat queues will be empty, nobody else will be called or announced, and spectators will see that the day is closed. You can reopen it right here. Who closed it and when stays in the log.",
  open: "Not finished yet",
  nothing: "Nothing: all bouts are fought and all awards given.",
  bouts: (bouts: number, categories: number) =>
    `Not fought: ${formatCount(bouts, "bout")}, ${formatCount(categories, "category")}.`,
  undrawn: (count: number) => `Not drawn: ${formatCount(count, "category")}.`,
  goes: (date: string, start: string | undefined) =>
    `They move to ${formatDayMonth(date)}${start === undefined ? "" : `, from ${start}`}.`,
  stays:
    "The programme has no other days: they stay in the brackets until the day is reopened or a new one is added.",
  toAward: (count: number) =>
    `Not awarded: ${formatCount(count, "category")}. Awards can be given after closing too.`,
  done: "Day closed",
  reopened: "Day reopened",
  closed: (date: string, time: string) =>
    `${formatDayMonth(date)} was closed at ${time}. The queues are empty.`,
};
