import { formatCount } from "../numbers.ts";

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

/** How the bout ended, large enough for the last row: a headline and what stands small beside it. */
export const ENDINGS: Readonly<Record<string, string>> = {
  submission: "Победа сабмишеном",
  overtime_submission: "Победа сабмишеном",
  points: "Победа по баллам",
  advantages: "Победа по преимуществам",
  fewer_penalties: "Победа по штрафам",
  last_score: "Победа по последнему баллу",
  highest_action: "Победа по оценкам",
  technical_superiority: "Явное преимущество",
  golden_score: "Золотой балл",
  overtime_points: "Победа в овертайме",
  overtime_defence: "Победа защитой",
  escape_time: "Победа по времени ухода",
  decision: "Решение судей",
  dq_technical: "Дисквалификация",
  dq_disciplinary: "Дисквалификация",
  dq_penalties: "Снят по штрафам",
  injury: "Травма соперника",
  medical: "Соперник снят врачом",
  withdrawal: "Отказ соперника",
  walkover: "Победа без борьбы",
  no_show: "Неявка соперника",
  overweight: "Перевес соперника",
  random: "Победа по жребию",
  double_dq: "Оба дисквалифицированы",
  double_no_show: "Неявка обоих",
  draw: "Ничья",
  void: "Схватка отменена",
};
