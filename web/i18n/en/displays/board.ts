import { formatCount } from "../numbers.ts";

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

/** How the bout ended, large enough for the last row: a headline and what stands small beside it. */
export const ENDINGS: Readonly<Record<string, string>> = {
  submission: "Win by submission",
  overtime_submission: "Win by submission",
  points: "Win by points",
  advantages: "Win by advantages",
  fewer_penalties: "Win by penalties",
  last_score: "Win by last score",
  highest_action: "Win by highest score",
  technical_superiority: "Technical superiority",
  golden_score: "Golden score",
  overtime_points: "Win in overtime",
  overtime_defence: "Win by defence",
  escape_time: "Win by escape time",
  decision: "Referees’ decision",
  dq_technical: "Disqualification",
  dq_disciplinary: "Disqualification",
  dq_penalties: "DQ by penalties",
  injury: "Opponent injured",
  medical: "Opponent stopped by doctor",
  withdrawal: "Opponent withdrew",
  walkover: "Win by walkover",
  no_show: "Opponent’s no-show",
  overweight: "Opponent overweight",
  random: "Win by lot",
  double_dq: "Both disqualified",
  double_no_show: "No-show by both",
  draw: "Draw",
  void: "Bout cancelled",
};
