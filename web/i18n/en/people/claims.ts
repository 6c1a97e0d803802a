import { formatCount } from "../numbers.ts";

/** Results of past events that a profile says are its own. */
export const claims = {
  own: {
    self: "Is this you?",
    other: (name: string) => `Is this ${name}?`,
    found: "An athlete with the same name and the same date or year of birth competed at these events.",
    hidden: "the category is shown once the organiser confirms",
    claim: "Yes, add to profile",
    claimFor: (event: string) => `Yes, add to profile: ${event}`,
    sent: "The organiser will check and reply by email",
    states: {
      new: "Waiting for organiser",
      accepted: "In career",
      rejected: "Not confirmed",
      withdrawn: "Withdrawn",
    },
    career: "Open career",
    withdraw: "Withdraw",
    remove: "Remove from profile",
    removeAsk: (event: string) => `Remove from profile: ${event}?`,
    removeText:
      "The results stay in the event’s results sheet, but no longer count in this athlete’s career.",
    withdrawn: "Removed: the record has no profile again",
  },
  organiser: {
    title: "They say these are their results",
    lead: (count: number) => (count === 0 ? "All answered" : `Waiting for an answer: ${count}`),
    record: "In the results",
    profile: "In the profile",
    sameDay: "Name and date of birth match",
    sameYear: "Name and year of birth match: please ask",
    accept: "Confirm",
    reject: "A different person",
    reopen: "Undo decision",
    of: (act: string, name: string) => `${act}: ${name}`,
    states: { accepted: "Confirmed", rejected: "A different person" },
    accepted: "Confirmed: the results are in the athlete’s career",
    rejected: "Reply sent",
    reopened: "Decision undone, the record has no profile again",
  },
  task: (event: string) => `Confirm results: ${event}`,
  taskText: (count: number) =>
    `Waiting for an answer: ${formatCount(count, "person")}. Decide whose results these are.`,
} as const;
