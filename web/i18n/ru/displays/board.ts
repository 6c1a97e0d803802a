import type { PublicMethod } from "#domain/bout/publicMethod.ts";
import { capital } from "#web/i18n/sentence.ts";
import { formatCount } from "../numbers.ts";
import { METHOD_WORDS } from "../sport/sport.ts";

const COUNTDOWNS: Readonly<Record<string, string>> = {
  medical: "врач на ковре",
  stalling: "пассивность",
  absence: "ожидание",
};

/** Words of the board: read from far away, so there are few of them. */
export const board = {
  title: "Табло",
  phases: {
    waiting: "Готовятся",
    called: "Вызваны",
    running: "Схватка",
    paused: "Пауза",
    "time-over": "Время вышло",
    finished: "Окончена",
  },
  overtime: "Овертайм",
  withPoints: "с баллами",
  withoutPoints: "без баллов",
  escape: "уход",
  victory: "Победа",
  next: "Далее на ковре",
  partners: "Партнёры",
  partner: "Партнёр турнира",
  soon: "Скоро начнём",
  noBout: "Ковёр свободен",
  waiting: "Соперник определяется",
  redCorner: "Красный угол",
  blueCorner: "Синий угол",
  number: (number: number) => `№\u00a0${number}`,
  minutes: (minutes: number) => formatCount(minutes, "minute"),
  /** «врач на ковре, Кочетов»; a countdown only these rules have goes by its own name. */
  countdown: (counter: string, surname: string | undefined) =>
    [COUNTDOWNS[counter] ?? counter, surname].filter(Boolean).join(", "),
  at: (time: string) => `на ${time}`,
  score: (first: string, second: string) => `счёт ${first}\u00a0:\u00a0${second}`,
} as const;

/** How the bout ended, large enough for the last row: of whom it is said, where the word alone leaves it open. */
export function ending(method: PublicMethod): string {
  const word = METHOD_WORDS[method];
  const headline = HEADLINES[method];
  if (headline !== undefined) return headline;
  return /^(по|без) /.test(word) ? `${board.victory} ${word}` : capital(word);
}

const HEADLINES: Partial<Readonly<Record<PublicMethod, string>>> = {
  submission: "Победа сабмишеном",
  injury: "Травма соперника",
  medical: "Соперник снят врачом",
  withdrawal: "Отказ соперника",
  no_show: "Неявка соперника",
  overweight: "Перевес соперника",
  void: "Схватка отменена",
};
