import { formatDayMonth } from "../dates.ts";

/** The mats of a competition and one of them. */
export const eventMats = {
  pause: (title: string, to: string) => `${title} до ${to}`,
  dayClosed: (next: string | undefined) =>
    `День закрыт${next === undefined ? "" : `, продолжение ${formatDayMonth(next)}`}`,
  title: "Ковры",
  none: "Ковры ещё не назначены",
  noneText: "Они появятся, когда организатор распределит схватки.",
  over: "Турнир завершён",
  overText: "Схваток на коврах больше нет.",
  now: "На ковре",
  next: "Далее",
  prepare: "Готовятся",
  queue: "Очередь",
  finished: "Окончены",
  free: "Свободен",
  done: "Все схватки проведены",
  noFinished: "Пока ни одна схватка не окончена",
  noQueue: "Очередь пуста",
  whole: (count: number) => `Показать все ${count}`,
  progress: "Проведённые схватки ковра",
  later: "Когда определятся пары",
  time: "Начало",
  recounted: "Время пересчитывается после каждой схватки",
  /** What those of the first places of a queue do. */
  turns: ["Готовятся", "Разминка"],
  tempo: "Темп ковра",
  tempoUnit: "схваток в час",
  meanBout: "Средняя схватка",
  meanGap: "Между схватками",
  endsAt: "окончание",
} as const;

/** «до 77 кг»: a weight class where there is room for a few letters. */
export const weightShort = (weight: string): string => weight;
