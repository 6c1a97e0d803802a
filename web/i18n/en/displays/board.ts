import type { PublicMethod } from "#domain/bout/publicMethod.ts";
import { capital } from "#web/i18n/sentence.ts";
import { formatCount } from "../numbers.ts";
import { METHOD_WORDS } from "../sport/sport.ts";

const COUNTDOWNS: Readonly<Record<string, string>> = {
  medical: "doctor on the mat",
  stalling: "passivity",
  absence: "waiting",
};

/** Words of the board: read from far away, so there are few of them. */
export const board = {
  title: "Scoreboard",
  phases: {
    waiting: "Get ready",
    called: "Called",
    running: "Bout",
    paused: "Paused",
    "time-over": "Time is up",
    finished: "Finished",
  },
  overtime: "Overtime",
  withPoints: "with points",
  withoutPoints: "no points",
  escape: "escape",
  victory: "Winner",
  next: "Next on the mat",
  partners: "Partners",
  partner: "Event partner",
  soon: "Starting soon",
  noBout: "Mat is free",
  waiting: "Opponent to be decided",
  redCorner: "Red corner",
  blueCorner: "Blue corner",
  number: (number: number) => `No.\u00a0${number}`,
  minutes: (minutes: number) => formatCount(minutes, "minute"),
  /** “doctor on the mat, Smith”; a countdown only these rules have goes by its own name. */
  countdown: (counter: string, surname: string | undefined) =>
    [COUNTDOWNS[counter] ?? counter, surname].filter(Boolean).join(", "),
  at: (time: string) => `at ${time}`,
  score: (first: string, second: string) => `score ${first}\u00a0:\u00a0${second}`,
} as const;

/** How the bout ended, large enough for the last row: of whom it is said, where the word alone leaves it open. */
export function ending(method: PublicMethod): string {
  const word = METHOD_WORDS[method];
  const headline = HEADLINES[method];
  if (headline !== undefined) return headline;
  return word.startsWith("by ") ? `Win ${word}` : capital(word);
}

const HEADLINES: Partial<Readonly<Record<PublicMethod, string>>> = {
  submission: "Win by submission",
  injury: "Opponent’s injury",
  medical: "Opponent stopped by doctor",
  withdrawal: "Opponent’s withdrawal",
  walkover: "Win by walkover",
  no_show: "Opponent’s no-show",
  overweight: "Opponent overweight",
  void: "Bout cancelled",
};
