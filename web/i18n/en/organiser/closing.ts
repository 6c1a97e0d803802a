import type { CompetitionStatus } from "#contract/competition/entity.ts";
import type { ChecklistCode } from "#domain/competition/checklist.ts";
import { formatCount } from "../numbers.ts";

/** Closing an event: what is open, what cannot be left, and how it is opened again. */
export const closing = {
  title: "Closing",
  close: "Close event",
  closeAnyway: "Close anyway",
  ask: "Close the event?",
  effect:
    "After that scores and brackets cannot be changed, nor athletes, referees, the programme and the event page. Reading, printing and exporting still work, and so does completing the document header, the report and the diploma. An administrator can reopen the event, with a reason.",
  loading: "Checking that everything is finished",
  failed: "Could not check what is left",
  offline: "No network. You can close the event when the connection is back",
  ready: "Everything is finished: nothing is left open.",
  blocking: "Settle first",
  open: "Will stay as is",
  solve: "Settle",
  points: {
    "bouts-on-mats": (count) => `On the mats or called: ${formatCount(count, "bout")}`,
    "unsent-acts": (count) => `Not everything sent: ${formatCount(count, "table")}`,
    "parked-acts": (count) => `From tables, awaiting a decision: ${formatCount(count, "act")}`,
    "categories-open": (count) => `Not fought out: ${formatCount(count, "category")}`,
    undrawn: (count) => `With athletes but no draw: ${formatCount(count, "category")}`,
    ties: (count) => `Places need lots or a decision: ${formatCount(count, "category")}`,
    "medals-left": (count) => `Not awarded: ${formatCount(count, "category")}`,
    "days-open": (count) => `Not closed in the programme: ${formatCount(count, "day")}`,
    "entries-undecided": (count) => `Unanswered: ${formatCount(count, "application")}`,
    "entries-asked": (count) => `With a question or an edit: ${formatCount(count, "application")}`,
    "claims-open": (count) => `Claimed as their own: ${formatCount(count, "result")}`,
    "referees-incomplete": (count) => `Without a grade or a post: ${formatCount(count, "referee")}`,
    "people-incomplete": (count) =>
      `On the podium without a date of birth or region: ${formatCount(count, "fighter")}`,
  } satisfies Readonly<Record<ChecklistCode, (count: number) => string>>,
  reason: "Why you are closing early",
  reasonHint: "Not all categories are finished. The reason stays in the event log.",
  done: "Event closed",
  closed: "Event closed",
  closedText:
    "Scores, brackets, athletes, referees and the programme no longer change. Everything can be read, printed and exported; the document header, the report and the diploma can still be completed.",
  reopen: "Reopen",
  reopenAsk: "Reopen the event?",
  reopenText: "It can be changed again, tables and queues will work.",
  reopenReason: "Reason",
  reopenHint: "Stays in the event log with your name.",
  reopened: "Event reopened",
  history: "Log",
  moves: {
    draft: "put back into preparation",
    in_progress: "opened",
    closed: "closed",
  } satisfies Readonly<Record<CompetitionStatus, string>>,
};
