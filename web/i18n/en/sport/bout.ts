import { FORMATS as DRAW_FORMATS, type Format } from "#domain/draw/formats.ts";
import type { BoutState, CategoryStatus, CompetitionStatus } from "#contract/competition/entity.ts";

export const boutStates: Readonly<Record<BoutState, string>> = {
  waiting: "Ожидает",
  called: "Вызваны",
  running: "Идёт",
  paused: "Пауза",
  "time-over": "Время вышло",
  finished: "Окончена",
};

export const categoryStatuses: Readonly<Record<CategoryStatus, string>> = {
  draft: "Без жеребьёвки",
  drawn: "Не начата",
  in_progress: "Идёт",
  finished: "Завершена",
  awarded: "Награждена",
  merged: "Объединена",
};

export const competitionStatuses: Readonly<Record<CompetitionStatus, string>> = {
  draft: "Готовится",
  in_progress: "Идёт",
  closed: "Закрыто",
};

const FORMATS: Readonly<Record<Format, string>> = {
  single_elimination_two_bronzes: "на выбывание, две бронзы",
  single_elimination_bronze_bout: "на выбывание, схватка за бронзу",
  repechage_from_finalists: "утешительные от финалистов",
  repechage_quarterfinal: "утешительные от четвертьфинала",
  repechage_from_semifinalists: "утешительные от полуфиналистов",
  double_elimination: "до двух поражений",
  double_elimination_bronze: "до двух поражений, бронза",
  russian_order: "по номерам жребия, утешение от финалистов",
  double_elimination_crossed: "до двух поражений",
  double_elimination_bronze_crossed: "до двух поражений, бронза",
  round_robin: "круговая",
  best_of_three: "до двух побед",
  three_person: "на троих",
  groups_playoff: "группы и плей-офф",
  groups_playoff_two_bronzes: "группы и плей-офф, две бронзы",
};

/** The format in words; one that this page does not know is shown as it came. */
export function formatWords(format: string | null): string {
  const known = DRAW_FORMATS.find((name) => name === format);
  return known === undefined ? (format ?? "") : FORMATS[known];
}

export const boutWords = {
  red: "красный угол",
  blue: "синий угол",
  redLetter: "К",
  blueLetter: "С",
  tbd: "Соперник определяется",
  freePlace: "Место свободно",
  number: (number: number) => `№\u00a0${number}`,
  score: "Баллы",
  victory: "Победа",
  defeat: "Поражение",
  drawn: "Без победителя",
  against: (name: string) => `против: ${name}`,
} as const;

/** How often somebody was called to the mat; apart from the bout's own page, which few pages need. */
export const calls = {
  times: ["первый вызов", "второй вызов", "третий вызов"],
  many: (count: number) => `вызовов: ${count}`,
  waitingFor: (time: string) => `ждут ${time}`,
} as const;
