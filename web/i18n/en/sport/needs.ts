/** What somebody is after: the first place, a medal, the way out of the group. */
export type NeedGoal = "first" | "medal" | "playoff";

const NBSP = "\u00a0";

const FOR: Readonly<Record<NeedGoal, string>> = {
  first: "Для 1-го места",
  medal: "Для призового места",
  playoff: "Для выхода из группы",
};
const SURE: Readonly<Record<NeedGoal, string>> = {
  first: "1-е место обеспечено",
  medal: "Призовое место обеспечено",
  playoff: "Выход из группы обеспечен",
};
const OUT: Readonly<Record<NeedGoal, string>> = {
  first: "1-го места уже не занять",
  medal: "Призового места уже не занять",
  playoff: "Из группы уже не выйти",
};
const DECIDED: Readonly<Record<NeedGoal, string>> = {
  first: "1-е место решат",
  medal: "Призовое место решат",
  playoff: "Выход из группы решат",
};

const OF_WINS = ["", "одной победы", "двух побед", "трёх побед", "четырёх побед", "пяти побед"];
const IN_BOUTS = ["", "", "двух", "трёх", "четырёх", "пяти"];

const inBout = (number: number | undefined) =>
  number === undefined ? "в схватке" : `в схватке${NBSP}${number}`;
const inAll = (of: number) => (of === 2 ? "в обеих схватках" : `во всех ${IN_BOUTS[of] ?? of} схватках`);

/** «Что нужно» (NE1–NE4). Names stay as they are: nobody's name is put into a case. */
export const needs = {
  title: "Что нужно",
  sure: (goal: NeedGoal) => SURE[goal],
  out: (goal: NeedGoal) => OUT[goal],
  win: (goal: NeedGoal, bout: number | undefined) => `${FOR[goal]} достаточно победы ${inBout(bout)}`,
  wins: (goal: NeedGoal, wins: number, of: number) =>
    wins === of
      ? `${FOR[goal]} достаточно побед ${inAll(of)}`
      : `${FOR[goal]} достаточно ${OF_WINS[wins] ?? wins} в ${IN_BOUTS[of] ?? of} оставшихся схватках`,
  submission: (goal: NeedGoal, bout: number | undefined) =>
    `${FOR[goal]} достаточно сабмишена ${inBout(bout)}`,
  submissions: (goal: NeedGoal, of: number) => `${FOR[goal]} достаточно сабмишенов ${inAll(of)}`,
  others: (goal: NeedGoal, own: string, results: readonly string[]) =>
    `${FOR[goal]} нужно: ${[own, ...results].filter(Boolean).join("; ")}`,
  ownWin: (bout: number | undefined) => `победа ${inBout(bout)}`,
  ownWins: (of: number) => `победы ${inAll(of)}`,
  result: (bout: number | undefined, winner: string) => `${inBout(bout)} побеждает ${winner}`,
  must: (goal: NeedGoal, wins: number) =>
    `${FOR[goal]} нужно не меньше ${OF_WINS[wins] ?? wins}, дальше решат сабмишены и баллы`,
  open: (goal: NeedGoal) => `${DECIDED[goal]} другие схватки, сабмишены и баллы`,
} as const;
