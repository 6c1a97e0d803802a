import { formatOrdinal } from "../numbers.ts";

/** The page of an athlete. */
export const athlete = {
  noTeam: "No team",
  next: "Next bout",
  before: (text: string) => `${text} before it`,
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
