/** What somebody is after: the first place, a medal, the way out of the group. */
export type NeedGoal = "first" | "medal" | "playoff";

const NBSP = "\u00a0";

const FOR: Readonly<Record<NeedGoal, string>> = {
  first: "For 1st place",
  medal: "For a medal",
  playoff: "To leave the group",
};
const SURE: Readonly<Record<NeedGoal, string>> = {
  first: "1st place is secured",
  medal: "A medal is secured",
  playoff: "The way out of the group is secured",
};
const OUT: Readonly<Record<NeedGoal, string>> = {
  first: "1st place is out of reach",
  medal: "A medal is out of reach",
  playoff: "The way out of the group is closed",
};
const DECIDED: Readonly<Record<NeedGoal, string>> = {
  first: "1st place depends on",
  medal: "A medal depends on",
  playoff: "The way out of the group depends on",
};

const NUMBERS = ["", "one", "two", "three", "four", "five"];

const words = (count: number) => NUMBERS[count] ?? String(count);
const wins = (count: number) => `${words(count)} ${count === 1 ? "win" : "wins"}`;
const theBout = (number: number | undefined) => (number === undefined ? "the bout" : `bout${NBSP}${number}`);
const all = (of: number) => (of === 2 ? "both bouts" : `all ${words(of)} bouts`);

/** “What is needed” (NE1–NE4). */
export const needs = {
  title: "What is needed",
  sure: (goal: NeedGoal) => SURE[goal],
  out: (goal: NeedGoal) => OUT[goal],
  win: (goal: NeedGoal, bout: number | undefined) => `${FOR[goal]}, a win in ${theBout(bout)} is enough`,
  wins: (goal: NeedGoal, count: number, of: number) =>
    count === of
      ? `${FOR[goal]}, wins in ${all(of)} are enough`
      : `${FOR[goal]}, ${wins(count)} in the remaining ${words(of)} bouts ${count === 1 ? "is" : "are"} enough`,
  submission: (goal: NeedGoal, bout: number | undefined) =>
    `${FOR[goal]}, a submission in ${theBout(bout)} is enough`,
  submissions: (goal: NeedGoal, of: number) => `${FOR[goal]}, submissions in ${all(of)} are enough`,
  others: (goal: NeedGoal, own: string, results: readonly string[]) =>
    `${FOR[goal]}, needed: ${[own, ...results].filter(Boolean).join("; ")}`,
  ownWin: (bout: number | undefined) => `a win in ${theBout(bout)}`,
  ownWins: (of: number) => `wins in ${all(of)}`,
  result: (bout: number | undefined, winner: string) => `${winner} wins ${theBout(bout)}`,
  must: (goal: NeedGoal, count: number) =>
    `${FOR[goal]}, at least ${wins(count)} ${count === 1 ? "is" : "are"} needed, then submissions and points decide`,
  open: (goal: NeedGoal) => `${DECIDED[goal]} other bouts, submissions and points`,
} as const;
