import { formatCount, formatNumber } from "../numbers.ts";

const acts = (count: number) => formatCount(count, "act");

/** What a table says about its connection, its right to write and where its acts are. */
export const tableState = {
  where: {
    server: "Online, all sent",
    online: "Online",
    refused: (count: number) => `Online, not in the record: ${count}`,
    undecided: (count: number) => `Online, awaiting a decision: ${count}`,
    sending: (count: number) => `Sending: ${count}`,
    device: (count: number) => `Offline, waiting: ${count}`,
    onDevice: (count: number) => `On this device: ${count}`,
    nowhere: (count: number) => `Not saved: ${count}`,
  },
  phase: {
    acquiring: "Connecting to the table",
    following: "Second tab",
    unreached: "Offline",
    offline: "Offline",
    syncing: "Back online, checking",
    denied: "View only",
    superseded: "Table taken over",
    handover: "Another referee’s table",
    "signed-out": "Sign in again",
    forbidden: "No access to the table",
  },
  offline: {
    title: (time: string) => `Offline for ${time}.`,
    text: "The score is kept and saved on this device. We send it when the network is back.",
    short: "All is kept.",
  },
  unreached: {
    title: "Offline.",
    text: "This device has not held the table yet, so you cannot score for now. We connect by ourselves as soon as the network is back.",
  },
  following: {
    title: "Another tab of this browser is running this bout.",
    text: "You see the same here. Close that tab to run the bout from this one.",
  },
  program: "a program",
  ownDevice: "another device of yours",
  denied: {
    title: (holder: string) => `The table is run by ${holder}.`,
    text: "You can only watch here.",
  },
  superseded: {
    title: (holder: string) => `The table is now run by ${holder}.`,
    text: (waiting: number, undecided: number | undefined) => {
      if (waiting === 0)
        return undecided ? `Awaiting the chief referee: ${acts(undecided)}.` : "You can only watch here.";
      return `Not sent yet: ${acts(waiting)}. We send them when online; the chief referee decides.`;
    },
  },
  handover: {
    title: (holder: string) => `On this device the table is run by ${holder}.`,
    text: (waiting: number) =>
      waiting === 0
        ? "Accept the table to run bouts in your own name."
        : `Not yet on the server from the previous referee: ${acts(waiting)}. The chief referee or the organiser will decide on them.`,
    action: "Accept table",
  },
  signedOut: {
    title: "Your session has ended.",
    text: "The score is kept and saved on this device. Sign in again under the same name, and everything will be sent.",
    action: "Sign in",
  },
  forbidden: {
    title: "You have no access to this table.",
    text: "If you recorded anything, it is still on this device. Speak to the administrator.",
  },
  storage: {
    spareTitle: "The browser’s storage is not answering.",
    spareText: "Actions are written to a spare log. Do not close this tab, and call the administrator.",
    noneTitle: "Actions are not being saved on this device!",
    noneText: "You can score only while online. Do not close the tab, and free up disk space.",
  },
  takeOver: {
    open: "Take over table",
    title: "Take over the table?",
    text: (holder: string) =>
      `The table is run by ${holder} now. After this only this device can score; what that device has not sent to the server goes to the chief referee or the organiser.`,
    seen: (seconds: number) => `That device was online ${formatCount(seconds, "second")} ago.`,
    silent: (minutes: number) => `That device has been silent for ${formatCount(minutes, "minute")}.`,
    tooEarly: "It is still online: only the chief referee or the organiser can take over the table now.",
    reason: "Why",
    reasonHint: "Goes into the competition log. Optional.",
    cancel: "Cancel",
    confirm: "Take over table",
  },
  refused: {
    notice: (count: number) => `Not in the record: ${acts(count)}.`,
    noticeText: "The server refused them or set them aside for the chief referee to decide.",
    decisions: "Parked actions",
    read: "Got it",
    open: (count: number) => `Not in the record: ${formatNumber(count)}`,
    title: "Actions not in the record",
    text: "Nothing is lost: every action is kept on this device and, if it got through, with the chief referee.",
    empty: "All actions of this bout are in the record.",
    close: "Close",
    status: {
      waiting: "waiting to be sent",
      parked: "with the chief referee",
      rejected: "not accepted",
      stale: "not accepted",
      applied: "in the record",
    },
  },
  sleep: {
    title: (seconds: number) => `The device was asleep for ${formatCount(seconds, "second")}`,
    text: "The bout clock ran on meanwhile. Ask the referee on the mat: which time is right?",
    counted: "The clock ran",
    countedText: "as on the scoreboard and for spectators",
    stood: "The clock stood still",
    stoodText: "as before the sleep; the clock will be paused",
    close: "Decide later",
  },
} as const;

/** Acts that are no score, as a list names them. */
export const actNames = {
  "bout-called": "call to the mat",
  "clock-started": "clock started",
  "clock-stopped": "clock stopped",
  "clock-adjusted": "time adjusted",
  "period-started": "new period",
  "escape-timed": "escape time",
  "countdown-started": "countdown started",
  "countdown-stopped": "countdown stopped",
  "position-lost": "position lost",
  "sides-swapped": "sides swapped",
  undone: "action undone",
  replaced: "action replaced",
  "moved-to-opponent": "moved to opponent",
  "result-declared": "result declared",
  "result-revoked": "result revoked",
  "note-added": "note",
  "bout-rewound": "record undone by the chief referee",
} as const;
