export const events = {
  crumbs: "Путь",
  list: "Соревнования",
  tabs: {
    label: "Разделы события",
    about: "О турнире",
    competition: "Сетки",
    carpets: "Ковры",
    teams: "Команды",
    stats: "Статистика",
    change: "Изменить",
  },
  state: {
    live: "Идёт сегодня",
    registration: (until: string) =>
      until === "" ? "Регистрация открыта" : `Регистрация открыта до ${until}`,
    upcoming: "Скоро",
    past: "Завершён",
    undated: "Дата уточняется",
  },
} as const;
