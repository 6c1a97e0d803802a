import type { NumberedDay } from "#domain/schedule/eventDays.ts";

export const events = {
  crumbs: "Путь",
  list: "Соревнования",
  tabs: {
    label: "Разделы события",
    about: "О турнире",
    mine: "Мои спортсмены",
    competition: "Сетки",
    carpets: "Ковры",
    teams: "Команды",
    stats: "Статистика",
    change: "Изменить",
  },
  state: {
    live: (day: NumberedDay | undefined) =>
      day === undefined ? "Идёт сегодня" : `Идёт, день ${day.number} из ${day.count}`,
    running: "Идёт",
    registration: (until: string) =>
      until === "" ? "Регистрация открыта" : `Регистрация открыта до ${until}`,
    upcoming: "Скоро",
    past: "Завершён",
    undated: "Дата уточняется",
  },
} as const;
