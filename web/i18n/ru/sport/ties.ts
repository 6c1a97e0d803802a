import type { Tie } from "#domain/referee/neutrality.ts";

const words: Readonly<Record<Tie, string>> = {
  club: "тот же клуб",
  region: "тот же регион",
  coach: "тренер спортсмена",
};

/** Why a referee may not be neutral to an athlete. */
export const tiesText = (ties: readonly Tie[]): string => ties.map((tie) => words[tie]).join(", ");
