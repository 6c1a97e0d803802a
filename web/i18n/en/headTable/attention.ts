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
  /** What helps against one of them helps against all: it is said once. */
  endsAt: (time: string, isFirst: boolean) =>
    time === ""
      ? "The start times told so far no longer hold."
      : `Ends at about ${time}.${isFirst ? " Balance the mats or tell the hall." : ""}`,
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
