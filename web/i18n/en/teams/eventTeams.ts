/** The teams of an event. */
export const eventTeams = {
  title: "Команды",
  team: "Команда",
  city: "Город",
  fighters: "Участники",
  wins: "Победы",
  subs: "Сабмишены",
  points: "Баллы",
  from: "Кто принёс баллы",
  none: "Команд пока нет",
  noneText: "Они появятся вместе с первыми заявками.",
  search: "Команда или город",
  place: "№",
} as const;
