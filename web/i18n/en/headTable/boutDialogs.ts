import { formatCount } from "../numbers.ts";

const NBSP = "\u00a0";

/** What is asked before a bout is changed by hand: a no-show, a withdrawal, a result, a return, another mat. */
export const boutDialogs = {
  common: {
    cancel: "Cancel",
    close: "Close",
    reason: "Reason",
    reasonHint: "Goes into the bout record. At least 3 characters.",
  },
  noShow: {
    title: "Record no-show",
    who: "Who did not come",
    both: "Neither came",
    evidence: (times: readonly string[]) => `Calls: ${times.join(", ")}.`,
    wins: (name: string) => `${name} goes through without a bout.`,
    loses: (name: string) => `${name} gets no place in the category.`,
    bothLose: "There will be no winner, and neither gets a place.",
    confirm: "Record no-show",
    done: "No-show recorded",
  },
  withdraw: {
    out: { title: "Withdraw athlete", who: "Who is withdrawn", done: "Athlete withdrawn" },
    disqualified: {
      title: "Disqualify athlete",
      who: "Who is disqualified",
      done: "Athlete disqualified",
    },
    why: "Why",
    consequences: "What will happen",
    bout: (number: number | null, opponent: string) =>
      number === null ? `win: ${opponent}` : `Bout${NBSP}${number}, win: ${opponent}`,
    keepsPlace: "The athlete keeps the place from the bouts already fought.",
    losesPlace: "The athlete gets no place.",
    later: "In later bouts of the category the opponents go through without a bout.",
  },
  result: {
    title: "Record result",
    lead: "For bouts held without a table or not held at all. The result goes straight into the bracket.",
    running: "This bout is run by a table.",
    stops: "Recording by hand stops the clock and finishes the bout.",
    silent: (time: string) => `Nothing heard from the table of this mat since ${time}`,
    silentText: (unsent: number) =>
      `${unsent === 0 ? "" : `Not sent by then: ${formatCount(unsent, "act")}. `}Ask the table first: what it sends after your entry waits for a decision under “Parked actions”.`,
    winner: "Winner",
    nobody: "No winner",
    how: "How it ended",
    score: (name: string) => `Score: ${name}`,
    fewer: "The winner has fewer points than the opponent. Check the score and the winner.",
    isSure: "This is right: the one with fewer points won",
    confirm: (name: string) => `Record win: ${name}`,
    confirmNobody: "Record result",
    done: "Result recorded",
  },
  return: {
    title: "Return to queue",
    text: "The calls, time and score of this bout will be cleared. They stay in the log.",
    score: (score: string) => `The scoreboard shows ${score} now.`,
    confirm: "Return to queue",
    done: "The bout is back in the queue",
  },
  move: {
    title: "Move to another mat",
    to: "To which mat",
    where: "Where in the queue",
    last: "At the end",
    first: "Next",
    calls: "The calls of this bout are cleared: the athletes will be called again.",
    forecast: (mat: string, end: string) => `${mat} will finish ~${end}`,
    confirm: (mat: string) => `Move: ${mat}`,
    done: "Bout moved",
  },
} as const;
