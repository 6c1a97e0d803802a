import type { BoutLabel, Slot } from "#domain/draw/bracket.ts";
import type { PublicMethod } from "#domain/bout/publicMethod.ts";
import { formatCount, formatOrdinal } from "../numbers.ts";

const NBSP = "\u00a0";

const COUNTDOWNS: Readonly<Record<string, string>> = {
  medical: "doctor",
  stalling: "passivity",
  absence: "waiting",
};

export const sport = {
  card: {
    bout: (number: number) => `Bout${NBSP}${number}`,
    withoutNumber: "Bout",
    getReady: "getting ready",
    countdown: "countdown",
    countdowns: COUNTDOWNS,
    neverHeld: "Not needed",
    nobody: "—",
    nobodyWords: "no opponent",
    winner: "win",
    winnerGoesTo: (number: string) => `the winner goes to bout${NBSP}${number}`,
  },
  style: { gi: "gi", nogi: "no-gi" },
} as const;

const QUARTER_FINAL = 8;
const SEMI_FINAL = 4;

/** Of a round before the final, by how many athletes it has room for. */
function fieldWords(of: number): string {
  if (of === SEMI_FINAL) return "Semi-final";
  return of === QUARTER_FINAL ? "Quarter-final" : `Round of${NBSP}${of}`;
}

/** The round of a bout: “Round of 16”, “Final”, “Round 2”. */
export function roundWords(label: BoutLabel): string {
  switch (label.kind) {
    case "round":
      return fieldWords(label.of);
    case "final":
      return "Final";
    case "upper-final":
      return "Upper bracket final";
    case "grand-final":
      return label.game === 1 ? "Grand final" : "Grand final, second bout";
    case "bronze":
      return "Bronze bout";
    case "repechage":
      return `Repechage, round${NBSP}${label.round}`;
    case "losers":
      return `Lower bracket, round${NBSP}${label.round}`;
    case "group":
      return `Round${NBSP}${label.round}`;
    case "game":
      return `${formatOrdinal(label.game)} bout`;
    case "substitute":
      return label.of === 2 ? "Substitute final" : `Substitute ${fieldWords(label.of).toLowerCase()}`;
  }
}

/** The same where there is room for a few letters. */
export function roundShort(label: BoutLabel): string {
  switch (label.kind) {
    case "round":
      if (label.of === SEMI_FINAL) return "SF";
      return label.of === QUARTER_FINAL ? "QF" : `R${label.of}`;
    case "bronze":
      return "Bronze";
    case "repechage":
    case "losers":
      return `Rd${NBSP}${label.round}`;
    case "upper-final":
      return "Final";
    case "substitute":
      return "Subst.";
    case "final":
    case "grand-final":
    case "group":
    case "game":
      return roundWords(label);
  }
}

/** Whom an open corner waits for. `numberOf` tells a bout by its id in the draw. */
export function sourceWords(slot: Slot, numberOf: (bracketId: string) => string | undefined): string {
  const bout = (id: string) => numberOf(id) ?? id;
  if ("seed" in slot) return "Athlete to be decided";
  if ("winnerOf" in slot) return `Winner of bout${NBSP}${bout(slot.winnerOf)}`;
  if ("loserOf" in slot) return `Loser of bout${NBSP}${bout(slot.loserOf)}`;
  if ("beatenBy" in slot) return `Lost to winner of bout${NBSP}${bout(slot.beatenBy.winnerOf)}`;
  if ("groupRank" in slot) {
    return `${formatOrdinal(slot.groupRank.place)} in group${NBSP}${groupLetter(slot.groupRank.group)}`;
  }
  return "winnerOfSeries" in slot ? "Winner of the series" : "Loser of the series";
}

/** Groups are known by Latin letters, which are shown as they are. */
export function groupLetter(group: string): string {
  return group;
}

/** “6 minutes each”, “1 minute each”, “4:30 each”. */
export function boutLengthWords(seconds: number): string {
  const minutes = seconds / 60;
  if (Number.isInteger(minutes)) return `${formatCount(minutes, "minute")} each`;
  return `${Math.floor(minutes)}:${String(seconds % 60).padStart(2, "0")} each`;
}

/**
 * How a bout ended, as everybody reads it: one word for one outcome on every page; where it begins a line, with a capital.
 * Officials read `officialMethods.ts` (BT62).
 */
export const METHOD_WORDS: Readonly<Record<PublicMethod, string>> = {
  submission: "submission",
  points: "by points",
  advantages: "by advantages",
  fewer_penalties: "by penalties",
  last_score: "by last score",
  highest_action: "by highest score",
  technical_superiority: "technical superiority",
  golden_score: "golden score",
  overtime_points: "by overtime points",
  overtime_submission: "overtime submission",
  overtime_defence: "overtime defence",
  escape_time: "by escape time",
  decision: "referees’ decision",
  dq_technical: "disqualification",
  dq_penalties: "disqualified by penalties",
  injury: "injury",
  medical: "stopped by doctor",
  withdrawal: "withdrawal",
  walkover: "walkover",
  no_show: "no-show",
  overweight: "overweight",
  random: "by lot",
  double_dq: "both disqualified",
  double_no_show: "no-show by both",
  draw: "draw",
  void: "cancelled",
};

/** The same where only a few letters fit beside a name: whatever is not short enough as it is. */
export const METHOD_SHORT: Readonly<Record<PublicMethod, string>> = {
  ...METHOD_WORDS,
  submission: "sub.",
  points: "points",
  advantages: "adv.",
  fewer_penalties: "penalties",
  last_score: "last score",
  highest_action: "top score",
  technical_superiority: "tech. sup.",
  golden_score: "golden",
  overtime_points: "overtime",
  overtime_submission: "sub.",
  overtime_defence: "overtime",
  escape_time: "escape",
  decision: "decision",
  dq_technical: "DQ",
  dq_penalties: "DQ",
  medical: "doctor",
  withdrawal: "withdr.",
  walkover: "w/o",
  random: "lot",
  double_dq: "DQ",
  double_no_show: "no-show",
};
