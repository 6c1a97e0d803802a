import { formatCount, formatNumber } from "../numbers.ts";
import { sentence } from "#web/i18n/sentence.ts";

const NBSP = "\u00a0";

/** Words of a bout's own page. */
export const boutPage = {
  title: (number: number | null) => (number === null ? "Bout" : `Bout${NBSP}${number}`),
  timeline: "Timeline",
  timelineNone: "The bout has not started yet",
  timelineNoneText: "Every action will appear here: time, corner and what was given.",
  timelineEmpty: "No actions in the record",
  corrected: "corrected",
  correctedTitle: "First recorded differently, then corrected by the referees",
  afterTime: "after the bell",
  started: "Bout started",
  period: (index: number) => `Period ${index + 1}`,
  points: (points: number) => (points < 0 ? formatNumber(points) : `+${formatNumber(points)}`),
  escape: (time: string) => `Escaped in ${time}`,
  momentLink: (time: string) => `Link to the moment ${time}`,
  won: (name: string) => `Win: ${name}`,
  facts: "About the bout",
  category: "Category",
  round: "Round",
  carpet: "Mat",
  noCarpet: "not assigned yet",
  status: "Status",
  start: "Start",
  ended: "Ended",
  result: "Result",
  noOthers: "No other bouts yet",
  unknownOpponent: "opponent to be decided",
  /** For a screen reader, politely. */
  spokenScore: (red: string, redScore: number, blue: string, blueScore: number) =>
    `${red} ${formatCount(redScore, "point")}, ${blue} ${formatCount(blueScore, "point")}`,
  spokenEnd: (text: string) => `The bout is over. ${text}`,
  description: (pair: string, category: string, event: string) =>
    `${sentence(pair)} ${category}. ${event}: score, timeline and result.`,
} as const;
