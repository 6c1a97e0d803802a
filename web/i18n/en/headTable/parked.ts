import { formatCount, formatNumber } from "../numbers.ts";
import { problemText } from "../problems.ts";
import { refusalText } from "../refereeing/refereeing.ts";

const acts = (count: number) => formatCount(count, "act");
const bouts = (count: number) => formatCount(count, "bout");

/** Acts of tables that are not in the protocol, and the journals of tables. */
export const parked = {
  title: "Parked actions",
  lead: "What was pressed at a table but did not go into the bout record: the table was taken over, the bout had ended, the rules do not allow it. Nothing is lost, every action waits for a decision.",
  open: "Awaiting decision",
  none: "Nothing to decide",
  noneText: "All actions of the tables are in the record. When one is not accepted, it appears here.",
  onlyAdmin:
    "Whoever has the role “Chief referee” or “Organiser” at this event decides, and administrators. Here you see what is waiting.",
  score: (red: number, blue: number) => `score now ${formatNumber(red)}:${formatNumber(blue)}`,
  author: (name: string | null, time: string) =>
    [name, time && `received at ${time}`].filter(Boolean).join(", "),
  boutTime: "Bout time",
  accept: "Accept",
  dismiss: "Reject",
  acceptAll: "Accept all in order",
  dismissAll: "Reject all",
  toBout: "Open bout",
  over: (winner: string) => (winner === "" ? "The bout is over" : `The bout is over, won by ${winner}`),
  overText:
    "Points after the end are not taken. If they change the outcome, correct the result and reject the actions.",
  correct: "Correct the result",
  decided: "Decided",
  accepted: "accepted",
  dismissed: "rejected",
  by: (name: string, time: string) => [name, time].filter(Boolean).join(", "),
  dialog: {
    acceptTitle: (count: number) =>
      count === 1 ? "Accept the action into the record" : `Accept ${acts(count)} into the record`,
    dismissTitle: (count: number) => (count === 1 ? "Reject the action" : `Reject ${acts(count)}`),
    acceptText: (count: number) =>
      count === 1
        ? "The action goes into the bout record as yours. The original stays in the log with your reason."
        : "The actions go into the bout record as yours, in the order they were pressed. If the rules do not allow one, we stop at it.",
    dismissText: (count: number) =>
      `The score will not change. ${count === 1 ? "The action stays" : "The actions stay"} in the log with your reason.`,
    reason: "Reason",
    reasonHint: "Goes into the competition log",
    acceptDone: (count: number) => `Accepted: ${acts(count)}`,
    dismissDone: (count: number) => `Rejected: ${acts(count)}`,
    stopped: (done: number, isAccepting: boolean, why: string) =>
      done === 0
        ? why
        : `${isAccepting ? "Accepted" : "Rejected"}: ${acts(done)}. The next one did not fit: ${why}`,
  },
  attention: (count: number) => `Parked actions waiting: ${formatNumber(count)}`,
  attentionLink: "Review",
  attentionLook: "Look",
  link: "Parked actions and logs",
} as const;

/** Why a decision was not taken; `reason` is the code of the bout's rules. */
export function decisionRefusal(code: string, reason: string | undefined): string {
  if (code === "stale")
    return "The bout changed while you were deciding. The list and the score are up to date: check them and decide again";
  return code === "refused" ? refusalText(reason ?? "") : (problemText(code) ?? "The decision was not saved");
}

export const journalImport = {
  title: "Restore from table logs",
  text: "If the server has lost data, download the log at each table under “Table check” and choose all the files here at once, in any order. First we show what is in them and what will change.",
  choose: "Choose files",
  another: "Choose other files",
  reading: "Reading files",
  damaged: (name: string) =>
    `The file is damaged or changed: ${name}. Logs are accepted only as the table wrote them.`,
  unreadable: (name: string, line: number) =>
    `Line ${formatNumber(line)} could not be read: the file ${name} is not from this program.`,
  tooBig: (name: string | undefined) =>
    name === undefined
      ? "Together the files are too large: send them in two goes."
      : `The file is too large for a table log: ${name}.`,
  failed: "The server did not answer. Check the network and try again.",
  holds: (files: number, count: number, inBouts: number) => {
    const where = files === 1 ? "In the log:" : `In ${formatNumber(files)} logs:`;
    return count === 0 ? `${where} no actions.` : `${where} ${acts(count)}, ${bouts(inBouts)}.`;
  },
  written: (moment: string) => `First one written: ${moment}.`,
  nothing: "The server knows all of this already: there is nothing to add.",
  totals: {
    applied: "will go into the record",
    parked: "will be parked",
    rejected: "against the rules",
    stale: "out of date",
    known: "already on the server",
    "unknown-bout": "bout not in this competition",
  },
  totalsDone: {
    applied: "went into the record",
    parked: "parked",
    rejected: "against the rules",
    stale: "out of date",
    known: "were already on the server",
    "unknown-bout": "bout not in this competition",
  },
  bout: "Bout",
  unknownBout: "Not from this competition",
  confirm: (count: number) => `Add ${acts(count)}`,
  cancel: "Cancel",
  done: "Logs accepted.",
  file: "Log files",
} as const;
