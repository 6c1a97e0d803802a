import type { BoutState, CategoryStatus } from "#contract/competition/entity.ts";
import type { EventDays } from "#domain/schedule/eventDays.ts";
import { PICTURED_METHODS } from "#domain/bout/publicMethod.ts";
import { METHODS } from "#domain/bout/vocabulary.ts";
import { counted } from "./counted.ts";
import { OUTCOMES } from "./outcomes.ts";

const longDate = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const STATUSES: Readonly<Record<CategoryStatus, string>> = {
  draft: "Без жеребьёвки",
  drawn: "Жеребьёвка проведена",
  in_progress: "Идёт",
  finished: "Результаты",
  awarded: "Результаты",
  merged: "Объединена",
};

const STATES: Readonly<Record<BoutState, string>> = {
  waiting: "Ожидает",
  called: "Вызваны на ковёр",
  running: "Идёт",
  paused: "Пауза",
  "time-over": "Время вышло",
  finished: "Окончена",
};

/** The words on share pictures; everything else a person reads is in the pages. */
export const share = {
  days: (days: EventDays | undefined) =>
    days === undefined
      ? ""
      : longDate.formatRange(Date.parse(days.first), Date.parse(days.last)).replaceAll(/\s*г\./g, ""),
  live: "Идёт сейчас",
  fighters: (count: number) => counted(count, ["участник", "участника", "участников"]),
  categories: (count: number) => counted(count, ["категория", "категории", "категорий"]),
  carpets: (count: number) => counted(count, ["ковёр", "ковра", "ковров"]),
  wins: (count: number) => counted(count, ["победа", "победы", "побед"]),
  losses: (count: number) => counted(count, ["поражение", "поражения", "поражений"]),
  submissions: (count: number) => counted(count, ["сабмишен", "сабмишена", "сабмишенов"]),
  bouts: (done: number, total: number) => `Проведено схваток: ${done} из ${total}`,
  status: (status: CategoryStatus) => STATUSES[status],
  state: (state: BoutState) => STATES[state],
  place: (place: number) => `${place}-е место`,
  how: (name: string | undefined) => {
    const method = METHODS.find((one) => one === name);
    return method !== undefined && PICTURED_METHODS.has(method) ? OUTCOMES[method] : "";
  },
  tbd: "Соперник определится",
};
