import { formatCount } from "../numbers.ts";
import { sentence } from "#web/i18n/sentence.ts";

const atZero = (minutes: number) => `The clock has been at 0:00 for more than ${minutes}\u00a0min.`;

/** What the head table has to look at, and the buttons that mend it. */
export const attentionWords = {
  figure: "Attention",
  jump: (count: string) => `Needs attention: ${count}`,
  parked: "The score of a bout may depend on them.",
  walkOver: "All was sent before the connection broke. Go to the table.",
  unsent: (count: number) => `Not sent: ${formatCount(count, "act")}. Go to the table.`,
  timeOut: (mat: string) => `${mat}: time is up, no result`,
  timeOutText: (bout: string, minutes: number) => `${sentence(bout)} ${atZero(minutes)}`,
  atZero,
  noTable: (mat: string) => `${mat}: nobody has opened the table`,
  noTableText: (bout: string) => `${sentence(bout)} It could be on by now.`,
  late: (mat: string, minutes: number) => `${mat} is ${minutes}\u00a0min late`,
  endsAt: (time: string) =>
    time === ""
      ? "The start times told so far no longer hold."
      : `Ends at about ${time}. Balance the mats or tell the hall.`,
  /** Of several mats alike: a title once, and what is told of each behind its name. */
  silent: "Tables are silent",
  timesOut: "Time is up, no result",
  timeOutLine: (number: number | null, minutes: number) =>
    `over ${minutes}\u00a0min${number === null ? "" : `, bout\u00a0${number}`}`,
  noTables: "Nobody has opened the tables",
  noTablesText: "These bouts could be on by now.",
  lates: "Mats are late",
  latesText: "Balance them or tell the hall.",
  lateLine: (minutes: number, end: string) => `${minutes}\u00a0min${end === "" ? "" : `, until\u00a0${end}`}`,
  absent: (pair: string) => `${pair}: not at the mat`,
  called: (where: string, calls: number) => `${where}, called ${formatCount(calls, "time")}`,
  onTwoMats: (name: string) => `${name} on two mats`,
  at: (mat: string, time: string) => (time === "" ? mat : `${mat} at\u00a0${time}`),
  both: (earlier: string, later: string) => `${earlier} and ${later}`,
  callAgain: "Call again",
  callLater: "Next call a little later",
  noShow: "Record no-show",
  apart: "Keep apart",
  leave: "Leave",
  weigh: "Weigh in",
  apartDone: (bout: string, time: string) => `Moved apart: ${bout}, now ~${time}`,
  apartNowhere: "There is no room to move it apart on this mat: move the bout to another one.",
  more: (count: number) => `Show ${count} more`,
  left: (count: number) => `Left as is: ${count}`,
  showLeft: "Show again",
} as const;
