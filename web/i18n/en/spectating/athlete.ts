const NBSP = "\u00a0";

import { formatOrdinal } from "../numbers.ts";

/** The page of an athlete. */
export const athlete = {
  noTeam: "No team",
  next: "Next bout",
  /** Above the list of them. */
  beforeList: (text: string) => `${text} before it:`,
  beforeRest: (text: string) => `and ${text} more`,
  getReady: "getting ready",
  now: "On the mat now",
  timeOf: (whole: string) => `of ${whole}`,
  winnerGoesTo: (round: string, time: string) => [`Winner goes to: ${round}`, time].filter(Boolean).join(" "),
  soon: "any minute now",
  inMinutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return `in ${minutes}${NBSP}${minutes === 1 ? "minute" : "minutes"}`;
    return rest === 0 ? `in ${hours}${NBSP}h` : `in ${hours}${NBSP}h ${rest}${NBSP}min`;
  },
  window: (from: string, to: string) => `window ${from}–${to}`,
  beforeNone: "next on the mat",
  bouts: "Bouts",
  stage: "Round",
  time: "Start",
  carpet: "Mat",
  opponent: "Opponent",
  estimate: "estimated",
  waits: "Waiting for an opponent",
  possible: (names: readonly string[]) =>
    names.length === 1
      ? `Opponent: ${names[0] ?? ""}`
      : `Opponent: ${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`,
  possibleMany: (count: string) => `Opponent: one of ${count}`,
  result: "Result",
  noBouts: "No bouts yet",
  categories: "Categories",
  facts: "In brief",
  standing: "Standing so far",
  place: (place: number) => `${formatOrdinal(place)} place`,
  leftAt: (round: string) => (round === "" ? "finished competing" : `finished, ${round}`),
  rest: "Break before the next bout",
  restMinutes: (minutes: number) => `${minutes}\u00a0min`,
  onMat: "Total time on the mat",
} as const;

/** What stands on the page itself; everything else is put into words on the server. */
export const careerLabels = {
  title: "Career",
} as const;

export const careerWords = {
  none: "No other events in the system yet.",
  place: (place: string, entrants: string) => `${formatOrdinal(Number(place))} place of ${entrants}`,
  noPlace: "no place",
  alsoAs: (names: readonly string[]) =>
    `Also competed under another spelling of the name: ${names.join("; ")}.`,
  medals: [
    (count: string) => `${count} gold`,
    (count: string) => `${count} silver`,
    (count: string) => `${count} bronze`,
  ],
  met: (times: string, record: string) => `Met ${times}: ${record}.`,
} as const;
