import type { BoutLabel, Slot } from "#domain/draw/bracket.ts";
import type { PublicMethod } from "#domain/bout/publicMethod.ts";
import { formatCount, formatOrdinal } from "../numbers.ts";

const NBSP = "\u00a0";

const COUNTDOWNS: Readonly<Record<string, string>> = {
  medical: "врач",
  stalling: "пассивность",
  absence: "ждут",
};

export const sport = {
  card: {
    bout: (number: number) => `Схватка${NBSP}${number}`,
    withoutNumber: "Схватка",
    getReady: "готовятся",
    countdown: "отсчёт",
    countdowns: COUNTDOWNS,
    neverHeld: "Не понадобилась",
    nobody: "—",
    nobodyWords: "соперника нет",
    winner: "победа",
    winnerGoesTo: (number: string) => `победитель идёт в схватку${NBSP}${number}`,
  },
  style: { gi: "ги", nogi: "без\u00a0ги" },
} as const;

/** The round of a bout: «1/8 финала», «Финал», «Тур 2». */
export function roundWords(label: BoutLabel): string {
  switch (label.kind) {
    case "round":
      return `1/${label.of / 2} финала`;
    case "final":
      return "Финал";
    case "upper-final":
      return "Финал верхней сетки";
    case "grand-final":
      return label.game === 1 ? "Суперфинал" : "Суперфинал, вторая схватка";
    case "bronze":
      return "За 3-е место";
    case "repechage":
      return `Утешительные, ${formatOrdinal(label.round)} круг`;
    case "losers":
      return `Нижняя сетка, ${formatOrdinal(label.round)} круг`;
    case "group":
      return `Тур${NBSP}${label.round}`;
    case "game":
      return `${formatOrdinal(label.game, "я")} схватка`;
    case "substitute":
      return label.of === 2 ? "Замена финала" : `Замена 1/${label.of / 2} финала`;
  }
}

/** The same where there is room for a few letters. */
export function roundShort(label: BoutLabel): string {
  switch (label.kind) {
    case "round":
      return `1/${label.of / 2}`;
    case "bronze":
      return `3-е${NBSP}место`;
    case "repechage":
    case "losers":
      return `${formatOrdinal(label.round)} круг`;
    case "upper-final":
      return "Финал";
    case "substitute":
      return "Замена";
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
  if ("seed" in slot) return "Участник определяется";
  if ("winnerOf" in slot) return `Победитель схватки${NBSP}${bout(slot.winnerOf)}`;
  if ("loserOf" in slot) return `Проигравший в схватке${NBSP}${bout(slot.loserOf)}`;
  if ("beatenBy" in slot) return `Уступил победителю №${NBSP}${bout(slot.beatenBy.winnerOf)}`;
  if ("groupRank" in slot) {
    return `${formatOrdinal(slot.groupRank.place, "е")} место, группа${NBSP}${groupLetter(slot.groupRank.group)}`;
  }
  return "winnerOfSeries" in slot ? "Победитель серии" : "Проигравший в серии";
}

const GROUP_LETTERS: Readonly<Record<string, string>> = { A: "А", B: "Б", C: "В", D: "Г" };

export function groupLetter(group: string): string {
  return GROUP_LETTERS[group] ?? group;
}

/** «по 6 минут», «по 1 минуте», «по 4:30». */
export function boutLengthWords(seconds: number): string {
  const minutes = seconds / 60;
  if (minutes === 1) return `по 1${NBSP}минуте`;
  if (Number.isInteger(minutes)) return `по ${formatCount(minutes, "minute")}`;
  return `по ${Math.floor(minutes)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * How a bout ended, as everybody reads it: one word for one outcome on every page; where it begins a line, with a capital.
 * Officials read `officialMethods.ts` (BT62).
 */
export const METHOD_WORDS: Readonly<Record<PublicMethod, string>> = {
  submission: "сабмишен",
  points: "по баллам",
  advantages: "по преимуществам",
  fewer_penalties: "по штрафам",
  last_score: "по последнему баллу",
  highest_action: "по высшей оценке",
  technical_superiority: "явное преимущество",
  golden_score: "золотой балл",
  overtime_points: "по баллам в овертайме",
  overtime_submission: "сабмишен в овертайме",
  overtime_defence: "защита в овертайме",
  escape_time: "по времени ухода",
  decision: "решение судей",
  dq_technical: "дисквалификация",
  dq_penalties: "снят по штрафам",
  injury: "травма",
  medical: "снят врачом",
  withdrawal: "отказ",
  walkover: "без борьбы",
  no_show: "неявка",
  overweight: "перевес",
  random: "жребий",
  double_dq: "оба дисквалифицированы",
  double_no_show: "неявка обоих",
  draw: "ничья",
  void: "отменена",
};

/** The same where only a few letters fit beside a name: whatever is not short enough as it is. */
export const METHOD_SHORT: Readonly<Record<PublicMethod, string>> = {
  ...METHOD_WORDS,
  submission: "сабм.",
  points: "баллы",
  advantages: "преим.",
  fewer_penalties: "штрафы",
  last_score: "посл. балл",
  highest_action: "оценка",
  technical_superiority: "явн. пр.",
  golden_score: "зол. балл",
  overtime_points: "овертайм",
  overtime_submission: "сабм.",
  overtime_defence: "овертайм",
  escape_time: "уход",
  decision: "решение",
  dq_technical: "дискв.",
  dq_penalties: "дискв.",
  medical: "врач",
  walkover: "б/б",
  double_dq: "дискв.",
  double_no_show: "неявка",
  void: "отмена",
};
