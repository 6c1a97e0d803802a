import { formatCount, formatNumber, formatOrdinal } from "../numbers.ts";
import { plural } from "../plural.ts";
import { sentence } from "#web/i18n/sentence.ts";

/** The head table: what it knows of the devices of the hall. */
export const deskWords = {
  pause: {
    button: "Break",
    title: "Break now",
    lead: "Bouts that are on will be finished; no others start until the break is over. The forecast and the spectator pages shift at once.",
    submit: "Announce break",
    name: "Name",
    usual: "Break",
    from: "From",
    to: "Until",
    mat: "Where",
    all: "All mats",
    done: (title: string, from: string, to: string) => `${title}: ${from}–${to}`,
    on: (title: string, to: string) => `${title} until ${to}`,
    ahead: (title: string, from: string, to: string) => `${title} ${from}–${to}`,
    end: "End",
    cancel: "Remove",
    dayClosed: "Day closed",
    ended: (title: string) => `${title}: over`,
  },
  refused: (bout: string) => `Not recorded: ${sentence(bout)} This is the order on the server.`,
  absent: (pair: string, calls: number) => `${pair}: not at the mat, called ${formatCount(calls, "time")}`,
  noMat: {
    title: "No mat",
    empty: "Drag here to take off the mat.",
    noTime: "—",
  },
  board: {
    dayWouldEnd: (time: string) => `If dropped here, the day ends ~${time},`,
    sameEnd: "as it does now",
    all: "All mats",
    everyMat: "All",
    pick: "Which mat to show",
    only: (mat: string) => `Only ${mat}`,
    categories: (mat: string) => `${mat}: left by category`,
    left: (count: number) => formatCount(count, "bout"),
    byCategory: "Left by category",
    moreCategories: (count: number) => `${formatNumber(count)} more\u00a0${plural(count, "category")}`,
  },
  order: {
    view: "What to show",
    mats: "By mat",
    categories: "Categories",
    all: "Overall order",
    name: "overall order",
    about:
      "Bouts stand in this order on results sheets, in category lists and until they are given a mat. It does not change the mat queues.",
    category: "Category",
    everyCategory: "All categories",
    empty: "No bouts ahead",
    emptyText: "Bouts still to come are listed here.",
    over: (count: number) => `Finished and staying in their places: ${formatCount(count, "bout")}.`,
    more: (count: number) => `Show ${count} more`,
    place: (place: number, what: string) => `${formatOrdinal(place)} · ${what}`,
  },
  categories: {
    title: "Categories of the day",
    last: "Last bout",
    ahead: (count: number) => `Not begun: ${formatCount(count, "category")}`,
    over: (count: number) => `Finished: ${formatCount(count, "category")}`,
  },
  undo: {
    button: "Undo",
    nothing: "Nothing to undo",
    done: "Change undone",
    reordered: (bouts: string, mat: string) => `${mat}, new position: ${bouts}`,
    moved: (bouts: string, from: string, to: string) => `${from} → ${to}: ${bouts}`,
    spread: (bouts: string) => `Between mats: ${bouts}`,
    rearranged: (bout: string) => `Overall order, new position: ${bout}`,
    you: "you",
    by: (user: string, time: string) => `${user}, ${time}`,
  },
  readiness: {
    title: "Devices in the hall",
    share: (online: number, total: number) => `${online} of ${total} online`,
    none: "No tables or screens",
    noneText: "Add mats to the competition and connect screens: you will see here which of them are online.",
    tables: "Tables",
    screens: "Screens",
    noScreens: "No screens connected",
    online: "online",
    gone: (ago: string) => `offline for ${ago}`,
    never: "not switched on yet",
    free: "free",
    freeText: "Nobody has opened this table yet",
    heldBy: (user: string, device: string) => `${user}, ${device}`,
    clockUnknown: "clock not checked",
    clockRight: "clock right",
    clockFast: (off: string) => `clock ${off} fast`,
    clockSlow: (off: string) => `clock ${off} slow`,
    allSent: "all sent",
    unsent: (count: number) => `not sent: ${formatCount(count, "act")}`,
    undecided: (count: number) => `awaiting a decision: ${formatCount(count, "act")}`,
    wasUnsent: (count: number) =>
      count === 0
        ? "all was sent before the connection broke"
        : `not sent before the connection broke: ${formatCount(count, "act")}`,
    stale: "This is not up to date: the server is not answering.",
    open: (mat: string) => `${mat}: open refereeing`,
  },
} as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long, as people say it: to the second only where seconds count. */
export function spanWords(ms: number): string {
  if (ms < MINUTE_MS) return span(ms, 1000, "s");
  if (ms < HOUR_MS) return span(ms, MINUTE_MS, "min");
  return ms < 48 * HOUR_MS ? span(ms, HOUR_MS, "h") : span(ms, 24 * HOUR_MS, "days");
}

const span = (ms: number, unitMs: number, unit: string) =>
  `${formatNumber(Math.max(1, Math.floor(ms / unitMs)))}\u00a0${unit}`;
