import type { BoutReason, TableCriterion } from "#domain/awarding/reason.ts";

export const awarding = {
  announce: "Объявление",
  blocked: "Спортсмены равны по всем правилам",
  blockedText: "Порядок решает человек: до этого места не объявляют.",
  places: ["Золото", "Серебро", "Бронза"],
  place: (place: number) => `${place}-е место`,
  alone: "единственный участник",
  movedUp: "занял освободившееся место",
  ahead: (what: string) => `выше следующего ${what}`,
  behind: (what: string) => `ниже предыдущего ${what}`,
  bouts: {
    "final-won": "победа в финале",
    "final-lost": "поражение в финале",
    "bronze-won": "победа в схватке за третье место",
    "bronze-lost": "поражение в схватке за третье место",
    "semi-final-lost": "поражение в полуфинале",
    "lower-bracket-won": "победа в нижней сетке",
    "bout-lost": "поражение в решающей схватке",
  } satisfies Record<BoutReason, string>,
  criteria: {
    wins: "по победам",
    submissions: "по сабмишенам",
    points: "по баллам",
    "head-to-head": "по личной встрече",
    weight: "по весу",
    equal: "по решению судей",
    decision: "по решению судей",
  } satisfies Record<TableCriterion, string>,
} as const;
